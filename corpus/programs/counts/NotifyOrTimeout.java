package corpus.counts;

/** A waiter can be notified until it has run out of time: the earlier the notification comes, the more there are to choose from. */
//! count - 24 10
public class NotifyOrTimeout {

    private static int other;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Threads.run(() -> {
            synchronized (lock) {
                Waits.await(lock);
            }
        }, () -> {
            synchronized (lock) {
                lock.notify();
            }
        }, () -> {
            other = 1;
            synchronized (lock) {
                Waits.await(lock, 1);
            }
        });
    }
}
