package corpus.correct;

import dev.heddle.Heddle;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A queue whose capacity is an input, 1 or 2, and two items: every item arrives. */
//! verdict VERIFIED
//! search dpor
public class InputBufferSize {

    public static void main(String[] args) throws InterruptedException {
        int capacity = Heddle.anyInt("capacity", 1, 2);
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(capacity);
        Thread producer = new Thread(() -> {
            try {
                queue.put(1);
                queue.put(2);
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
        });
        producer.start();
        assert queue.take() == 1;
        assert queue.take() == 2;
        producer.join();
    }
}
