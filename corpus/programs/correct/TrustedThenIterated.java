package corpus.correct;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Who goes through a queue element by element is more than one step, so the queue is explored after all. */
//! trusted
//! search dpor
//! verdict VERIFIED
public class TrustedThenIterated {

    static final BlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();

    public static void main(String[] args) {
        new Thread(() -> QUEUE.add("tea")).start();
        int seen = 0;
        for (String each : QUEUE) {
            seen += each.length();
        }
        assert seen == 0 || seen == 3;
    }
}
