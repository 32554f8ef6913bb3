package corpus.wrong;

/** A loop of timed waits looks for a condition that nobody will ever make true. */
//! verdict FOUND
public class TimedWaitPolling {

    private static boolean done;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                while (!done) {
                    try {
                        lock.wait(10); //! finds livelock
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                }
            }
        });
        waiter.start();
        waiter.join();
    }
}
