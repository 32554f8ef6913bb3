package corpus.wrong;

import dev.heddle.Heddle;

/** What breaks an invariant is written just before a thread is started that repairs it, and by another that then spins. */
//! verdict FOUND
//! search dpor
//! all
public class InputInvariantBeforeStart {

    private static volatile int total;
    private static volatile boolean go;

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x");
        int y = Heddle.anyInt("y");
        Heddle.invariant("not 77", () -> total != 77);
        Heddle.invariant("not 99", () -> total != 99);
        total = x; //! finds invariant-violated
        Thread thread = new Thread(() -> {
            total = y; //! finds invariant-violated
            while (!go) {
            }
            total = 0;
        });
        thread.start();
        go = true;
        thread.join();
    }
}
