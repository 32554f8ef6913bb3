package corpus.correct;

/** As much time passes as somebody sleeps, and hardly more. */
//! patient
//! search dpor
//! verdict VERIFIED
//! executions 1
public class PatientElapsed {

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(3_000);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        long start = System.nanoTime();
        Thread.sleep(100);
        long elapsed = System.nanoTime() - start;
        assert elapsed >= 100_000_000 && elapsed < 200_000_000 : elapsed;
        other.join();
        assert System.nanoTime() - start >= 2_900_000_000L;
    }
}
