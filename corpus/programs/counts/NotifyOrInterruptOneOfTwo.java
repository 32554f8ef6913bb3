package corpus.counts;

/** One of two waiters is interrupted; a notification that comes before can be for either. */
//! count - 35 17
public class NotifyOrInterruptOneOfTwo {

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> await(lock));
        waiter.start();
        Threads.run(() -> await(lock), waiter::interrupt, () -> {
            synchronized (lock) {
                lock.notify();
            }
        });
        waiter.join();
    }

    private static void await(Object lock) {
        synchronized (lock) {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                // One of the two expects it.
            }
        }
    }
}
