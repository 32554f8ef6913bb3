package corpus.correct;

/** A thread spins on a flag, but not for longer than five seconds; who sets it sleeps before. */
//! verdict VERIFIED
//! search dpor
//! patient
public class SpinUntilDeadline {

    private static volatile boolean done;

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
        long deadline = System.nanoTime() + 5_000_000_000L;
        while (!done && System.nanoTime() < deadline) {
            Thread.onSpinWait();
        }
        assert done;
        sleeper.join();
    }
}
