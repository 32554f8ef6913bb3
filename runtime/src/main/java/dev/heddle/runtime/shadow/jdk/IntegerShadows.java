package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Arithmetic;
import dev.heddle.runtime.shadow.Boxes;
import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.BitTerms;
import dev.heddle.term.Constant;
import dev.heddle.term.MathTerms;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** {@code Integer}: a box has the shadow of the number in it. */
@Shadowed(Integer.class)
public final class IntegerShadows {

    private IntegerShadows() {
    }

    @SuppressWarnings("removal")
    public static Integer valueOf(int value, Term shadow, Integer result, int site) {
        return shadow == null ? result : Boxes.shadowed(result, new Integer(value), shadow);
    }

    public static void construct(Integer self, int value, Term shadow, int site) {
        Boxes.constructed(self, shadow);
    }

    public static Term intValue(Integer self, int result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term longValue(Integer self, long result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 133);
    }

    public static Term doubleValue(Integer self, double result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 135);
    }

    public static Term equals(Integer self, Object other, boolean result, int site) {
        if (!(other instanceof Integer) || Shadows.ofObject(self) == null && Shadows.ofObject(other) == null) {
            return null;
        }
        return Shadows.variable(Terms.toInt(Terms.eq(term(self), term((Integer) other))));
    }

    public static Term compareTo(Integer self, Integer other, int result, int site) {
        return Shadows.ofObject(self) == null && Shadows.ofObject(other) == null ? null : compare(term(self), term(other));
    }

    public static void before_divideUnsigned(int left, Term leftShadow, int right, Term rightShadow, int site) {
        Branches.divisor(right, rightShadow, site);
    }

    public static Term divideUnsigned(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.divideUnsigned(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static void before_remainderUnsigned(int left, Term leftShadow, int right, Term rightShadow, int site) {
        Branches.divisor(right, rightShadow, site);
    }

    public static Term remainderUnsigned(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.remainderUnsigned(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static Term compare(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null
                : compare(leftShadow == null ? Constant.of(left) : leftShadow, rightShadow == null ? Constant.of(right) : rightShadow);
    }

    private static Term compare(Term left, Term right) {
        return Shadows.variable(MathTerms.compare(left, right));
    }

    public static Term sum(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return Arithmetic.binary(left, right, leftShadow, rightShadow, 96);
    }

    public static Term max(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return MathShadows.max(left, leftShadow, right, rightShadow, result, site);
    }

    public static Term min(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return MathShadows.min(left, leftShadow, right, rightShadow, result, site);
    }

    private static Term term(Integer box) {
        Term shadow = Shadows.ofObject(box);
        return shadow == null ? Constant.of(box.intValue()) : shadow;
    }

    public static void before_parseInt(String text, int site) {
        Term shadow = text == null ? null : Shadows.ofObject(text);
        if (shadow != null) {
            Term parses = Terms.apply(Operator.IS_INT, shadow);
            Branches.require(parses, Values.holds(parses), site, shadow);
        }
    }

    /** The same for smaller numbers, which are read like others and must be in their range then. */
    static void before_parseInt(String text, int low, int high, int site) {
        before_parseInt(text, site);
        Term shadow = text == null ? null : Shadows.ofObject(text);
        if (shadow != null && Values.holds(Terms.apply(Operator.IS_INT, shadow))) {
            Term value = Terms.apply(Operator.PARSE_INT, shadow);
            Term within = Terms.and(Terms.apply(Operator.ILE, Constant.of(low), value), Terms.apply(Operator.ILE, value, Constant.of(high)));
            Branches.require(within, Values.holds(within), site, shadow);
        }
    }

    public static Term parseInt(String text, int result, int site) {
        Term shadow = Shadows.ofObject(text);
        return shadow == null ? null : Values.number(result, site, Operator.PARSE_INT, shadow);
    }

    public static void before_valueOf(String text, int site) {
        before_parseInt(text, site);
    }

    public static Integer valueOf(String text, Integer result, int site) {
        return valueOf(result, parseInt(text, result, site), result, site);
    }

    public static String toString(int value, Term shadow, String result, int site) {
        return shadow == null ? result : Values.string(result, site, Operator.STRING_OF_INT, shadow);
    }

    public static String toString(Integer self, String result, int site) {
        return toString(self, Shadows.ofObject(self), result, site);
    }

    public static Term hashCode(Integer self, int result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? null : hashCode(self, shadow, result, site);
    }

    public static Term hashCode(int value, Term shadow, int result, int site) {
        return shadow;
    }

    public static Term floatValue(Integer self, float result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 134);
    }

    public static Term signum(int value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(MathTerms.signum(shadow));
    }

    public static Term bitCount(int value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(MathTerms.bitCount(shadow));
    }

    public static Term compareUnsigned(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null
                : compare(unsigned(Values.term(left, leftShadow)), unsigned(Values.term(right, rightShadow)));
    }

    /** A number that is to others of its kind what this one is to others without a sign. */
    private static Term unsigned(Term term) {
        return Terms.apply(Operator.IXOR, term, Constant.of(Integer.MIN_VALUE));
    }

    public static Term shortValue(Integer self, short result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 147);
    }

    public static Term byteValue(Integer self, byte result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 145);
    }

    public static Term toUnsignedLong(int value, Term shadow, long result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.LAND, Terms.apply(Operator.I2L, shadow), Constant.of(0xffffffffL)));
    }

    public static Term numberOfLeadingZeros(int value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(BitTerms.numberOfLeadingZeros(shadow));
    }

    public static Term numberOfTrailingZeros(int value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(BitTerms.numberOfTrailingZeros(shadow));
    }

    public static Term highestOneBit(int value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(BitTerms.highestOneBit(shadow));
    }

    public static Term lowestOneBit(int value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(BitTerms.lowestOneBit(shadow));
    }

    public static Term reverse(int value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(BitTerms.reverse(shadow));
    }

    public static Term reverseBytes(int value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(BitTerms.reverseBytes(shadow));
    }

    public static Term rotateLeft(int value, Term shadow, int distance, Term distanceShadow, int result, int site) {
        return shadow == null && distanceShadow == null ? null : Shadows.variable(BitTerms.rotateLeft(Values.term(value, shadow), Values.term(distance, distanceShadow)));
    }

    public static Term rotateRight(int value, Term shadow, int distance, Term distanceShadow, int result, int site) {
        return shadow == null && distanceShadow == null ? null : Shadows.variable(BitTerms.rotateRight(Values.term(value, shadow), Values.term(distance, distanceShadow)));
    }

    /** Which radix it is, is pinned. */
    public static void before_parseInt(String text, int radix, Term radixShadow, int site) {
        Pins.pin(radixShadow, site);
        if (radix == Numerals.USUAL) {
            before_parseInt(text, site);
        } else {
            Numerals.require(text, radix, Integer.MIN_VALUE, Integer.MAX_VALUE, site);
        }
    }

    public static Term parseInt(String text, int radix, Term radixShadow, int result, int site) {
        return radix == Numerals.USUAL ? parseInt(text, result, site) : Arithmetic.unary(Numerals.read(text, radix), 136);
    }

    public static void before_valueOf(String text, int radix, Term radixShadow, int site) {
        before_parseInt(text, radix, radixShadow, site);
    }

    public static Integer valueOf(String text, int radix, Term radixShadow, Integer result, int site) {
        return valueOf(result, parseInt(text, radix, radixShadow, result, site), result, site);
    }

    public static void before_toString(int value, Term shadow, int radix, Term radixShadow, int site) {
        Pins.pin(radixShadow, site);
    }

    public static String toString(int value, Term shadow, int radix, Term radixShadow, String result, int site) {
        return Numerals.of(shadow, radix, result, site);
    }

    public static String toHexString(int value, Term shadow, String result, int site) {
        return Numerals.ofBits(shadow, Integer.SIZE, 4, result, site);
    }

    public static String toOctalString(int value, Term shadow, String result, int site) {
        return Numerals.ofBits(shadow, Integer.SIZE, 3, result, site);
    }

    public static String toBinaryString(int value, Term shadow, String result, int site) {
        return Numerals.ofBits(shadow, Integer.SIZE, 1, result, site);
    }
}
