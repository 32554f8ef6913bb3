package corpus.correct;

/** Two threads wait with a limit, in loops; one notification is for both. */
//! verdict VERIFIED
public class NotifiedOrLate {

    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Runnable waiter = () -> {
            synchronized (lock) {
                while (!ready) {
                    try {
                        lock.wait(100);
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                }
            }
        };
        Thread first = new Thread(waiter);
        Thread second = new Thread(waiter);
        first.start();
        second.start();
        synchronized (lock) {
            ready = true;
            lock.notify();
        }
        first.join();
        second.join();
    }
}
