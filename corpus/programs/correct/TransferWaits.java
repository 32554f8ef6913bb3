package corpus.correct;

import java.util.concurrent.LinkedTransferQueue;

/** A transfer returns when the item has been received. */
//! verdict BUDGET_SPENT
//! search random
//! budget 500
public class TransferWaits {

    private static int data;

    public static void main(String[] args) throws InterruptedException {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread consumer = new Thread(() -> {
            try {
                data = queue.take();
                assert queue.take() == 2;
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        consumer.start();
        queue.transfer(1);
        queue.put(2);
        consumer.join();
        assert data == 1;
    }
}
