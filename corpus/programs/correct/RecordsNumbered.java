package corpus.correct;

import java.util.logging.Logger;

/** Log records are numbered from 0 in every execution. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class RecordsNumbered {

    private static long number = -1;

    public static void main(String[] args) throws InterruptedException {
        Logger logger = Logger.getLogger("corpus");
        logger.setUseParentHandlers(false);
        logger.setFilter(record -> {
            number = record.getSequenceNumber();
            return false;
        });
        Thread thread = new Thread(() -> logger.info("first"));
        thread.start();
        thread.join();
        assert number == 0;
    }
}
