package corpus.wrong;

import java.util.concurrent.LinkedTransferQueue;

/** A transfer waits for a consumer that does not come back for a second item. */
//! verdict FOUND
public class TransferNobody {

    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread consumer = new Thread(queue::poll);
        consumer.start();
        queue.put(1);
        queue.transfer(2); //! finds deadlock
    }
}
