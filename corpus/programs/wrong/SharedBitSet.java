package corpus.wrong;

import java.util.BitSet;

/** Two threads set different bits of one BitSet, which lie in the same word. */
//! verdict FOUND
//! search random
//! budget 2000
//! finds data-race
public class SharedBitSet {

    public static void main(String[] args) throws InterruptedException {
        BitSet bits = new BitSet(64);
        Thread first = new Thread(() -> bits.set(1));
        Thread second = new Thread(() -> bits.set(2));
        first.start();
        second.start();
        first.join();
        second.join();
        assert bits.cardinality() == 2; //! finds assertion-failed
    }
}
