package corpus.correct;

import dev.heddle.Heddle;

/** What other threads can see is not read on a way that is not taken: whether the array is read is a branch, and its order to the write matters only then. */
//! verdict VERIFIED
//! search dpor
public class InputMergedBesideShared {

    private static final int[] SHARED = {5, 5};

    public static void main(String[] args) throws InterruptedException {
        int number = Heddle.anyInt("number", 0, 10);
        int[] shared = SHARED;
        Thread other = new Thread(() -> {
            synchronized (SHARED) {
                SHARED[0] = 6;
            }
        });
        other.start();
        int seen = 0;
        synchronized (SHARED) {
            if (number > 3) {
                seen = shared[0];
            }
        }
        other.join();
        assert seen == 0 || seen == 5 || seen == 6;
    }
}
