package corpus.wrong;

import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** A handler counts what two threads log, and nothing guards the count. */
//! verdict FOUND
//! search dpor
//! all
public class HandlerUnguarded {

    private static final class Counter extends Handler {

        private int records;

        @Override
        public void publish(LogRecord record) {
            records++; //! finds data-race
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Counter();
        Logger logger = Logger.getLogger("corpus");
        logger.setUseParentHandlers(false);
        logger.addHandler(counter);
        Thread first = new Thread(() -> logger.info("one"));
        Thread second = new Thread(() -> logger.warning("two"));
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
