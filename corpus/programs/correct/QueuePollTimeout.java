package corpus.correct;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A consumer waits for an item for a time and is prepared to go without. */
//! verdict BUDGET_SPENT
//! search random
//! budget 500
public class QueuePollTimeout {

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread producer = new Thread(() -> queue.add("item"));
        producer.start();
        String item = queue.poll(10, TimeUnit.MILLISECONDS);
        producer.join();
        assert item == null ? queue.size() == 1 : queue.isEmpty();
    }
}
