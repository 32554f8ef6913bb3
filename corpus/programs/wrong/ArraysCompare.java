package corpus.wrong;

import java.util.Arrays;

/** Two arrays are compared while another thread changes one of them. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class ArraysCompare {

    public static void main(String[] args) throws Exception {
        char[] one = {'a', 'b'};
        char[] other = {'a', 'b'};
        Thread thread = new Thread(() -> other[0] = 'c');
        thread.start();
        assert Arrays.mismatch(one, other) < 0;
        thread.join();
    }
}
