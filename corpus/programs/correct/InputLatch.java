package corpus.correct;

import dev.heddle.Heddle;
import java.util.concurrent.CountDownLatch;

/** A latch that counts as many threads as an input says, 1 or 2. */
//! verdict VERIFIED
//! search dpor
public class InputLatch {

    public static void main(String[] args) throws InterruptedException {
        int parties = Heddle.anyInt("parties", 1, 2);
        CountDownLatch latch = new CountDownLatch(parties);
        for (int i = 0; i < parties; i++) {
            new Thread(latch::countDown).start();
        }
        latch.await();
        assert latch.getCount() == 0;
    }
}
