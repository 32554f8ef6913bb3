package corpus.correct;

/** Loops of a million local iterations in two threads are no reason for suspicion. */
//! verdict VERIFIED
//! executions 2
public class MillionLocalIterations {

    private static long sum;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(MillionLocalIterations::work);
        Thread second = new Thread(MillionLocalIterations::work);
        first.start();
        second.start();
        first.join();
        second.join();
        assert sum == 2 * 499999500000L;
    }

    private static void work() {
        long local = 0;
        for (int i = 0; i < 1_000_000; i++) {
            local += i;
        }
        synchronized (MillionLocalIterations.class) {
            sum += local;
        }
    }
}
