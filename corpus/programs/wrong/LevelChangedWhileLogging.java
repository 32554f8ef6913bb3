package corpus.wrong;

import java.util.logging.Level;
import java.util.logging.Logger;

/** One thread makes a logger silent while another logs what it relies on. */
//! verdict FOUND
//! search dpor
public class LevelChangedWhileLogging {

    private static int logged;

    public static void main(String[] args) throws InterruptedException {
        Logger logger = Logger.getLogger("corpus");
        logger.setUseParentHandlers(false);
        logger.setFilter(record -> {
            logged++;
            return false;
        });
        Thread first = new Thread(() -> logger.info("one"));
        Thread second = new Thread(() -> logger.setLevel(Level.OFF));
        first.start();
        second.start();
        first.join();
        second.join();
        assert logged == 1; //! finds assertion-failed
    }
}
