package corpus.wrong;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A consumer that waits for less than the producer takes gives up. */
//! patient
//! search auto
//! verdict FOUND
public class PollsTooSlowly {

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        new Thread(() -> {
            try {
                Thread.sleep(500);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            queue.add("tea");
        }).start();
        assert queue.poll(200, TimeUnit.MILLISECONDS) != null; //! finds assertion-failed
    }
}
