package corpus.wrong;

import java.util.concurrent.atomic.AtomicInteger;

/** A plain write to an atomic variable publishes nothing. */
//! verdict FOUND
public class PlainWriteMixed {

    private static final AtomicInteger READY = new AtomicInteger();
    private static int message;

    public static void main(String[] args) throws InterruptedException {
        Thread sender = new Thread(() -> {
            message = 42; //! finds data-race
            READY.setOpaque(1);
        });
        sender.start();
        if (READY.getAcquire() == 1) {
            assert message == 42; //! finds data-race
        }
        sender.join();
    }
}
