package corpus.wrong;

import dev.heddle.Heddle;

/** The program asks for an input only under a schedule that is not the first. */
//! verdict FOUND
//! search dpor
//! inputs x = 77
public class InputAskedLate {

    private static volatile int state;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            state = 1;
            state = 2;
        });
        thread.start();
        if (state == 1) {
            int x = Heddle.anyInt("x");
            assert x != 77; //! finds assertion-failed
        }
        thread.join();
    }
}
