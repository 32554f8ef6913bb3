package corpus.correct;

/** The program is ended by one thread while another waits for ever. */
//! verdict VERIFIED
//! executions 2
public class ExitEndsAll {

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        waiter.start();
        System.exit(0);
        throw new AssertionError("is not reached");
    }
}
