package corpus.correct;

/** The same for a thread that sleeps for longer than it takes to ask a few times. */
//! verdict VERIFIED
//! search dpor
//! patient
public class AwaitAtMostSleeper {

    private static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                return;
            }
            done = true;
        });
        worker.start();
        long end = System.currentTimeMillis() + 2_000;
        while (!done && System.currentTimeMillis() < end) {
            Thread.sleep(40);
        }
        assert done;
        worker.join();
    }
}
