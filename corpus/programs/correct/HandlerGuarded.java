package corpus.correct;

import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** A handler guards what it counts. */
//! verdict VERIFIED
//! search dpor
public class HandlerGuarded {

    private static final class Counter extends Handler {

        private int records;

        @Override
        public synchronized void publish(LogRecord record) {
            records++;
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
        assert counter.records == 2;
    }
}
