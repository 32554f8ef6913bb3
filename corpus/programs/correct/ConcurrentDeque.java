package corpus.correct;

import java.util.concurrent.ConcurrentLinkedDeque;

/** Two threads take from the two ends of a deque; each item is taken once. */
//! verdict BUDGET_SPENT
//! search random
//! budget 500
public class ConcurrentDeque {

    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
        deque.add(1);
        deque.add(2);
        int[] taken = new int[2];
        Thread first = new Thread(() -> taken[0] = deque.pollFirst());
        Thread second = new Thread(() -> taken[1] = deque.pollLast());
        first.start();
        second.start();
        first.join();
        second.join();
        assert taken[0] + taken[1] == 3 && deque.isEmpty();
    }
}
