package corpus.correct;

/** The end of a thread notifies whoever waits on the thread object. */
//! verdict VERIFIED
public class WaitForEndOfThread {

    private static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> result = 42);
        worker.start();
        synchronized (worker) {
            while (worker.isAlive()) {
                worker.wait();
            }
        }
        assert result == 42;
    }
}
