package corpus.wrong;

import dev.heddle.Heddle;
import java.util.concurrent.atomic.AtomicInteger;

/** A transfer between atomic numbers keeps the sum only if it is done at once; the amount 0 hides it. */
//! verdict FOUND
//! search dpor
public class InputAtomic {

    public static void main(String[] args) throws InterruptedException {
        int amount = Heddle.anyInt("amount");
        AtomicInteger from = new AtomicInteger(100);
        AtomicInteger to = new AtomicInteger();
        Thread thread = new Thread(() -> {
            from.addAndGet(-amount);
            to.addAndGet(amount);
        });
        thread.start();
        int sum = from.get() + to.get();
        assert sum == 100; //! finds assertion-failed
        thread.join();
    }
}
