package corpus.correct;

/** What is measured is what was slept. */
//! patient
//! search auto
//! verdict VERIFIED
public class TakesAsLong {

    public static void main(String[] args) throws Exception {
        long start = System.nanoTime();
        Thread other = new Thread(() -> {
        });
        other.start();
        Thread.sleep(50);
        other.join(1_000);
        long elapsed = (System.nanoTime() - start) / 1_000_000;
        assert elapsed >= 50 && elapsed < 200 : elapsed;
    }
}
