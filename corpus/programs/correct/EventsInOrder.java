package corpus.correct;

import dev.heddle.Heddle;

/** Whatever the schedule, the door is opened once, before anybody goes in, and nobody falls. */
//! verdict VERIFIED
//! search dpor
public class EventsInOrder {

    public static void main(String[] args) throws InterruptedException {
        Heddle.precedes("opened", "entered");
        Heddle.atMostOnce("opened");
        Heddle.eventually("entered");
        Heddle.never("fallen");
        Thread porter = new Thread(() -> Heddle.event("opened"));
        porter.start();
        porter.join();
        Thread guest = new Thread(() -> Heddle.event("entered"));
        Thread other = new Thread(() -> Heddle.event("entered"));
        guest.start();
        other.start();
        guest.join();
        other.join();
    }
}
