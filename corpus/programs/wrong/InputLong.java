package corpus.wrong;

import dev.heddle.Heddle;

/** A product of longs that fits no int: the cast makes it 0 only for multiples of a large power of two. */
//! verdict FOUND
//! search dpor
public class InputLong {

    public static void main(String[] args) {
        long x = Heddle.anyLong("x", 1, 1L << 40);
        int narrow = (int) (x * 16);
        assert narrow != 0; //! finds assertion-failed
    }
}
