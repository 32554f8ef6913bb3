package corpus.wrong;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The fence comes after the write that should publish the message: nothing orders it with who reads it. */
//! verdict FOUND
//! search dpor
public class FenceTooLate {

    private static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(FenceTooLate.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean ready;
    private static int message;

    public static void main(String[] args) throws InterruptedException {
        Thread sender = new Thread(() -> {
            message = 1; //! finds data-race
            READY.setOpaque(true);
            VarHandle.releaseFence();
        });
        sender.start();
        if ((boolean) READY.getOpaque()) {
            VarHandle.acquireFence();
            assert message == 1; //! finds data-race
        }
        sender.join();
    }
}
