package corpus.correct;

/** A circuit breaker that failures have opened lets a call through after a second. */
//! verdict VERIFIED
//! search dpor
//! patient
public class BreakerCloses {

    private static int failures;
    private static long opened;

    private static synchronized boolean isOpen() {
        return failures >= 2 && System.currentTimeMillis() - opened < 1_000;
    }

    private static synchronized void fail() {
        if (++failures == 2) {
            opened = System.currentTimeMillis();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(BreakerCloses::fail);
        other.start();
        fail();
        other.join();
        assert isOpen();
        Thread.sleep(1_500);
        assert !isOpen();
    }
}
