package corpus.wrong;

/** A thread looks at a flag and the clock until its time is up, since nobody ever sets the flag. */
//! verdict FOUND
//! search dpor
//! patient
public class PollInVain {

    private static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            if (done) {
                throw new AssertionError();
            }
        });
        other.start();
        long deadline = System.nanoTime() + 5_000_000_000L;
        while (!done) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("too late"); //! finds uncaught-exception
            }
            Thread.onSpinWait();
        }
        other.join();
    }
}
