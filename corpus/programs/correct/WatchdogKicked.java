package corpus.correct;

/** A watchdog that is kicked every 100 milliseconds does not bark after 500. */
//! verdict VERIFIED
//! search dpor
//! patient
public class WatchdogKicked {

    private static final Object LOCK = new Object();
    private static int kicks;
    private static boolean stopped;

    private static void watch() {
        synchronized (LOCK) {
            try {
                while (!stopped) {
                    int seen = kicks;
                    LOCK.wait(500);
                    assert stopped || kicks > seen : "nobody has kicked";
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread dog = new Thread(WatchdogKicked::watch);
        dog.start();
        for (int i = 0; i < 3; i++) {
            Thread.sleep(100);
            synchronized (LOCK) {
                kicks++;
                LOCK.notifyAll();
            }
        }
        synchronized (LOCK) {
            stopped = true;
            LOCK.notifyAll();
        }
        dog.join();
    }
}
