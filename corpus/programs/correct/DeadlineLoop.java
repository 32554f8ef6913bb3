package corpus.correct;

/** A loop that looks at the clock ends when the time has come, however little else happens. */
//! verdict VERIFIED
public class DeadlineLoop {

    private static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> done = true);
        worker.start();
        long deadline = System.nanoTime() + 1_000_000;
        while (!done && System.nanoTime() < deadline) {
            Thread.onSpinWait();
        }
        worker.join();
        assert done;
    }
}
