package corpus.wrong;

import java.util.Random;

/** Two generators without a seed are believed to give the same numbers. */
//! verdict FOUND
//! executions 1
public class RandomSeedGuessed {

    public static void main(String[] args) {
        assert new Random().nextLong() == new Random().nextLong(); //! finds assertion-failed
    }
}
