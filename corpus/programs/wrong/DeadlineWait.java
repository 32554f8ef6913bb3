package corpus.wrong;

/** A timed wait in a deadline loop; the program forgets that time may run out. */
//! verdict FOUND
public class DeadlineWait {

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
        synchronized (lock) {
            long deadline = System.nanoTime() + 1_000_000;
            while (!done) {
                long left = deadline - System.nanoTime();
                if (left <= 0) {
                    break;
                }
                lock.wait(left / 1_000_000 + 1);
            }
            assert done : "timed out"; //! finds assertion-failed
        }
        worker.join();
    }
}
