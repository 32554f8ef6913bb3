package corpus.wrong;

import dev.heddle.Heddle;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Logging an input leaves it an input. */
//! verdict FOUND
//! search dpor
public class InputLogged {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        String name = Heddle.anyString("name", 4);
        Logger logger = Logger.getLogger("corpus");
        logger.info("x = " + x);
        logger.log(Level.FINE, "{0} is {1}", new Object[] {name, x});
        logger.warning(() -> name + x);
        System.getLogger("corpus").log(System.Logger.Level.INFO, "x is {0}", x);
        assert x != 123456 || !name.equals("n"); //! finds assertion-failed
    }
}
