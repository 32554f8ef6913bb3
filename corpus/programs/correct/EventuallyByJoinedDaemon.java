package corpus.correct;

import dev.heddle.Heddle;

/** The program waits for the daemon that does what should happen. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class EventuallyByJoinedDaemon {

    public static void main(String[] args) throws InterruptedException {
        Heddle.eventually("saved");
        Thread daemon = new Thread(() -> Heddle.event("saved"));
        daemon.setDaemon(true);
        daemon.start();
        daemon.join();
    }
}
