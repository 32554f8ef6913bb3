package dev.heddle.term;

/** What methods of {@code Integer} and {@code Long} do to the bits of a number, by instructions of the JVM. */
public final class BitTerms {

    private BitTerms() {
    }

    public static Term numberOfLeadingZeros(Term a) {
        return Terms.apply(Operator.ISUB, Constant.of(bits(a)), MathTerms.bitCount(filled(a)));
    }

    public static Term numberOfTrailingZeros(Term a) {
        Term below = binary(Operator.ISUB, Operator.LSUB, a, number(a, 1));
        return MathTerms.bitCount(binary(Operator.IAND, Operator.LAND, binary(Operator.IXOR, Operator.LXOR, a, number(a, -1)), below));
    }

    public static Term highestOneBit(Term a) {
        Term filled = filled(a);
        return binary(Operator.ISUB, Operator.LSUB, filled, right(filled, 1));
    }

    public static Term lowestOneBit(Term a) {
        return binary(Operator.IAND, Operator.LAND, a, Terms.apply(a.sort() == Sort.LONG ? Operator.LNEG : Operator.INEG, a));
    }

    public static Term reverse(Term a) {
        return swapped(swapped(swapped(reverseBytes(a), 4, 0x0f0f0f0f0f0f0f0fL), 2, 0x3333333333333333L), 1, 0x5555555555555555L);
    }

    public static Term reverseBytes(Term a) {
        Term swapped = swapped(swapped(a, 8, 0x00ff00ff00ff00ffL), 16, 0x0000ffff0000ffffL);
        return a.sort() == Sort.LONG ? swapped(swapped, 32, 0x00000000ffffffffL) : swapped;
    }

    /** By {@code distance} bits to the left, which is a number of any sign. */
    public static Term rotateLeft(Term a, Term distance) {
        return rotated(a, distance, Terms.apply(Operator.INEG, distance));
    }

    public static Term rotateRight(Term a, Term distance) {
        return rotated(a, Terms.apply(Operator.INEG, distance), distance);
    }

    private static Term rotated(Term a, Term left, Term right) {
        boolean wide = a.sort() == Sort.LONG;
        return binary(Operator.IOR, Operator.LOR, Terms.apply(wide ? Operator.LSHL : Operator.ISHL, a, left), Terms.apply(wide ? Operator.LUSHR : Operator.IUSHR, a, right));
    }

    /** All bits from the highest one downwards. */
    private static Term filled(Term a) {
        Term filled = a;
        for (int by = 1; by < bits(a); by *= 2) {
            filled = binary(Operator.IOR, Operator.LOR, filled, right(filled, by));
        }
        return filled;
    }

    /** Groups of {@code by} bits change places with their neighbours; {@code mask} is every other group. */
    private static Term swapped(Term a, int by, long mask) {
        Term kept = number(a, mask);
        Term up = Terms.apply(a.sort() == Sort.LONG ? Operator.LSHL : Operator.ISHL, binary(Operator.IAND, Operator.LAND, a, kept), Constant.of(by));
        return binary(Operator.IOR, Operator.LOR, up, binary(Operator.IAND, Operator.LAND, right(a, by), kept));
    }

    private static Term right(Term a, int by) {
        return Terms.apply(a.sort() == Sort.LONG ? Operator.LUSHR : Operator.IUSHR, a, Constant.of(by));
    }

    private static Term binary(Operator ofInts, Operator ofLongs, Term a, Term b) {
        return Terms.apply(a.sort() == Sort.LONG ? ofLongs : ofInts, a, b);
    }

    private static Term number(Term like, long value) {
        return like.sort() == Sort.LONG ? Constant.of(value) : Constant.of((int) value);
    }

    private static int bits(Term a) {
        return a.sort() == Sort.LONG ? Long.SIZE : Integer.SIZE;
    }
}
