package corpus.correct;

import dev.heddle.Heddle;

/** An input is published by a volatile flag: seen or not, and if seen, positive or not, 3 classes. */
//! verdict VERIFIED
//! search dpor
//! executions 3
public class InputPublished {

    private static int value;
    private static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x");
        Thread thread = new Thread(() -> {
            value = x;
            ready = true;
        });
        thread.start();
        if (ready && value > 0) {
            assert x > 0;
        }
        thread.join();
    }
}
