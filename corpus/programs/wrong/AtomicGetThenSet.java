package corpus.wrong;

import java.util.concurrent.atomic.AtomicLong;

/** To get and then to set is not atomic although each is: six orders of two reads and two writes. */
//! verdict FOUND
//! executions 6
public class AtomicGetThenSet {

    private static final AtomicLong COUNTER = new AtomicLong();

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(AtomicGetThenSet::increment);
        Thread second = new Thread(AtomicGetThenSet::increment);
        first.start();
        second.start();
        first.join();
        second.join();
        assert COUNTER.get() == 2; //! finds assertion-failed
    }

    private static void increment() {
        COUNTER.set(COUNTER.get() + 1);
    }
}
