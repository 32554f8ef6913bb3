package corpus.wrong;

import java.util.concurrent.LinkedBlockingQueue;

/** There is one pill for two consumers, and the second waits for an item that never comes. */
//! verdict FOUND
public class LinkedQueueOnePill {

    private static final int PILL = -1;

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread first = new Thread(() -> consume(queue));
        Thread second = new Thread(() -> consume(queue));
        first.start();
        second.start();
        queue.put(PILL);
        first.join();
        second.join(); //! finds deadlock
    }

    private static void consume(LinkedBlockingQueue<Integer> queue) {
        try {
            while (queue.take() != PILL) { //! finds deadlock
                Thread.onSpinWait();
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
