package corpus.correct;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** An atomic update after a write with release mode passes on what that write published. */
//! verdict VERIFIED
public class ReleaseSequence {

    private static final VarHandle STAGE;

    static {
        try {
            STAGE = MethodHandles.lookup().findStaticVarHandle(ReleaseSequence.class, "stage", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static int stage;
    private static int message;

    public static void main(String[] args) throws InterruptedException {
        Thread sender = new Thread(() -> {
            message = 42;
            STAGE.setRelease(1);
        });
        Thread relay = new Thread(() -> STAGE.compareAndSet(1, 2));
        sender.start();
        relay.start();
        if ((int) STAGE.getAcquire() == 2) {
            assert message == 42;
        }
        sender.join();
        relay.join();
    }
}
