package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.CountDownLatch;

/** Whoever of two threads ends last ends the program, whether or not the daemon has saved. */
//! verdict FOUND
//! search dpor
//! finds property-violated
public class EventuallyByDaemonOfTwo {

    public static void main(String[] args) throws InterruptedException {
        Heddle.eventually("saved");
        CountDownLatch ready = new CountDownLatch(1);
        CountDownLatch saved = new CountDownLatch(1);
        Thread daemon = new Thread(() -> {
            ready.countDown();
            Heddle.event("saved");
            saved.countDown();
        });
        daemon.setDaemon(true);
        daemon.start();
        Thread user = new Thread(() -> {
            if (saved.getCount() == 0) {
                Thread.yield();
            }
        });
        user.start();
        ready.await();
    }
}
