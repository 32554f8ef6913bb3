package corpus.correct;

/** Each thread counts in a variable of its own; only the two sums are shared, in cells of their own. */
//! verdict VERIFIED
//! executions 2
public class ThreadLocalCounter {

    private static final ThreadLocal<int[]> COUNTER = ThreadLocal.withInitial(() -> new int[1]);

    public static void main(String[] args) throws InterruptedException {
        int[] sums = new int[2];
        Thread first = new Thread(() -> sums[0] = count(3));
        Thread second = new Thread(() -> sums[1] = count(4));
        first.start();
        second.start();
        first.join();
        second.join();
        assert sums[0] == 3 && sums[1] == 4;
        assert COUNTER.get()[0] == 0;
    }

    private static int count(int n) {
        for (int i = 0; i < n; i++) {
            COUNTER.get()[0]++;
        }
        int result = COUNTER.get()[0];
        COUNTER.remove();
        return result;
    }
}
