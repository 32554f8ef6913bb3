package corpus.wrong;

import java.util.concurrent.atomic.AtomicBoolean;

/** Two threads look at a flag and then set it, and both do the work. */
//! verdict FOUND
//! all
public class AtomicBooleanTwice {

    private static final AtomicBoolean TAKEN = new AtomicBoolean();
    private static volatile int done;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(AtomicBooleanTwice::work);
        Thread second = new Thread(AtomicBooleanTwice::work);
        first.start();
        second.start();
        first.join();
        second.join();
        assert done == 1 : "done " + done; //! finds assertion-failed
    }

    private static void work() {
        if (!TAKEN.get()) {
            TAKEN.set(true);
            done++;
        }
    }
}
