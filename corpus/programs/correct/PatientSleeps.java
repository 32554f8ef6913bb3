package corpus.correct;

/** Who sleeps for a tenth of a second is up before who sleeps for ten. */
//! patient
//! search dpor
//! verdict VERIFIED
//! executions 1
public class PatientSleeps {

    private static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            x = 1;
        }).start();
        Thread.sleep(10_000);
        assert x == 1;
    }
}
