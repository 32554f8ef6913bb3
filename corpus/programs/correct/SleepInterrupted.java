package corpus.correct;

/** A sleeping thread is interrupted: in time, or after that, before it writes that it was not, before it ends, or after all. */
//! verdict VERIFIED
//! executions 4
public class SleepInterrupted {

    private static volatile String outcome;

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(1000);
                outcome = "slept";
            } catch (InterruptedException e) {
                assert !Thread.currentThread().isInterrupted();
                outcome = "interrupted";
            }
        });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
        assert outcome.equals("slept") || outcome.equals("interrupted");
    }
}
