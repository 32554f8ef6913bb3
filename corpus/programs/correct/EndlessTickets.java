package corpus.correct;

import java.util.concurrent.atomic.AtomicInteger;

/** A lock with tickets that are never used up, and three threads that take one again and again. */
//! verdict BUDGET_SPENT
//! search auto
//! budget 400
public class EndlessTickets {

    private static final AtomicInteger NEXT = new AtomicInteger();
    private static volatile int served;
    private static final AtomicInteger INSIDE = new AtomicInteger();

    private static void work() {
        while (true) {
            int ticket = NEXT.getAndIncrement();
            while (served != ticket) {
                Thread.onSpinWait();
            }
            if (INSIDE.getAndIncrement() > 0) {
                throw new AssertionError("two are served");
            }
            INSIDE.getAndDecrement();
            served = ticket + 1;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            new Thread(EndlessTickets::work).start();
        }
    }
}
