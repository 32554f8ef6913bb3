package corpus.correct;

/** A timed wait that nobody ends returns when its time is up. */
//! verdict VERIFIED
//! executions 1
public class TimedWaitAlone {

    private static long waited;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                long start = System.nanoTime();
                try {
                    lock.wait(10);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                waited = System.nanoTime() - start;
            }
        });
        waiter.start();
        waiter.join();
        assert waited >= 10_000_000 : waited;
    }
}
