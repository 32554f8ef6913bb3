package corpus.wrong;

import java.util.Arrays;

/** A hash code is computed of an array that another thread changes. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class ArraysHashCode {

    public static void main(String[] args) throws Exception {
        long[] values = {1, 2, 3};
        int before = Arrays.hashCode(values);
        Thread thread = new Thread(() -> values[1] = 5);
        thread.start();
        assert Arrays.hashCode(values) == before;
        thread.join();
    }
}
