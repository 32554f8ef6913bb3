package corpus.correct;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Two put, a third takes both: which comes first is all that can differ. */
//! trusted
//! search dpor
//! verdict VERIFIED
//! executions 2
public class TrustedQueueTwoProducers {

    static final BlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> QUEUE.add("tea")).start();
        new Thread(() -> QUEUE.add("milk")).start();
        assert QUEUE.take().length() + QUEUE.take().length() == 7;
    }
}
