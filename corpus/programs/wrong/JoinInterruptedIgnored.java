package corpus.wrong;

import java.util.concurrent.atomic.AtomicInteger;

/** A join ends by an interrupt, which is ignored: the result may not be there. */
//! verdict FOUND
public class JoinInterruptedIgnored {

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger result = new AtomicInteger();
        Thread worker = new Thread(() -> result.set(1));
        Thread reader = new Thread(() -> {
            try {
                worker.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            assert result.get() == 1; //! finds assertion-failed
        });
        worker.start();
        reader.start();
        reader.interrupt();
        reader.join();
        worker.join();
    }
}
