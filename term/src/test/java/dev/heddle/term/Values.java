package dev.heddle.term;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Values to try operators with: the corners of each sort, and random ones of all magnitudes. */
final class Values {

    private static final List<Object> INTS = List.of(Integer.MIN_VALUE, Integer.MIN_VALUE + 1, Integer.MAX_VALUE, Integer.MAX_VALUE - 1, -1, 0, 1,
            2, -2, 7, 31, 32, 33, 63, 64, 65, -31, -32, -33, -64, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768, -32769, 65535, 65536, 46341);
    private static final List<Object> LONGS = List.of(Long.MIN_VALUE, Long.MIN_VALUE + 1, Long.MAX_VALUE, Long.MAX_VALUE - 1, -1L, 0L, 1L, 2L, -2L, 63L, 64L,
            (long) Integer.MAX_VALUE, Integer.MAX_VALUE + 1L, (long) Integer.MIN_VALUE, Integer.MIN_VALUE - 1L, 1L << 53, (1L << 53) + 1, 0xffffffffL);
    private static final List<Object> FLOATS = List.of(0.0f, -0.0f, 1.0f, -1.0f, 0.5f, -1.5f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY,
            Float.MIN_VALUE, -Float.MIN_VALUE, Float.MIN_NORMAL, Math.nextDown(Float.MIN_NORMAL), Float.MAX_VALUE, -Float.MAX_VALUE, 2147483648.0f,
            -2147483648.0f, 9.223372e18f, -9.223372e18f, 16777217.0f, 0.1f);
    private static final List<Object> DOUBLES = List.of(0.0, -0.0, 1.0, -1.0, 0.5, -1.5, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
            Double.MIN_VALUE, -Double.MIN_VALUE, Double.MIN_NORMAL, Math.nextDown(Double.MIN_NORMAL), Double.MAX_VALUE, -Double.MAX_VALUE, 2147483647.0,
            2147483648.0, -2147483648.0, -2147483649.0, 2147483647.5, 9.223372036854775807e18, -9.223372036854775808e18, 3.4028235677973366e38,
            (double) Float.MIN_VALUE / 2, 0.1);
    private static final List<Object> STRINGS = List.of("", "a", "A", "ab", "aB", " a ", "0", "-1", "+7", "007", "2147483647", "2147483648", "-2147483648",
            "9223372036854775807", "\u0000", "\ud800", "\u00df", "\u0130", "\uffff", "aaa", "aba", "true");

    private Values() {
    }

    static List<Object> corners(Sort sort) {
        switch (sort) {
            case INT:
                return INTS;
            case LONG:
                return LONGS;
            case FLOAT:
                return FLOATS;
            case DOUBLE:
                return DOUBLES;
            case STRING:
                return STRINGS;
            default:
                return List.of(true, false);
        }
    }

    static Object any(Sort sort, Random random) {
        if (random.nextInt(8) == 0) {
            List<Object> corners = corners(sort);
            return corners.get(random.nextInt(corners.size()));
        }
        switch (sort) {
            case INT:
                return random.nextInt() >> random.nextInt(32);
            case LONG:
                return random.nextLong() >> random.nextInt(64);
            case FLOAT:
                return random.nextBoolean() ? Float.intBitsToFloat(random.nextInt()) : (random.nextInt(2001) - 1000) / 8.0f;
            case DOUBLE:
                return random.nextBoolean() ? Double.longBitsToDouble(random.nextLong()) : (random.nextInt(2001) - 1000) / 8.0;
            case STRING:
                return string(random);
            default:
                return random.nextBoolean();
        }
    }

    private static String string(Random random) {
        String alphabet = "aabAB01-+ \u00e9\u0130\ud83d";
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(6); length > 0; length--) {
            text.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return text.toString();
    }

    /** All combinations of corner values. */
    static List<Object[]> combinations(List<Sort> sorts) {
        List<Object[]> all = new ArrayList<>();
        all.add(new Object[0]);
        for (Sort sort : sorts) {
            List<Object[]> longer = new ArrayList<>();
            for (Object[] row : all) {
                for (Object corner : corners(sort)) {
                    Object[] next = java.util.Arrays.copyOf(row, row.length + 1);
                    next[row.length] = corner;
                    longer.add(next);
                }
            }
            all = longer;
        }
        return all;
    }
}
