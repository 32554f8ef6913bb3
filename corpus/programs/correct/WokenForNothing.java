package corpus.correct;

/** A guarded wait is notified twice before what it waits for is there. */
//! verdict VERIFIED
//! search dpor
//! executions 8
public class WokenForNothing {

    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                while (!ready) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                }
            }
        });
        waiter.start();
        for (int i = 0; i < 3; i++) {
            synchronized (lock) {
                ready = i == 2;
                lock.notify();
            }
        }
        waiter.join();
    }
}
