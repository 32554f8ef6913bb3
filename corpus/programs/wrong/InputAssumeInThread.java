package corpus.wrong;

import dev.heddle.Heddle;

/** A thread assumes something of an input while another one fails for it: only what both admit is a failure. */
//! verdict FOUND
//! search dpor
public class InputAssumeInThread {

    private static volatile int state;

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x");
        Thread first = new Thread(() -> {
            Heddle.assume(x > 10);
            state = x;
        });
        Thread second = new Thread(() -> {
            if (state == 11) {
                throw new IllegalStateException(); //! finds uncaught-exception
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
