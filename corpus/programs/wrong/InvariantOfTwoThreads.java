package corpus.wrong;

import dev.heddle.Heddle;

/** Two threads write different variables, which only an invariant relates: it fails in one of two orders. */
//! verdict FOUND
//! search dpor
//! executions 2
public class InvariantOfTwoThreads {

    private static volatile boolean open;
    private static volatile boolean powered = true;

    public static void main(String[] args) throws InterruptedException {
        Heddle.invariant("no power when open", () -> !(open && powered));
        Thread door = new Thread(() -> open = true); //! finds invariant-violated
        Thread power = new Thread(() -> powered = false);
        door.start();
        power.start();
        door.join();
        power.join();
    }
}
