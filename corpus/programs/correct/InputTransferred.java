package corpus.correct;

import dev.heddle.Heddle;
import java.util.concurrent.LinkedTransferQueue;

/** A queue that takes an element out by comparing references gives back the box that was put in. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputTransferred {

    public static void main(String[] args) throws InterruptedException {
        int x = Heddle.anyInt("x");
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        queue.put(x);
        assert queue.take() == x;
        assert queue.isEmpty();
    }
}
