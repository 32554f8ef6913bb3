package corpus.correct;

import dev.heddle.Heddle;

/** An invariant that depends on an input is not decided by the search, which says so instead of verifying. */
//! search dpor
//! verdict BUDGET_SPENT
//! search dpor
public class InputInvariant {

    private static volatile int total;

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x");
        Heddle.invariant("not 77", () -> total != 77);
        Thread thread = new Thread(() -> total = x);
        thread.start();
        thread.join();
    }
}
