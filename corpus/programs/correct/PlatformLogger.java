package corpus.correct;

import java.util.logging.Level;
import java.util.logging.Logger;

/** The system's loggers are backed by loggers of this execution. */
//! verdict VERIFIED
//! search dpor
public class PlatformLogger {

    public static void main(String[] args) throws InterruptedException {
        System.Logger platform = System.getLogger("corpus");
        assert !platform.isLoggable(System.Logger.Level.DEBUG);
        Logger logger = Logger.getLogger("corpus");
        logger.setLevel(Level.ALL);
        logger.setUseParentHandlers(false);
        assert platform.isLoggable(System.Logger.Level.DEBUG);
        assert Logger.getGlobal().getLevel() == null;
        Logger.getGlobal().setLevel(Level.FINE);
        Thread first = new Thread(() -> platform.log(System.Logger.Level.INFO, "one"));
        Thread second = new Thread(() -> logger.info("two"));
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
