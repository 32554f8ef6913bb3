package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** Numbers as strings to other bases than ten, and back: how many digits there are is a branch, and each digit a term of its own. */
final class Numerals {

    static final int USUAL = 10;
    /** To no base is a number with so many digits too large for a long. */
    private static final int LONGEST = 12;
    private static final int FIRST_BEYOND = 128;

    private Numerals() {
    }

    // ---- written ----

    /** A number of {@code bits} bits without a sign, of whose bits each digit takes {@code shift}. */
    static String ofBits(Term number, int bits, int shift, String result, int site) {
        if (number == null) {
            return result;
        }
        boolean wide = number.sort() == Sort.LONG;
        Operator right = wide ? Operator.LUSHR : Operator.IUSHR;
        int digits = result.length();
        // Whether there are more is asked one after the other, so that executions with more digits come the same way.
        for (int i = 1; i <= digits && i * shift < bits; i++) {
            Branches.branch(isZero(Terms.apply(right, number, Constant.of(i * shift))), i == digits, site);
        }
        Term text = Constant.of("");
        for (int i = digits - 1; i >= 0; i--) {
            Term shifted = Terms.apply(right, number, Constant.of(i * shift));
            Term digit = wide ? Terms.apply(Operator.L2I, Terms.apply(Operator.LAND, shifted, Constant.of((1L << shift) - 1)))
                    : Terms.apply(Operator.IAND, shifted, Constant.of((1 << shift) - 1));
            text = with(text, digit, 1 << shift);
        }
        return Values.string(result, text, site, number);
    }

    private static Term isZero(Term number) {
        return Terms.eq(number, number.sort() == Sort.LONG ? Constant.of(0L) : Constant.of(0));
    }

    private static Term with(Term text, Term digit, int radix) {
        Term numeral = Terms.apply(Operator.IADD, digit, Constant.of('0'));
        Term letter = Terms.apply(Operator.IADD, digit, Constant.of('a' - USUAL));
        Term character = radix <= USUAL ? numeral : Terms.ite(Terms.apply(Operator.ILT, digit, Constant.of(USUAL)), numeral, letter);
        return Terms.apply(Operator.CONCAT, text, Terms.apply(Operator.STRING_OF_CHAR, character));
    }

    /** A number with a sign; what is not a radix stands for the usual one. */
    static String of(Term number, int radix, String result, int site) {
        if (number == null) {
            return result;
        }
        boolean wide = number.sort() == Sort.LONG;
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX || radix == USUAL) {
            return Values.string(result, site, wide ? Operator.STRING_OF_LONG : Operator.STRING_OF_INT, number);
        }
        Term value = wide ? number : Terms.apply(Operator.I2L, number);
        boolean negative = result.startsWith("-");
        Branches.branch(Terms.apply(Operator.LLT, value, Constant.of(0L)), negative, site);
        // There is a negative number for each positive one, but not the other way round.
        Term below = negative ? value : Terms.apply(Operator.LNEG, value);
        int digits = result.length() - (negative ? 1 : 0);
        long[] powers = new long[digits];
        long power = -1;
        for (int i = 0; i < digits; i++) {
            powers[i] = power;
            power = i < digits - 1 ? power * radix : power;
        }
        long limit = -1;
        for (int i = 1; i <= digits && limit >= Long.MIN_VALUE / radix; i++) {
            limit *= radix;
            Branches.branch(Terms.apply(Operator.LLE, below, Constant.of(limit)), i < digits, site);
        }
        Term text = Constant.of(negative ? "-" : "");
        for (int i = digits - 1; i >= 0; i--) {
            // The last digit is not divided for: the smallest number has no opposite.
            Term digit = i == 0 ? Terms.apply(Operator.LNEG, Terms.apply(Operator.LREM, below, Constant.of((long) radix)))
                    : Terms.apply(Operator.LREM, Terms.apply(Operator.LDIV, below, Constant.of(powers[i])), Constant.of((long) radix));
            text = with(text, Terms.apply(Operator.L2I, digit), radix);
        }
        return Values.string(result, text, site, number);
    }

    // ---- read ----

    /** {@code text} is about to be read as a number between two others; its length is pinned. */
    static void require(String text, int radix, long low, long high, int site) {
        Term shadow = text == null ? null : Shadows.ofObject(text);
        if (shadow == null || radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            return;
        }
        Pins.pin(Shadows.variable(Terms.apply(Operator.SLENGTH, shadow)), site);
        boolean few = text.length() <= LONGEST;
        Term ordinary = Constant.TRUE;
        for (int i = 0; i < text.length() && few; i++) {
            ordinary = Terms.and(ordinary, Terms.apply(Operator.ILT, Terms.apply(Operator.SCHARAT, shadow, Constant.of(i)), Constant.of(FIRST_BEYOND)));
        }
        boolean isOrdinary = ordinary == Constant.TRUE || Values.holds(ordinary);
        Branches.branch(ordinary, isOrdinary, site);
        if (!few || !isOrdinary) {
            Pins.pin(shadow, site);
            return;
        }
        Term valid = Terms.and(isNumeral(shadow, text.length(), radix),
                Terms.and(Terms.apply(Operator.LLE, Constant.of(low), value(shadow, text.length(), radix)), Terms.apply(Operator.LLE, value(shadow, text.length(), radix), Constant.of(high))));
        Branches.require(valid, valid == Constant.TRUE || Values.holds(valid), site, shadow);
    }

    /** What was read, as a long; null if it does not depend on inputs. */
    static Term read(String text, int radix) {
        Term shadow = Shadows.ofObject(text);
        if (shadow == null || text.length() > LONGEST || text.chars().anyMatch(character -> character >= FIRST_BEYOND)) {
            return null;
        }
        return Shadows.variable(value(shadow, text.length(), radix));
    }

    private static Term digit(Term text, int place) {
        return CharacterShadows.digit(Terms.apply(Operator.SCHARAT, text, Constant.of(place)));
    }

    private static Term isDigit(Term text, int place, int radix) {
        Term digit = digit(text, place);
        return Terms.and(Terms.apply(Operator.ILE, Constant.of(0), digit), Terms.apply(Operator.ILT, digit, Constant.of(radix)));
    }

    private static Term is(Term text, char character) {
        return Terms.eq(Terms.apply(Operator.SCHARAT, text, Constant.of(0)), Constant.of(character));
    }

    private static Term isNumeral(Term text, int length, int radix) {
        if (length == 0) {
            return Constant.FALSE;
        }
        Term valid = isDigit(text, 0, radix);
        if (length > 1) {
            valid = Terms.or(Terms.or(is(text, '-'), is(text, '+')), valid);
        }
        for (int i = 1; i < length; i++) {
            valid = Terms.and(valid, isDigit(text, i, radix));
        }
        return valid;
    }

    /** What a numeral counts, and anything for what is none. */
    private static Term value(Term text, int length, int radix) {
        Term value = length == 0 ? Constant.of(0L) : Terms.apply(Operator.I2L, Terms.ite(Terms.or(is(text, '-'), is(text, '+')), Constant.of(0), digit(text, 0)));
        for (int i = 1; i < length; i++) {
            value = Terms.apply(Operator.LADD, Terms.apply(Operator.LMUL, value, Constant.of((long) radix)), Terms.apply(Operator.I2L, digit(text, i)));
        }
        return length == 0 ? value : Terms.ite(is(text, '-'), Terms.apply(Operator.LNEG, value), value);
    }
}
