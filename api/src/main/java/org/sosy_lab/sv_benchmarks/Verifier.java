package org.sosy_lab.sv_benchmarks;

/**
 * The interface by which the Java programs of the competition on software verification ask for inputs. They run under
 * Heddle as they are, with this class or with one of their own under the same name.
 */
public final class Verifier {

    private Verifier() {
    }

    /** Inputs for which {@code condition} does not hold do not count. */
    public static void assume(boolean condition) {
        throw outside();
    }

    public static boolean nondetBoolean() {
        throw outside();
    }

    public static byte nondetByte() {
        throw outside();
    }

    public static char nondetChar() {
        throw outside();
    }

    public static short nondetShort() {
        throw outside();
    }

    public static int nondetInt() {
        throw outside();
    }

    public static long nondetLong() {
        throw outside();
    }

    public static float nondetFloat() {
        throw outside();
    }

    public static double nondetDouble() {
        throw outside();
    }

    public static String nondetString() {
        throw outside();
    }

    private static IllegalStateException outside() {
        return new IllegalStateException("Verifier was called outside of Heddle: run the program with 'heddle check'");
    }
}
