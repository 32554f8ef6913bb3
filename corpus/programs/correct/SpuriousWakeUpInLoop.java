package corpus.correct;

/** A wait in a loop does not mind waking up for no reason. */
//! verdict VERIFIED
//! spurious
public class SpuriousWakeUpInLoop {

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
            while (!ready) {
                lock.wait();
            }
            assert ready;
        }
        announcer.join();
    }
}
