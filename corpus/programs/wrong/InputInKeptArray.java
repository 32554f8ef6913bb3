package corpus.wrong;

import dev.heddle.Heddle;
import java.nio.ByteBuffer;

/** An input is stored in an array that a buffer was made of before. */
//! verdict FOUND
//! search dpor
public class InputInKeptArray {

    public static void main(String[] args) {
        byte[] bytes = new byte[2];
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        bytes[1] = Heddle.anyByte("low");
        assert buffer.getShort() != 77; //! finds assertion-failed
    }
}
