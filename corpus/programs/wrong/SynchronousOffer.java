package corpus.wrong;

import java.util.concurrent.SynchronousQueue;

/** An item is offered before anybody waits for it, and then there is none. */
//! verdict FOUND
public class SynchronousOffer {

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<String> queue = new SynchronousQueue<>();
        Thread producer = new Thread(() -> queue.offer("item"));
        producer.start();
        queue.take(); //! finds deadlock
    }
}
