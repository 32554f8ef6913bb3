package corpus.correct;

/** Two sleeps take as long as they say. */
//! verdict VERIFIED
//! search dpor
//! patient
public class ElapsedSleep {

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(500);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        long begun = System.nanoTime();
        other.start();
        Thread.sleep(100);
        Thread.sleep(50);
        long millis = (System.nanoTime() - begun) / 1_000_000;
        assert millis >= 150 && millis < 200 : millis;
        other.join();
    }
}
