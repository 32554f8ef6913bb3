package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A string that is an input goes through a queue to another thread. */
//! verdict FOUND
//! search dpor
public class InputStringShared {

    private static volatile boolean failed;

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread consumer = new Thread(() -> {
            try {
                if (queue.take().equals("stop")) {
                    throw new IllegalStateException(); //! finds uncaught-exception
                }
            } catch (InterruptedException interrupted) {
                failed = true;
            }
        });
        consumer.start();
        queue.put(Heddle.anyString("message", 6));
        consumer.join();
    }
}
