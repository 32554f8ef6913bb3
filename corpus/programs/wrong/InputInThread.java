package corpus.wrong;

import dev.heddle.Heddle;

/** Threads ask for inputs of their own, and fail together. */
//! verdict FOUND
//! search dpor
public class InputInThread {

    private static volatile int first;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> first = Heddle.anyInt("one"));
        thread.start();
        int second = Heddle.anyInt("two");
        assert first + second != 300 || first < 100; //! finds assertion-failed
        thread.join();
    }
}
