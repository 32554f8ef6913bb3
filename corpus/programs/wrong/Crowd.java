package corpus.wrong;

/** One of a hundred threads counts without the lock. */
//! verdict FOUND
//! search random
//! budget 2
public class Crowd {

    private static final int THREADS = 120;
    private static final Object LOCK = new Object();

    private static int count;

    private static void enter() {
        synchronized (LOCK) {
            count++; //! finds data-race
        }
    }

    private static void slipIn() {
        count++; //! finds data-race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new Thread(i == 100 ? Crowd::slipIn : Crowd::enter);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
