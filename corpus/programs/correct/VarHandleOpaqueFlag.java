package corpus.correct;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** An opaque flag is good enough to end a loop. */
//! verdict VERIFIED
public class VarHandleOpaqueFlag {

    private static final VarHandle STOP;

    static {
        try {
            STOP = MethodHandles.lookup().findVarHandle(VarHandleOpaqueFlag.class, "stop", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private boolean stop;

    public static void main(String[] args) throws InterruptedException {
        VarHandleOpaqueFlag flag = new VarHandleOpaqueFlag();
        Thread worker = new Thread(() -> {
            while (!(boolean) STOP.getOpaque(flag)) {
                Thread.onSpinWait();
            }
        });
        worker.start();
        STOP.setOpaque(flag, true);
        worker.join();
    }
}
