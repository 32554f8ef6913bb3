package corpus.wrong;

import dev.heddle.Heddle;

/** Of what no solver inverts, the constants are tried that the program names: one of 18,000,000,000,000,000,000 is found. */
//! verdict FOUND
//! search dpor
public class InputNamedConstants {

    private static final long KEY = 0x5DEECE66DL;

    public static void main(String[] args) {
        long key = Heddle.anyLong("key");
        assert scrambled(key) != scrambled(KEY); //! finds assertion-failed
    }

    private static long scrambled(long key) {
        long mixed = key;
        for (int i = 0; i < 4; i++) {
            mixed = (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L * (mixed | 1);
        }
        return mixed;
    }
}
