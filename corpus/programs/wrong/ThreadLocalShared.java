package corpus.wrong;

import java.util.ArrayList;
import java.util.List;

/** A thread-local variable whose initial value is the same object for everybody. */
//! verdict FOUND
public class ThreadLocalShared {

    private static final int[] SHARED = new int[1];
    private static final ThreadLocal<int[]> CELL = ThreadLocal.withInitial(() -> SHARED);

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> CELL.get()[0]++); //! finds data-race
        Thread second = new Thread(() -> CELL.get()[0]++); //! finds data-race
        first.start();
        second.start();
        first.join();
        second.join();
        assert SHARED[0] == 2; //! finds assertion-failed
    }
}
