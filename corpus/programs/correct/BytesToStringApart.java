package corpus.correct;

import java.nio.charset.StandardCharsets;

/** A string is made of one half of an array, another thread changes the other half. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class BytesToStringApart {

    public static void main(String[] args) throws Exception {
        byte[] bytes = {'a', 'b', 'c', 'd'};
        Thread thread = new Thread(() -> bytes[3] = 'x');
        thread.start();
        String text = new String(bytes, 0, 2, StandardCharsets.US_ASCII);
        thread.join();
        assert text.equals("ab");
    }
}
