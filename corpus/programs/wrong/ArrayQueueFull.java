package corpus.wrong;

import java.util.concurrent.ArrayBlockingQueue;

/** A producer puts four items into a queue with room for one, and two are taken. */
//! verdict FOUND
public class ArrayQueueFull {

    public static void main(String[] args) throws InterruptedException {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread producer = new Thread(() -> {
            try {
                queue.put(1);
                queue.put(2);
                queue.put(3);
                queue.put(4); //! finds deadlock
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        producer.start();
        queue.take();
        queue.take();
        producer.join(); //! finds deadlock
    }
}
