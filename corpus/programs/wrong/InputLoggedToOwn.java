package corpus.wrong;

import dev.heddle.Heddle;
import java.io.ByteArrayOutputStream;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;

/** A handler of the JDK's writes what is logged to a stream of the program's. */
//! verdict FOUND
//! search dpor
public class InputLoggedToOwn {

    public static void main(String[] args) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StreamHandler handler = new StreamHandler(bytes, new SimpleFormatter());
        Logger logger = Logger.getLogger("corpus");
        logger.setUseParentHandlers(false);
        logger.addHandler(handler);
        logger.info("got " + Heddle.anyInt("x", 0, 9));
        handler.flush();
        assert !bytes.toString().contains("got 6"); //! finds assertion-failed
    }
}
