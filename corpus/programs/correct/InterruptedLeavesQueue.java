package corpus.correct;

import java.util.concurrent.Semaphore;

/** Who is interrupted while it queues at a fair semaphore does not hold up who came later. */
//! verdict VERIFIED
public class InterruptedLeavesQueue {

    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(1, true);
        Thread greedy = new Thread(() -> {
            try {
                permits.acquire(2);
                throw new AssertionError("there is only one");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Thread modest = new Thread(() -> {
            permits.acquireUninterruptibly();
            permits.release();
        });
        greedy.start();
        modest.start();
        greedy.interrupt();
        greedy.join();
        modest.join();
    }
}
