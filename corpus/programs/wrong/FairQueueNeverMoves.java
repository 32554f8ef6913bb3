package corpus.wrong;

import java.util.concurrent.Semaphore;

/** Who wants more permits than there are keeps the queue of a fair semaphore; the interrupt comes from who queues behind it. */
//! verdict FOUND
public class FairQueueNeverMoves {

    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(2, true);
        Thread greedy = new Thread(() -> {
            try {
                permits.acquire(3); //! finds deadlock
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Thread modest = new Thread(() -> {
            permits.acquireUninterruptibly(2); //! finds deadlock
            permits.release(2);
            greedy.interrupt();
        });
        greedy.start();
        modest.start();
        greedy.join();
        modest.join();
    }
}
