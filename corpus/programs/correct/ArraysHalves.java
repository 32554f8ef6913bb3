package corpus.correct;

import java.util.Arrays;

/** Each thread sorts and compares its own half of an array. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class ArraysHalves {

    public static void main(String[] args) throws Exception {
        int[] values = {4, 3, 2, 1};
        Thread thread = new Thread(() -> Arrays.sort(values, 0, 2));
        thread.start();
        Arrays.sort(values, 2, 4);
        assert Arrays.equals(values, 2, 4, new int[] {1, 2}, 0, 2);
        thread.join();
        assert Arrays.equals(values, new int[] {3, 4, 1, 2});
    }
}
