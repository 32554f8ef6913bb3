package corpus.correct;

import dev.heddle.Heddle;

/** What a thread assumes excludes the failure of another, also where that one comes first. */
//! verdict VERIFIED
//! search dpor
public class InputAssumeInThread {

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x");
        Thread thread = new Thread(() -> Heddle.assume(x > 10));
        thread.start();
        assert x > 5 || x <= 10;
        thread.join();
        assert x > 10;
    }
}
