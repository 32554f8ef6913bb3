package corpus.correct;

import java.util.logging.Level;
import java.util.logging.Logger;

/** Two threads that ask for a logger by name get the same one, new in every execution. */
//! verdict VERIFIED
//! search dpor
//! executions 6
public class SameLogger {

    private static final Logger[] LOGGERS = new Logger[2];

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> LOGGERS[0] = Logger.getLogger("corpus"));
        Thread second = new Thread(() -> LOGGERS[1] = Logger.getLogger("corpus"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert LOGGERS[0] == LOGGERS[1];
        assert LOGGERS[0].getLevel() == null;
        LOGGERS[0].setLevel(Level.ALL);
    }
}
