package corpus.wrong;

import java.util.logging.Level;
import java.util.logging.Logger;

/** The level of a logger is changed between two looks at it. */
//! verdict FOUND
//! search dpor
public class LevelOfLogger {

    public static void main(String[] args) throws Exception {
        Logger logger = Logger.getAnonymousLogger();
        logger.setLevel(Level.INFO);
        Thread thread = new Thread(() -> logger.setLevel(Level.OFF));
        thread.start();
        Level first = logger.getLevel();
        Level second = logger.getLevel();
        thread.join();
        assert first == second; //! finds assertion-failed
    }
}
