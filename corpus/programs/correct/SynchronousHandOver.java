package corpus.correct;

import java.util.concurrent.SynchronousQueue;

/** Items are handed over from thread to thread, without a place to lie. */
//! verdict BUDGET_SPENT
//! search random
//! budget 500
public class SynchronousHandOver {

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<int[]> queue = new SynchronousQueue<>();
        Thread producer = new Thread(() -> {
            try {
                queue.put(new int[] {1});
                queue.put(new int[] {2});
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        producer.start();
        assert queue.take()[0] == 1;
        assert queue.take()[0] == 2;
        producer.join();
        assert queue.poll() == null;
    }
}
