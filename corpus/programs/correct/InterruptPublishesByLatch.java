package corpus.correct;

import java.util.concurrent.CountDownLatch;

/** An interrupt happens before the exception that ends the wait for a latch. */
//! verdict VERIFIED
public class InterruptPublishesByLatch {

    private static int data;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread waiter = new Thread(() -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                assert data == 42;
            }
        });
        waiter.start();
        data = 42;
        waiter.interrupt();
        waiter.join();
    }
}
