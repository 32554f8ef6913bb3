package corpus.correct;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** One puts, another takes: whoever is ahead, elements come in their order. */
//! trusted
//! search dpor
//! verdict VERIFIED
//! executions 1
public class TrustedQueueInOrder {

    static final BlockingQueue<int[]> QUEUE = new LinkedBlockingQueue<>();

    public static void main(String[] args) throws InterruptedException {
        Thread producer = new Thread(() -> {
            QUEUE.add(new int[] {1});
            QUEUE.add(new int[] {2});
        });
        producer.start();
        assert QUEUE.take()[0] == 1;
        assert QUEUE.take()[0] == 2;
        producer.join();
    }
}
