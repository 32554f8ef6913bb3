package corpus.correct;

import java.util.concurrent.LinkedBlockingDeque;

/** A worker puts its own work at the front of a deque; another steals from the back. */
//! verdict BUDGET_SPENT
//! search random
//! budget 500
public class DequeBothEnds {

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>(2);
        int[] stolen = new int[1];
        Thread thief = new Thread(() -> {
            try {
                stolen[0] = deque.takeLast();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        thief.start();
        deque.putFirst(1);
        deque.putFirst(2);
        int own = deque.takeFirst();
        thief.join();
        assert stolen[0] + own == 3 && deque.isEmpty();
    }
}
