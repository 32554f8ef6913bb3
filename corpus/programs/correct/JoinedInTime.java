package corpus.correct;

/** A thread that sleeps for 100 milliseconds has ended after a second. */
//! verdict VERIFIED
//! search dpor
//! patient
public class JoinedInTime {

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        sleeper.start();
        sleeper.join(1_000);
        assert !sleeper.isAlive();
    }
}
