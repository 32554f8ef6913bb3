package corpus.wrong;

import dev.heddle.Heddle;
import java.io.ByteArrayOutputStream;

/** An input is stored in a field that a class of the JDK declares, whose methods read it. */
//! verdict FOUND
//! search dpor
public class InputInFieldOfJdk {

    private static final class Cut extends ByteArrayOutputStream {
        void cut(int size) {
            count = Math.min(count, size);
        }
    }

    public static void main(String[] args) {
        Cut cut = new Cut();
        cut.write(1);
        cut.write(2);
        cut.write(3);
        cut.cut(Heddle.anyInt("size", 0, 9));
        assert cut.size() != 2; //! finds assertion-failed
    }
}
