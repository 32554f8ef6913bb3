package corpus.correct;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** A consumer that gives up after a while gets all there is. */
//! patient
//! search auto
//! verdict VERIFIED
public class GuardedPoll {

    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        Thread producer = new Thread(() -> {
            queue.add(1);
            queue.add(2);
        });
        producer.start();
        int sum = 0;
        for (Integer next; (next = queue.poll(100, TimeUnit.MILLISECONDS)) != null;) {
            sum += next;
        }
        assert sum == 3;
    }
}
