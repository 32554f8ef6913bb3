package corpus.wrong;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Nobody takes what does not fit. */
//! trusted
//! search dpor
//! verdict FOUND
public class TrustedBoundedQueueStuck {

    static final BlockingQueue<String> QUEUE = new ArrayBlockingQueue<>(1);

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> QUEUE.offer("a"));
        other.start();
        QUEUE.put("b"); //! finds deadlock
        QUEUE.take();
        other.join();
    }
}
