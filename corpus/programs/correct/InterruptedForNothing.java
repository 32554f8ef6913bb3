package corpus.correct;

/** A guarded wait goes on waiting after interrupts. */
//! verdict VERIFIED
//! search dpor
public class InterruptedForNothing {

    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                while (!ready) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        continue;
                    }
                }
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.interrupt();
        synchronized (lock) {
            ready = true;
            lock.notifyAll();
        }
        waiter.join();
    }
}
