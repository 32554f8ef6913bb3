package corpus.correct;

/** A thread is busy for a second, by the clock: who sleeps for a tenth of that is done before. */
//! verdict VERIFIED
//! search dpor
//! patient
public class BusyLongerThanSleep {

    private static volatile boolean done;

    private static void burn(long millis) {
        long end = System.nanoTime() + millis * 1_000_000;
        while (System.nanoTime() < end) {
            // Nothing else to do.
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                return;
            }
            done = true;
        });
        sleeper.start();
        burn(1_000);
        assert done;
        sleeper.join();
    }
}
