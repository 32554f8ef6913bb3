package corpus.correct;

import java.util.concurrent.LinkedBlockingQueue;

/** Two consumers share the items of one producer, and the pill is put back for the other. */
//! verdict BUDGET_SPENT
//! search random
//! budget 500
public class LinkedQueuePill {

    private static final int PILL = -1;

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        int[] sums = new int[2];
        Thread first = new Thread(() -> sums[0] = consume(queue));
        Thread second = new Thread(() -> sums[1] = consume(queue));
        first.start();
        second.start();
        queue.put(1);
        queue.put(2);
        queue.put(PILL);
        first.join();
        second.join();
        assert sums[0] + sums[1] == 3;
    }

    private static int consume(LinkedBlockingQueue<Integer> queue) {
        try {
            int sum = 0;
            for (int item = queue.take(); item != PILL; item = queue.take()) {
                sum += item;
            }
            queue.put(PILL);
            return sum;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
