package dev.heddle.corpus;

import java.util.Arrays;

/** What the threads of a random program have learnt in an execution; nobody who runs them can see that it is taken down. */
public final class Observations {

    private static final long[] SEEN = new long[6];

    private static Object remains = "";

    private Observations() {
    }

    static void clear() {
        Arrays.fill(SEEN, 0);
        remains = "";
    }

    /** What is in {@code object} when the execution is over is to be seen as well. */
    public static void remains(Object object) {
        remains = object;
    }

    /** Thread {@code self}, or the one of a pool, has seen {@code value}, after what it saw before. */
    public static void note(int self, int value) {
        SEEN[self] = SEEN[self] * 31 + value + 1;
    }

    static String text() {
        return Arrays.toString(SEEN) + remains;
    }
}
