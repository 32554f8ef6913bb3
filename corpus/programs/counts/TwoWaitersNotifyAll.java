package corpus.counts;

/** Two wait and all who wait are notified, once. */
//! count - 10 6
public class TwoWaitersNotifyAll {

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Runnable waiter = () -> {
            synchronized (lock) {
                Waits.await(lock);
            }
        };
        Threads.run(waiter, waiter, () -> {
            synchronized (lock) {
                lock.notifyAll();
            }
        });
    }
}
