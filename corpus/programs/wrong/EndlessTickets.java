package corpus.wrong;

import java.util.concurrent.atomic.AtomicInteger;

/** A lock with tickets of one bit, and three threads that take one again and again. */
//! verdict FOUND
//! search auto
//! budget 20000
public class EndlessTickets {

    private static final AtomicInteger NEXT = new AtomicInteger();
    private static volatile int served;
    private static final AtomicInteger INSIDE = new AtomicInteger();

    private static void work() {
        while (true) {
            int ticket = NEXT.getAndIncrement() & 1;
            while (served != ticket) {
                Thread.onSpinWait();
            }
            if (INSIDE.getAndIncrement() > 0) {
                throw new AssertionError("two are served"); //! finds assertion-failed
            }
            INSIDE.getAndDecrement();
            served = ticket + 1 & 1;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            new Thread(EndlessTickets::work).start();
        }
    }
}
