package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.CountDownLatch;

/** What should happen is left to a daemon, and the program need not wait for it. */
//! verdict FOUND
//! search dpor
//! finds property-violated
public class EventuallyByDaemon {

    public static void main(String[] args) throws InterruptedException {
        Heddle.eventually("saved");
        CountDownLatch ready = new CountDownLatch(1);
        Thread daemon = new Thread(() -> {
            ready.countDown();
            Heddle.event("saved");
        });
        daemon.setDaemon(true);
        daemon.start();
        ready.await();
    }
}
