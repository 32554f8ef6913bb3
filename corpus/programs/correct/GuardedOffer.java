package corpus.correct;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** There is room in the queue as soon as the other takes something. */
//! patient
//! search auto
//! verdict VERIFIED
public class GuardedOffer {

    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread producer = new Thread(() -> {
            try {
                assert queue.offer(1, 1, TimeUnit.SECONDS) && queue.offer(2, 1, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        producer.start();
        assert queue.take() == 1 && queue.take() == 2;
    }
}
