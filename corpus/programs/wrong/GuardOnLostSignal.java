package corpus.wrong;

/** A signal that comes before the wait is lost, and the limit only hides it. */
//! patient
//! search auto
//! verdict FOUND
public class GuardOnLostSignal {

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                lock.notify();
            }
        }).start();
        long start = System.nanoTime();
        synchronized (lock) {
            lock.wait(10_000);
        }
        assert System.nanoTime() - start < 1_000_000_000 : "waited for nothing"; //! finds assertion-failed
    }
}
