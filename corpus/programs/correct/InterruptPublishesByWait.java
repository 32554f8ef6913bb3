package corpus.correct;

/** An interrupt happens before the exception by which the wait ends, so that what was written before it is seen without a race. */
//! verdict VERIFIED
public class InterruptPublishesByWait {

    private static int data;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException expected) {
                    assert data == 42;
                }
            }
        });
        waiter.start();
        data = 42;
        waiter.interrupt();
        waiter.join();
    }
}
