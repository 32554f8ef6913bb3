package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.CountDownLatch;

/** The program may exit before the other thread has done what should happen. */
//! verdict FOUND
//! search dpor
//! finds property-violated
public class EventuallyBeforeExit {

    public static void main(String[] args) throws InterruptedException {
        Heddle.eventually("saved");
        CountDownLatch ready = new CountDownLatch(1);
        new Thread(() -> {
            ready.countDown();
            Heddle.event("saved");
        }).start();
        ready.await();
        System.exit(0);
    }
}
