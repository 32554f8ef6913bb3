package corpus.wrong;

import java.util.concurrent.atomic.AtomicInteger;

/** An exception counts how often it was asked, where others read: nobody may notice that a report was made. */
//! verdict FOUND
//! executions 1
//! search dpor
public class MessageWrites {

    private static final AtomicInteger ASKED = new AtomicInteger();

    static class Counting extends RuntimeException {

        @Override
        public String getMessage() {
            return "asked " + ASKED.incrementAndGet() + " times";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            throw new Counting(); //! finds uncaught-exception
        });
        thread.start();
        thread.join();
        assert ASKED.get() == 0;
    }
}
