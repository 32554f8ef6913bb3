package corpus.wrong;

/** A thread looks at a flag, and at the clock only to know for how long it has done so. */
//! verdict FOUND
//! search dpor
//! patient
public class PollForEver {

    private static volatile boolean done;
    private static volatile boolean unused;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> unused = true);
        other.start();
        long begun = System.nanoTime();
        while (!done && System.nanoTime() - begun >= 0) { //! finds livelock
            Thread.onSpinWait();
        }
        other.join();
    }
}
