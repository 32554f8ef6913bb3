package corpus.counts;

/** Two wait and one notification comes: at least one waits for ever. */
//! count - 10 10
public class TwoWaitersNotify {

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Runnable waiter = () -> {
            synchronized (lock) {
                Waits.await(lock);
            }
        };
        Threads.run(waiter, waiter, () -> {
            synchronized (lock) {
                lock.notify();
            }
        });
    }
}
