package corpus.correct;

import java.util.concurrent.ConcurrentLinkedQueue;

/** Two threads add to a queue and one polls until it has both. */
//! verdict BUDGET_SPENT
//! search random
//! budget 500
public class ConcurrentQueue {

    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
        Thread first = new Thread(() -> queue.add(1));
        Thread second = new Thread(() -> queue.add(2));
        first.start();
        second.start();
        int sum = 0;
        while (sum < 3) {
            Integer item = queue.poll();
            if (item != null) {
                sum += item;
            }
        }
        first.join();
        second.join();
        assert queue.isEmpty();
    }
}
