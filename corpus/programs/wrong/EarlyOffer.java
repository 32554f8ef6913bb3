package corpus.wrong;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** An element that does not fit in time is lost. */
//! early
//! search auto
//! verdict FOUND
public class EarlyOffer {

    public static void main(String[] args) throws Exception {
        BlockingQueue<String> orders = new ArrayBlockingQueue<>(1);
        Thread waiter = new Thread(() -> {
            try {
                orders.offer("tea", 100, TimeUnit.MILLISECONDS);
                orders.offer("cake", 100, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        waiter.start();
        orders.take();
        waiter.join();
        assert orders.size() == 1; //! finds early-time-limit
    }
}
