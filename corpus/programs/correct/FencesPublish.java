package corpus.correct;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A fence before an opaque write and one after an opaque read publish a message as a volatile variable does. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class FencesPublish {

    private static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(FencesPublish.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean ready;
    private static int message;

    public static void main(String[] args) throws InterruptedException {
        Thread sender = new Thread(() -> {
            message = 1;
            VarHandle.releaseFence();
            READY.setOpaque(true);
        });
        sender.start();
        if ((boolean) READY.getOpaque()) {
            VarHandle.acquireFence();
            assert message == 1;
        }
        sender.join();
    }
}
