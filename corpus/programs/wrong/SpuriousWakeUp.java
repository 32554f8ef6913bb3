package corpus.wrong;

/** A wait without a loop, in a search that lets waits end for no reason. */
//! verdict FOUND
//! spurious
public class SpuriousWakeUp {

    private static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread announcer = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        });
        announcer.start();
        synchronized (lock) {
            if (!ready) {
                lock.wait();
            }
            assert ready; //! finds assertion-failed
        }
        announcer.join();
    }
}
