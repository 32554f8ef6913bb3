package corpus.correct;

import dev.heddle.Heddle;

/** What was merged decides later, in two threads, how they go on. */
//! verdict VERIFIED
//! search dpor
public class InputMergedThenDecides {

    private static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        int number = Heddle.anyInt("number", 0, 100);
        boolean high = number > 50 || number == 7;
        Thread other = new Thread(() -> {
            if (high) {
                x = 1;
            }
        });
        other.start();
        int seen = high ? 0 : x;
        other.join();
        assert seen == 0;
        assert x == (number > 50 || number == 7 ? 1 : 0);
    }
}
