package corpus.wrong;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** An opaque flag says nothing about the message that was written before it. */
//! verdict FOUND
//! executions 3
public class VarHandleOpaqueMessage {

    private static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(VarHandleOpaqueMessage.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static boolean ready;
    private static int message;

    public static void main(String[] args) throws InterruptedException {
        Thread sender = new Thread(() -> {
            message = 42; //! finds data-race
            READY.setOpaque(true);
        });
        sender.start();
        if ((boolean) READY.getOpaque()) {
            assert message == 42; //! finds data-race
        }
        sender.join();
    }
}
