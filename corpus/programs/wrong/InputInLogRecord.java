package corpus.wrong;

import dev.heddle.Heddle;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;

/** A record of a log has an exception in it, whose message becomes part of a text. */
//! verdict FOUND
//! search dpor
public class InputInLogRecord {

    public static void main(String[] args) {
        LogRecord record = new LogRecord(Level.INFO, "failed");
        record.setThrown(new IllegalStateException("code " + Heddle.anyInt("x", 0, 40)));
        assert !new SimpleFormatter().format(record).contains("code 37"); //! finds assertion-failed
    }
}
