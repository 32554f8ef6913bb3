package corpus.wrong;

import dev.heddle.Heddle;

/** Only if both threads choose their last value and the first of them is overtaken, the program fails. */
//! verdict FOUND
//! executions 12
public class ChooseInThreads {

    private static int state;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> apply(Heddle.choose(2) == 1 ? 3 : 0));
        Thread second = new Thread(() -> apply(Heddle.choose(3) == 2 ? 5 : 1));
        first.start();
        second.start();
        first.join();
        second.join();
        assert state != 53; //! finds assertion-failed
    }

    private static synchronized void apply(int n) {
        state = state * 10 + n;
    }
}
