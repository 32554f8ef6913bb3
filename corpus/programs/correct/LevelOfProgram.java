package corpus.correct;

import java.util.logging.Level;
import java.util.logging.Logger;

/** A level of the program's own is found by its name, and is that of this execution. */
//! verdict VERIFIED
//! search dpor
public class LevelOfProgram {

    private static final class Remark extends Level {

        Remark() {
            super("REMARK", 850);
        }
    }

    private static final Level REMARK = new Remark();
    private static volatile Level seen;

    public static void main(String[] args) throws InterruptedException {
        assert Level.parse("REMARK") == REMARK;
        Logger logger = Logger.getLogger("corpus");
        logger.setFilter(record -> {
            seen = record.getLevel();
            return false;
        });
        Thread first = new Thread(() -> logger.log(REMARK, "by the program"));
        Thread second = new Thread(() -> logger.fine("not loggable"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert seen == REMARK;
    }
}
