package corpus.wrong;

import dev.heddle.Heddle;

/** A wait whose limit is an input: with 0, which means no limit, nobody ends it. */
//! verdict FOUND
//! search dpor
public class InputTimeout {

    public static void main(String[] args) throws InterruptedException {
        long limit = Heddle.anyLong("limit", 0, 2);
        Object monitor = new Object();
        synchronized (monitor) {
            monitor.wait(limit); //! finds deadlock
        }
    }
}
