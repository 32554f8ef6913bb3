package corpus.wrong;

import dev.heddle.Heddle;

/** The connection may be used before it is opened. */
//! verdict FOUND
//! search dpor
//! executions 2
//! finds property-violated
public class EventsOutOfOrder {

    public static void main(String[] args) throws InterruptedException {
        Heddle.precedes("opened", "used");
        Thread opener = new Thread(() -> Heddle.event("opened"));
        Thread user = new Thread(() -> Heddle.event("used"));
        opener.start();
        user.start();
        opener.join();
        user.join();
    }
}
