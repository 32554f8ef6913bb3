package corpus.wrong;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Two workers of a pool never return, so the third task never begins, and who waits for it waits in vain. */
//! verdict FOUND
//! search auto
//! budget 20000
public class EndlessPool {

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        AtomicInteger work = new AtomicInteger();
        CountDownLatch begun = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> {
                begun.countDown();
                int mine = work.incrementAndGet();
                while (work.get() == mine || begun.getCount() > 0) { //! finds livelock
                    Thread.onSpinWait();
                }
            });
        }
        begun.await();
    }
}
