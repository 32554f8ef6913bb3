package corpus.correct;

import dev.heddle.Heddle;

/** An input is stored in arrays of all kinds and found there again: one path. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class InputStoreValue {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        long y = Heddle.anyLong("y");
        int[] ints = new int[2];
        long[] longs = new long[2];
        short[] shorts = new short[2];
        byte[] bytes = new byte[2];
        char[] chars = new char[2];
        boolean[] booleans = new boolean[2];
        double[] doubles = new double[2];
        ints[1] = x;
        longs[1] = y;
        shorts[1] = (short) x;
        bytes[1] = (byte) x;
        chars[1] = (char) x;
        doubles[1] = x;
        assert ints[1] == x && longs[1] == y;
        assert shorts[1] == (short) x && bytes[1] == (byte) x && chars[1] == (char) x;
        assert doubles[1] == x;
        assert ints[0] == 0 && !booleans[1];
    }
}
