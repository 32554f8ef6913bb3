package corpus.wrong;

import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;

/** An encoder of a character set is used by two threads. */
//! verdict FOUND
//! search dpor
public class EncoderShared {

    public static void main(String[] args) throws Exception {
        CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder();
        Thread thread = new Thread(() -> encoder.reset());
        thread.start();
        encoder.encode(CharBuffer.wrap("a")); //! finds data-race
        thread.join();
    }
}
