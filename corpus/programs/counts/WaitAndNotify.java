package corpus.counts;

/** A notification that comes first is lost. */
//! count - 2 1
public class WaitAndNotify {

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
        });
    }
}
