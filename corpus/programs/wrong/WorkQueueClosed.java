package corpus.wrong;

import java.util.ArrayDeque;

/** To close a queue notifies one worker, and the other waits for ever. */
//! verdict FOUND
public class WorkQueueClosed {

    private final ArrayDeque<Integer> work = new ArrayDeque<>();
    private boolean closed;

    public static void main(String[] args) {
        WorkQueueClosed queue = new WorkQueueClosed();
        new Thread(queue::take).start();
        new Thread(queue::take).start();
        queue.close();
    }

    private synchronized void close() {
        closed = true;
        notify();
    }

    private synchronized Integer take() {
        while (work.isEmpty() && !closed) {
            try {
                wait(); //! finds leaked-thread
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        return work.poll();
    }
}
