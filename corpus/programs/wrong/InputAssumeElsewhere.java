package corpus.wrong;

import dev.heddle.Heddle;

/** One thread assumes something of a number after another has failed because of it; in most orders it comes first, and the failure later. */
//! verdict FOUND
//! search dpor
public class InputAssumeElsewhere {

    static volatile int limit;

    public static void main(String[] args) throws InterruptedException {
        int number = Heddle.anyInt("number", 0, 5);
        Thread other = new Thread(() -> {
            assert limit <= number; //! finds assertion-failed
        });
        Thread setter = new Thread(() -> limit = 4);
        setter.start();
        other.start();
        Heddle.assume(limit <= number);
        setter.join();
        other.join();
    }
}
