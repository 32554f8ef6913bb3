package corpus.wrong;

import dev.heddle.Heddle;

/** What should happen in every run happens only in one of two. */
//! verdict FOUND
//! search dpor
//! finds property-violated
public class EventNeverComes {

    private static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Heddle.eventually("seen");
        Thread writer = new Thread(() -> ready = true);
        writer.start();
        if (ready) {
            Heddle.event("seen");
        }
        writer.join();
    }
}
