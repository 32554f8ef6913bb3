package corpus.correct;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A consumer takes what comes until nothing has come for half a second. */
//! verdict VERIFIED
//! search dpor
//! budget 2000
//! patient
public class PollUntilQuiet {

    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        Thread producer = new Thread(() -> {
            try {
                queue.put(1);
                Thread.sleep(200);
                queue.put(2);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        producer.start();
        int sum = 0;
        for (Integer next; (next = queue.poll(500, TimeUnit.MILLISECONDS)) != null;) {
            sum += next;
        }
        assert sum == 3 : sum;
        producer.join();
    }
}
