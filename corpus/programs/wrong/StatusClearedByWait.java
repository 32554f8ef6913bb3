package corpus.wrong;

/** Whether a waiter was interrupted is asked from outside while it takes its monitor back. */
//! verdict FOUND
public class StatusClearedByWait {

    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    done = true;
                }
            }
        });
        waiter.start();
        waiter.interrupt();
        boolean before = waiter.isInterrupted();
        boolean after = waiter.isInterrupted();
        assert before == after; //! finds assertion-failed
        waiter.join();
    }
}
