package corpus.correct;

/** A wait that is woken too early goes on for the rest of its time. */
//! verdict VERIFIED
//! search dpor
//! patient
public class WaitForTheRest {

    private static final Object LOCK = new Object();
    private static int steps;

    private static void step() {
        synchronized (LOCK) {
            steps++;
            LOCK.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            try {
                step();
                Thread.sleep(300);
                step();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        long end = System.currentTimeMillis() + 2_000;
        synchronized (LOCK) {
            while (steps < 2) {
                long left = end - System.currentTimeMillis();
                assert left > 0 : "too late";
                LOCK.wait(left);
            }
        }
        other.join();
    }
}
