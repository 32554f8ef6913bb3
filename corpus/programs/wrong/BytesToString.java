package corpus.wrong;

import java.nio.charset.StandardCharsets;

/** A string is made of bytes that another thread changes. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class BytesToString {

    public static void main(String[] args) throws Exception {
        byte[] bytes = {'a', 'b'};
        Thread thread = new Thread(() -> bytes[1] = 'c');
        thread.start();
        String text = new String(bytes, 0, 2, StandardCharsets.US_ASCII);
        thread.join();
        assert text.equals("ab");
    }
}
