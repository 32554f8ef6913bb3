package corpus.wrong;

import java.util.concurrent.PriorityBlockingQueue;

/** The main thread takes as soon as there is something, and believes that it is the smallest there will be. */
//! verdict FOUND
public class PriorityTooEarly {

    public static void main(String[] args) throws InterruptedException {
        PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
        Thread producer = new Thread(() -> {
            queue.put(2);
            queue.put(1);
        });
        producer.start();
        int first = queue.take();
        assert first == 1; //! finds assertion-failed
    }
}
