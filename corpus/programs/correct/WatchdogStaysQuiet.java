package corpus.correct;

/** A watchdog that looks for beats that are late sees none. */
//! patient
//! search auto
//! verdict VERIFIED
public class WatchdogStaysQuiet {

    static volatile long last;
    static volatile boolean done;

    private static void pause(long milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        Thread worker = new Thread(() -> {
            for (int i = 0; i < 3; i++) {
                last = System.nanoTime();
                pause(10);
            }
            done = true;
        });
        last = System.nanoTime();
        worker.start();
        while (!done) {
            pause(25);
            assert done || System.nanoTime() - last < 100_000_000 : "no beat";
        }
    }
}
