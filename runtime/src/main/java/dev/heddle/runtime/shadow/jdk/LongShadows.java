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

/** {@code Long}: a box has the shadow of the number in it. */
@Shadowed(Long.class)
public final class LongShadows {

    private LongShadows() {
    }

    @SuppressWarnings("removal")
    public static Long valueOf(long value, Term shadow, Long result, int site) {
        return shadow == null ? result : Boxes.shadowed(result, new Long(value), shadow);
    }

    public static void construct(Long self, long value, Term shadow, int site) {
        Boxes.constructed(self, shadow);
    }

    public static Term longValue(Long self, long result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term intValue(Long self, int result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 136);
    }

    public static Term doubleValue(Long self, double result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 138);
    }

    public static Term equals(Long self, Object other, boolean result, int site) {
        if (!(other instanceof Long) || Shadows.ofObject(self) == null && Shadows.ofObject(other) == null) {
            return null;
        }
        return Shadows.variable(Terms.toInt(Terms.eq(term(self), term((Long) other))));
    }

    public static Term compareTo(Long self, Long other, int result, int site) {
        return Shadows.ofObject(self) == null && Shadows.ofObject(other) == null ? null : compare(term(self), term(other));
    }

    public static void before_divideUnsigned(long left, Term leftShadow, long right, Term rightShadow, int site) {
        Branches.divisor(right, rightShadow, site);
    }

    public static Term divideUnsigned(long left, Term leftShadow, long right, Term rightShadow, long result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.divideUnsigned(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static void before_remainderUnsigned(long left, Term leftShadow, long right, Term rightShadow, int site) {
        Branches.divisor(right, rightShadow, site);
    }

    public static Term remainderUnsigned(long left, Term leftShadow, long right, Term rightShadow, long result, int site) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(MathTerms.remainderUnsigned(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static Term compare(long left, Term leftShadow, long right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null
                : compare(leftShadow == null ? Constant.of(left) : leftShadow, rightShadow == null ? Constant.of(right) : rightShadow);
    }

    private static Term compare(Term left, Term right) {
        return Shadows.variable(MathTerms.compare(left, right));
    }

    public static Term sum(long left, Term leftShadow, long right, Term rightShadow, long result, int site) {
        return Arithmetic.binary(left, right, leftShadow, rightShadow, 97);
    }

    public static Term max(long left, Term leftShadow, long right, Term rightShadow, long result, int site) {
        return MathShadows.max(left, leftShadow, right, rightShadow, result, site);
    }

    public static Term min(long left, Term leftShadow, long right, Term rightShadow, long result, int site) {
        return MathShadows.min(left, leftShadow, right, rightShadow, result, site);
    }

    private static Term term(Long box) {
        Term shadow = Shadows.ofObject(box);
        return shadow == null ? Constant.of(box.longValue()) : shadow;
    }

    public static void before_parseLong(String text, int site) {
        Term shadow = text == null ? null : Shadows.ofObject(text);
        if (shadow != null) {
            Term parses = Terms.apply(Operator.IS_LONG, shadow);
            Branches.require(parses, Values.holds(parses), site, shadow);
        }
    }

    public static Term parseLong(String text, long result, int site) {
        Term shadow = Shadows.ofObject(text);
        return shadow == null ? null : Values.number(result, site, Operator.PARSE_LONG, shadow);
    }

    public static void before_valueOf(String text, int site) {
        before_parseLong(text, site);
    }

    public static Long valueOf(String text, Long result, int site) {
        return valueOf(result, parseLong(text, result, site), result, site);
    }

    public static String toString(long value, Term shadow, String result, int site) {
        return shadow == null ? result : Values.string(result, site, Operator.STRING_OF_LONG, shadow);
    }

    public static String toString(Long self, String result, int site) {
        return toString(self, Shadows.ofObject(self), result, site);
    }

    public static Term hashCode(Long self, int result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? null : hashCode(self, shadow, result, site);
    }

    public static Term hashCode(long value, Term shadow, int result, int site) {
        return shadow == null ? null : Arithmetic.unary(Terms.apply(Operator.LXOR, shadow, Terms.apply(Operator.LUSHR, shadow, Constant.of(32))), 136);
    }

    public static Term floatValue(Long self, float result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 137);
    }

    public static Term signum(long value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(MathTerms.signum(shadow));
    }

    public static Term bitCount(long value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(MathTerms.bitCount(shadow));
    }

    public static Term compareUnsigned(long left, Term leftShadow, long right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null
                : compare(unsigned(Values.term(left, leftShadow)), unsigned(Values.term(right, rightShadow)));
    }

    /** A number that is to others of its kind what this one is to others without a sign. */
    private static Term unsigned(Term term) {
        return Terms.apply(Operator.LXOR, term, Constant.of(Long.MIN_VALUE));
    }

    public static Term numberOfLeadingZeros(long value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(BitTerms.numberOfLeadingZeros(shadow));
    }

    public static Term numberOfTrailingZeros(long value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(BitTerms.numberOfTrailingZeros(shadow));
    }

    public static Term highestOneBit(long value, Term shadow, long result, int site) {
        return shadow == null ? null : Shadows.variable(BitTerms.highestOneBit(shadow));
    }

    public static Term lowestOneBit(long value, Term shadow, long result, int site) {
        return shadow == null ? null : Shadows.variable(BitTerms.lowestOneBit(shadow));
    }

    public static Term reverse(long value, Term shadow, long result, int site) {
        return shadow == null ? null : Shadows.variable(BitTerms.reverse(shadow));
    }

    public static Term reverseBytes(long value, Term shadow, long result, int site) {
        return shadow == null ? null : Shadows.variable(BitTerms.reverseBytes(shadow));
    }

    public static Term rotateLeft(long value, Term shadow, int distance, Term distanceShadow, long result, int site) {
        return shadow == null && distanceShadow == null ? null : Shadows.variable(BitTerms.rotateLeft(Values.term(value, shadow), Values.term(distance, distanceShadow)));
    }

    public static Term rotateRight(long value, Term shadow, int distance, Term distanceShadow, long result, int site) {
        return shadow == null && distanceShadow == null ? null : Shadows.variable(BitTerms.rotateRight(Values.term(value, shadow), Values.term(distance, distanceShadow)));
    }

    /** Which radix it is, is pinned. */
    public static void before_parseLong(String text, int radix, Term radixShadow, int site) {
        Pins.pin(radixShadow, site);
        if (radix == Numerals.USUAL) {
            before_parseLong(text, site);
        } else {
            Numerals.require(text, radix, Long.MIN_VALUE, Long.MAX_VALUE, site);
        }
    }

    public static Term parseLong(String text, int radix, Term radixShadow, long result, int site) {
        return radix == Numerals.USUAL ? parseLong(text, result, site) : Numerals.read(text, radix);
    }

    public static void before_valueOf(String text, int radix, Term radixShadow, int site) {
        before_parseLong(text, radix, radixShadow, site);
    }

    public static Long valueOf(String text, int radix, Term radixShadow, Long result, int site) {
        return valueOf(result, parseLong(text, radix, radixShadow, result, site), result, site);
    }

    public static void before_toString(long value, Term shadow, int radix, Term radixShadow, int site) {
        Pins.pin(radixShadow, site);
    }

    public static String toString(long value, Term shadow, int radix, Term radixShadow, String result, int site) {
        return Numerals.of(shadow, radix, result, site);
    }

    public static String toHexString(long value, Term shadow, String result, int site) {
        return Numerals.ofBits(shadow, Long.SIZE, 4, result, site);
    }

    public static String toOctalString(long value, Term shadow, String result, int site) {
        return Numerals.ofBits(shadow, Long.SIZE, 3, result, site);
    }

    public static String toBinaryString(long value, Term shadow, String result, int site) {
        return Numerals.ofBits(shadow, Long.SIZE, 1, result, site);
    }
}
