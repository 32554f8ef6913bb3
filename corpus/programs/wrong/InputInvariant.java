package corpus.wrong;

import dev.heddle.Heddle;

/** An invariant is broken by one value of an input, which only the invariant looks at. */
//! verdict FOUND
//! search dpor
//! executions 2
//! inputs x = 77
public class InputInvariant {

    private static volatile int total;

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x");
        Heddle.invariant("not 77", () -> total != 77);
        Thread thread = new Thread(() -> total = x); //! finds invariant-violated
        thread.start();
        thread.join();
    }
}
