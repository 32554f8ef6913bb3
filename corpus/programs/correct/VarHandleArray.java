package corpus.correct;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Atomic updates of array elements through a handle: two steps in each thread, so six orders. */
//! verdict VERIFIED
//! executions 6
public class VarHandleArray {

    private static final VarHandle CELL = MethodHandles.arrayElementVarHandle(int[].class);

    public static void main(String[] args) throws InterruptedException {
        int[] cells = new int[2];
        Runnable body = () -> {
            CELL.getAndAdd(cells, 0, 1);
            CELL.compareAndSet(cells, 1, 0, 5);
        };
        Thread first = new Thread(body);
        Thread second = new Thread(body);
        first.start();
        second.start();
        first.join();
        second.join();
        assert cells[0] == 2 && cells[1] == 5;
    }
}
