package corpus.correct;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A message is written, then a flag with release mode; who reads the flag with acquire mode and finds it set sees the message. */
//! verdict VERIFIED
//! executions 3
public class VarHandleMessage {

    private static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(VarHandleMessage.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static boolean ready;
    private static int message;

    public static void main(String[] args) throws InterruptedException {
        Thread sender = new Thread(() -> {
            message = 42;
            READY.setRelease(true);
        });
        sender.start();
        if ((boolean) READY.getAcquire()) {
            assert message == 42;
        }
        sender.join();
    }
}
