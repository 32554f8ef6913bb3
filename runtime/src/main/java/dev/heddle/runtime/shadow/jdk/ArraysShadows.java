package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Places;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Term;
import java.util.Arrays;

/** {@code Arrays}, as far as elements are only copied, compared or hashed. */
@Shadowed(Arrays.class)
public final class ArraysShadows {

    private ArraysShadows() {
    }

    public static void before_hashCode(Object[] array, int site) {
        Hashes.before(array, site);
    }

    public static Term hashCode(Object[] array, int result, int site) {
        return Hashes.of(array);
    }

    public static int[] copyOf(int[] original, int length, Term shadow, int[] result, int site) {
        Places.copied(original, 0, result, 0, Math.min(original.length, length));
        return result;
    }

    public static int[] copyOfRange(int[] original, int from, Term fromShadow, int to, Term toShadow, int[] result, int site) {
        Places.copied(original, from, result, 0, Math.min(original.length - from, result.length));
        return result;
    }

    public static void before_copyOf(int[] original, int length, Term shadow, int site) {
        Branches.length(length, shadow, site);
    }

    public static void before_copyOfRange(int[] original, int from, Term fromShadow, int to, Term toShadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(int[] array, int value, Term shadow, int site) {
        for (int i = 0; i < array.length && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value, shadow, array, i);
        }
    }

    public static long[] copyOf(long[] original, int length, Term shadow, long[] result, int site) {
        Places.copied(original, 0, result, 0, Math.min(original.length, length));
        return result;
    }

    public static long[] copyOfRange(long[] original, int from, Term fromShadow, int to, Term toShadow, long[] result, int site) {
        Places.copied(original, from, result, 0, Math.min(original.length - from, result.length));
        return result;
    }

    public static void before_copyOf(long[] original, int length, Term shadow, int site) {
        Branches.length(length, shadow, site);
    }

    public static void before_copyOfRange(long[] original, int from, Term fromShadow, int to, Term toShadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(long[] array, long value, Term shadow, int site) {
        for (int i = 0; i < array.length && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value, shadow, array, i);
        }
    }

    public static short[] copyOf(short[] original, int length, Term shadow, short[] result, int site) {
        Places.copied(original, 0, result, 0, Math.min(original.length, length));
        return result;
    }

    public static short[] copyOfRange(short[] original, int from, Term fromShadow, int to, Term toShadow, short[] result, int site) {
        Places.copied(original, from, result, 0, Math.min(original.length - from, result.length));
        return result;
    }

    public static void before_copyOf(short[] original, int length, Term shadow, int site) {
        Branches.length(length, shadow, site);
    }

    public static void before_copyOfRange(short[] original, int from, Term fromShadow, int to, Term toShadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(short[] array, short value, Term shadow, int site) {
        for (int i = 0; i < array.length && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value, shadow, array, i);
        }
    }

    public static byte[] copyOf(byte[] original, int length, Term shadow, byte[] result, int site) {
        Places.copied(original, 0, result, 0, Math.min(original.length, length));
        return result;
    }

    public static byte[] copyOfRange(byte[] original, int from, Term fromShadow, int to, Term toShadow, byte[] result, int site) {
        Places.copied(original, from, result, 0, Math.min(original.length - from, result.length));
        return result;
    }

    public static void before_copyOf(byte[] original, int length, Term shadow, int site) {
        Branches.length(length, shadow, site);
    }

    public static void before_copyOfRange(byte[] original, int from, Term fromShadow, int to, Term toShadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(byte[] array, byte value, Term shadow, int site) {
        for (int i = 0; i < array.length && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value, shadow, array, i);
        }
    }

    public static char[] copyOf(char[] original, int length, Term shadow, char[] result, int site) {
        Places.copied(original, 0, result, 0, Math.min(original.length, length));
        return result;
    }

    public static char[] copyOfRange(char[] original, int from, Term fromShadow, int to, Term toShadow, char[] result, int site) {
        Places.copied(original, from, result, 0, Math.min(original.length - from, result.length));
        return result;
    }

    public static void before_copyOf(char[] original, int length, Term shadow, int site) {
        Branches.length(length, shadow, site);
    }

    public static void before_copyOfRange(char[] original, int from, Term fromShadow, int to, Term toShadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(char[] array, char value, Term shadow, int site) {
        for (int i = 0; i < array.length && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value, shadow, array, i);
        }
    }

    public static boolean[] copyOf(boolean[] original, int length, Term shadow, boolean[] result, int site) {
        Places.copied(original, 0, result, 0, Math.min(original.length, length));
        return result;
    }

    public static boolean[] copyOfRange(boolean[] original, int from, Term fromShadow, int to, Term toShadow, boolean[] result, int site) {
        Places.copied(original, from, result, 0, Math.min(original.length - from, result.length));
        return result;
    }

    public static void before_copyOf(boolean[] original, int length, Term shadow, int site) {
        Branches.length(length, shadow, site);
    }

    public static void before_copyOfRange(boolean[] original, int from, Term fromShadow, int to, Term toShadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(boolean[] array, boolean value, Term shadow, int site) {
        for (int i = 0; i < array.length && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value ? 1 : 0, shadow, array, i);
        }
    }

    public static float[] copyOf(float[] original, int length, Term shadow, float[] result, int site) {
        Places.copied(original, 0, result, 0, Math.min(original.length, length));
        return result;
    }

    public static float[] copyOfRange(float[] original, int from, Term fromShadow, int to, Term toShadow, float[] result, int site) {
        Places.copied(original, from, result, 0, Math.min(original.length - from, result.length));
        return result;
    }

    public static void before_copyOf(float[] original, int length, Term shadow, int site) {
        Branches.length(length, shadow, site);
    }

    public static void before_copyOfRange(float[] original, int from, Term fromShadow, int to, Term toShadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(float[] array, float value, Term shadow, int site) {
        for (int i = 0; i < array.length && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value, shadow, array, i);
        }
    }

    public static double[] copyOf(double[] original, int length, Term shadow, double[] result, int site) {
        Places.copied(original, 0, result, 0, Math.min(original.length, length));
        return result;
    }

    public static double[] copyOfRange(double[] original, int from, Term fromShadow, int to, Term toShadow, double[] result, int site) {
        Places.copied(original, from, result, 0, Math.min(original.length - from, result.length));
        return result;
    }

    public static void before_copyOf(double[] original, int length, Term shadow, int site) {
        Branches.length(length, shadow, site);
    }

    public static void before_copyOfRange(double[] original, int from, Term fromShadow, int to, Term toShadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(double[] array, double value, Term shadow, int site) {
        for (int i = 0; i < array.length && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value, shadow, array, i);
        }
    }

    public static Term equals(int[] one, int[] other, boolean result, int site) {
        return Elements.equal(one, other);
    }

    public static void before_fill(int[] array, int from, Term fromShadow, int to, Term toShadow, int value, Term shadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(int[] array, int from, Term fromShadow, int to, Term toShadow, int value, Term shadow, int site) {
        for (int i = from; i < to && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value, shadow, array, i);
        }
    }

    public static Term hashCode(int[] array, int result, int site) {
        return Elements.hash(array);
    }

    public static void sort(int[] array, int site) {
        Elements.sorted(array, site);
    }

    public static Term equals(long[] one, long[] other, boolean result, int site) {
        return Elements.equal(one, other);
    }

    public static void before_fill(long[] array, int from, Term fromShadow, int to, Term toShadow, long value, Term shadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(long[] array, int from, Term fromShadow, int to, Term toShadow, long value, Term shadow, int site) {
        for (int i = from; i < to && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value, shadow, array, i);
        }
    }

    public static Term hashCode(long[] array, int result, int site) {
        return Elements.hash(array);
    }

    public static void sort(long[] array, int site) {
        Elements.sorted(array, site);
    }

    public static Term equals(short[] one, short[] other, boolean result, int site) {
        return Elements.equal(one, other);
    }

    public static void before_fill(short[] array, int from, Term fromShadow, int to, Term toShadow, short value, Term shadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(short[] array, int from, Term fromShadow, int to, Term toShadow, short value, Term shadow, int site) {
        for (int i = from; i < to && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value, shadow, array, i);
        }
    }

    public static Term hashCode(short[] array, int result, int site) {
        return Elements.hash(array);
    }

    public static void sort(short[] array, int site) {
        Elements.sorted(array, site);
    }

    public static Term equals(byte[] one, byte[] other, boolean result, int site) {
        return Elements.equal(one, other);
    }

    public static void before_fill(byte[] array, int from, Term fromShadow, int to, Term toShadow, byte value, Term shadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(byte[] array, int from, Term fromShadow, int to, Term toShadow, byte value, Term shadow, int site) {
        for (int i = from; i < to && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value, shadow, array, i);
        }
    }

    public static Term hashCode(byte[] array, int result, int site) {
        return Elements.hash(array);
    }

    public static void sort(byte[] array, int site) {
        Elements.sorted(array, site);
    }

    public static Term equals(char[] one, char[] other, boolean result, int site) {
        return Elements.equal(one, other);
    }

    public static void before_fill(char[] array, int from, Term fromShadow, int to, Term toShadow, char value, Term shadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(char[] array, int from, Term fromShadow, int to, Term toShadow, char value, Term shadow, int site) {
        for (int i = from; i < to && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value, shadow, array, i);
        }
    }

    public static Term hashCode(char[] array, int result, int site) {
        return Elements.hash(array);
    }

    public static void sort(char[] array, int site) {
        Elements.sorted(array, site);
    }

    public static Term equals(boolean[] one, boolean[] other, boolean result, int site) {
        return Elements.equal(one, other);
    }

    public static void before_fill(boolean[] array, int from, Term fromShadow, int to, Term toShadow, boolean value, Term shadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(boolean[] array, int from, Term fromShadow, int to, Term toShadow, boolean value, Term shadow, int site) {
        for (int i = from; i < to && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value ? 1 : 0, shadow, array, i);
        }
    }

    public static Term hashCode(boolean[] array, int result, int site) {
        return Elements.hash(array);
    }

    public static Term equals(float[] one, float[] other, boolean result, int site) {
        return Elements.equal(one, other);
    }

    public static void before_fill(float[] array, int from, Term fromShadow, int to, Term toShadow, float value, Term shadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(float[] array, int from, Term fromShadow, int to, Term toShadow, float value, Term shadow, int site) {
        for (int i = from; i < to && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value, shadow, array, i);
        }
    }

    public static void sort(float[] array, int site) {
        Elements.sorted(array, site);
    }

    public static Term equals(double[] one, double[] other, boolean result, int site) {
        return Elements.equal(one, other);
    }

    public static void before_fill(double[] array, int from, Term fromShadow, int to, Term toShadow, double value, Term shadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(toShadow, site);
    }

    public static void fill(double[] array, int from, Term fromShadow, int to, Term toShadow, double value, Term shadow, int site) {
        for (int i = from; i < to && (shadow != null || !Shadows.TABLE.isEmpty()); i++) {
            Places.stored(value, shadow, array, i);
        }
    }

    public static void sort(double[] array, int site) {
        Elements.sorted(array, site);
    }
}
