package corpus.correct;

import java.util.concurrent.PriorityBlockingQueue;

/** Whichever of two threads puts first, the smaller number comes out first. */
//! verdict BUDGET_SPENT
//! search random
//! budget 1000
public class PriorityOrder {

    public static void main(String[] args) throws InterruptedException {
        PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
        Thread first = new Thread(() -> queue.put(2));
        Thread second = new Thread(() -> queue.put(1));
        first.start();
        second.start();
        first.join();
        second.join();
        assert queue.take() == 1 && queue.take() == 2;
    }
}
