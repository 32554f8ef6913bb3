package dev.heddle.explore.sampling;

import java.util.SplittableRandom;

/** Makes one generator for each execution of a campaign, so that any of them can be repeated without those before it. */
final class Seeds {

    private Seeds() {
    }

    static SplittableRandom generator(long seed, long execution) {
        // Generators whose seeds differ by a multiple of their increment walk through the same numbers; scattered seeds do not.
        return new SplittableRandom(scatter(scatter(seed) + execution));
    }

    /** The finalizer of MurmurHash3, with the constants of Stafford's variant 13. */
    private static long scatter(long value) {
        long mixed = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
