package corpus.wrong;

import dev.heddle.Heddle;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream of the program puts an input into the array of a stream of the JDK. */
//! verdict FOUND
//! search dpor
public class InputInBufferOfJdk {

    public static void main(String[] args) throws IOException {
        byte x = Heddle.anyByte("x");
        InputStream source = new InputStream() {
            @Override
            public int read() {
                return x & 0xff;
            }

            @Override
            public int read(byte[] buffer, int from, int count) {
                buffer[from] = x;
                return 1;
            }
        };
        assert new BufferedInputStream(source).read() != 37; //! finds assertion-failed
    }
}
