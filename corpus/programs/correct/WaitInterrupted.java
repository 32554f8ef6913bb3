package corpus.correct;

/**
 * A waiting thread is interrupted: it goes on with the monitor and without its interrupt status. The interrupt comes before the monitor is
 * entered, before the wait or during it.
 */
//! verdict VERIFIED
//! executions 3
public class WaitInterrupted {

    private static boolean woken;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                    throw new AssertionError("nobody notifies");
                } catch (InterruptedException expected) {
                    assert Thread.holdsLock(lock);
                    assert !Thread.currentThread().isInterrupted();
                    woken = true;
                }
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.join();
        assert woken;
    }
}
