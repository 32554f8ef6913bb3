package corpus.correct;

/** A thread does not end while somebody is in the monitor of its object: between the question whether it is alive and the wait, it cannot. */
//! verdict VERIFIED
public class WaitForEndWithLooks {

    private static volatile int looks;
    private static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> result = 42 + looks);
        worker.start();
        synchronized (worker) {
            while (worker.isAlive()) {
                looks = 0;
                worker.wait();
            }
        }
        assert result == 42;
    }
}
