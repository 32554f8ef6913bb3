package corpus.wrong;

import java.util.concurrent.ConcurrentLinkedQueue;

/** A thread sees that a queue is not empty, and another takes the item away. */
//! verdict FOUND
public class ConcurrentQueueRemove {

    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();
        queue.add("item");
        Thread other = new Thread(queue::poll);
        other.start();
        if (!queue.isEmpty()) {
            queue.remove(); //! finds uncaught-exception
        }
        other.join();
    }
}
