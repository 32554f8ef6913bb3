package corpus.correct;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A producer ends its items with a pill, at which the consumer stops; the queue has room for one. */
//! verdict BUDGET_SPENT
//! search random
//! budget 1000
public class ArrayQueuePill {

    private static final int PILL = -1;

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread producer = new Thread(() -> {
            try {
                queue.put(1);
                queue.put(2);
                queue.put(PILL);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        producer.start();
        int sum = 0;
        for (int item = queue.take(); item != PILL; item = queue.take()) {
            sum += item;
        }
        producer.join();
        assert sum == 3 && queue.isEmpty();
    }
}
