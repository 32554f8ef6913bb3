package corpus.wrong;

import dev.heddle.Heddle;

/** Two threads both find the singleton missing, and make it. */
//! verdict FOUND
//! search dpor
//! finds property-violated
public class EventTwice {

    private static volatile Object instance;

    public static void main(String[] args) throws InterruptedException {
        Heddle.atMostOnce("made");
        Runnable get = () -> {
            if (instance == null) {
                Heddle.event("made");
                instance = new Object();
            }
        };
        Thread first = new Thread(get);
        Thread second = new Thread(get);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
