package dev.heddle.runtime;

/** Hooks at the heads of loops, where a spinning thread is recognised by its frame not changing. */
public final class Loops {

    private static long frames;

    private Loops() {
    }

    /** Names the activation of a method, so that a loop in it is not taken for the same loop one call deeper. */
    public static long frame() {
        return ++frames;
    }

    public static boolean head(int site) {
        Strand strand = Control.strand();
        return strand != null && strand.atLoop(site);
    }

    public static void iterate(long digest, int site) {
        Strand strand = Control.strand();
        if (strand != null) {
            strand.iterate(digest, site);
        }
    }

    public static long mix(long digest, int value) {
        return mix(digest, (long) value);
    }

    public static long mix(long digest, long value) {
        long h = (digest ^ value) * 0x9E3779B97F4A7C15L;
        return h ^ (h >>> 29);
    }

    public static long mix(long digest, float value) {
        return mix(digest, (long) Float.floatToRawIntBits(value));
    }

    public static long mix(long digest, double value) {
        return mix(digest, Double.doubleToRawLongBits(value));
    }

    public static long mix(long digest, Object value) {
        return mix(digest, (long) System.identityHashCode(value));
    }
}
