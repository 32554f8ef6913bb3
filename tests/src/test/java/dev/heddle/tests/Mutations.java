package dev.heddle.tests;

import java.util.Arrays;
import java.util.Random;

/** Cuts and changes files. */
final class Mutations {

    private final Random random;

    Mutations(long seed) {
        this.random = new Random(seed);
    }

    /** What becomes of {@code whole} when it is changed in up to three places; by chance that may be nothing. */
    byte[] of(byte[] whole) {
        byte[] changed = whole.clone();
        for (int times = 1 + random.nextInt(3); times > 0; times--) {
            int from = random.nextInt(Math.max(1, changed.length));
            int to = Math.min(changed.length, from + 1 + random.nextInt(40));
            changed = switch (changed.length == 0 ? 0 : random.nextInt(8)) {
                case 0 -> join(changed, 0, changed.length, new byte[] {(byte) random.nextInt(256)});
                case 1 -> Arrays.copyOf(changed, from);
                case 2 -> join(changed, 0, from, Arrays.copyOfRange(changed, to, changed.length));
                case 3 -> join(changed, 0, to, Arrays.copyOfRange(changed, from, changed.length));
                case 4 -> join(changed, 0, from, new byte[changed.length - from]);
                case 5 -> withoutLine(changed, from);
                case 6 -> with(changed, from, (byte) random.nextInt(256));
                default -> withDigit(changed, from);
            };
        }
        return changed;
    }

    private static byte[] join(byte[] first, int from, int to, byte[] second) {
        byte[] both = Arrays.copyOf(Arrays.copyOfRange(first, from, to), to - from + second.length);
        System.arraycopy(second, 0, both, to - from, second.length);
        return both;
    }

    private static byte[] with(byte[] bytes, int at, byte value) {
        bytes[at] = value;
        return bytes;
    }

    /** Without the line at {@code at}. */
    private static byte[] withoutLine(byte[] bytes, int at) {
        int start = at;
        while (start > 0 && bytes[start - 1] != '\n') {
            start--;
        }
        int end = at;
        while (end < bytes.length && bytes[end] != '\n') {
            end++;
        }
        return join(bytes, 0, start, Arrays.copyOfRange(bytes, Math.min(end + 1, bytes.length), bytes.length));
    }

    /** With another number at the first place from {@code at} on where there is one. */
    private byte[] withDigit(byte[] bytes, int at) {
        for (int i = at; i < bytes.length; i++) {
            if (Character.isDigit(bytes[i])) {
                return with(bytes, i, (byte) ('0' + random.nextInt(10)));
            }
        }
        return bytes;
    }
}
