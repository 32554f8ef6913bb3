package corpus.correct;

/** A timed wait in a deadline loop, prepared for both outcomes. */
//! verdict VERIFIED
public class DeadlineWaitBoth {

    private static boolean done;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) {
                done = true;
                lock.notifyAll();
            }
        });
        worker.start();
        String outcome = "done";
        synchronized (lock) {
            long deadline = System.nanoTime() + 1_000_000;
            while (!done) {
                long left = deadline - System.nanoTime();
                if (left <= 0) {
                    outcome = "timed out";
                    break;
                }
                lock.wait(left / 1_000_000 + 1);
            }
        }
        worker.join();
        assert done || outcome.equals("timed out");
    }
}
