package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Arithmetic;
import dev.heddle.runtime.shadow.Boxes;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** {@code Short}: a box has the shadow of what is in it. */
@Shadowed(Short.class)
public final class ShortShadows {

    private ShortShadows() {
    }

    @SuppressWarnings("removal")
    public static Short valueOf(short value, Term shadow, Short result, int site) {
        return shadow == null ? result : Boxes.shadowed(result, new Short(value), shadow);
    }

    public static void construct(Short self, short value, Term shadow, int site) {
        Boxes.constructed(self, shadow);
    }

    public static Term shortValue(Short self, short result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term intValue(Short self, int result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term longValue(Short self, long result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 133);
    }

    public static Term doubleValue(Short self, double result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 135);
    }

    public static Term equals(Short self, Object other, boolean result, int site) {
        if (!(other instanceof Short) || Values.arePlain(self, other)) {
            return null;
        }
        return Shadows.variable(Terms.toInt(Terms.eq(term(self), term((Short) other))));
    }

    private static Term term(Short box) {
        return Values.term(box.intValue(), Shadows.ofObject(box));
    }

    public static String toString(Short self, String result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? result : Values.string(result, site, Operator.STRING_OF_INT, shadow);
    }

    public static Term compareTo(Short self, Short other, int result, int site) {
        return Values.arePlain(self, other) ? null : Shadows.variable(Terms.apply(Operator.ISUB, term(self), term(other)));
    }

    public static Term compare(short left, Term leftShadow, short right, Term rightShadow, int result, int site) {
        return Arithmetic.binary(left, right, leftShadow, rightShadow, 100);
    }

    public static Term hashCode(Short self, int result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term toUnsignedInt(short value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.IAND, shadow, Constant.of(0xffff)));
    }

    public static void before_parseShort(String text, int site) {
        IntegerShadows.before_parseInt(text, Short.MIN_VALUE, Short.MAX_VALUE, site);
    }

    public static Term parseShort(String text, short result, int site) {
        return IntegerShadows.parseInt(text, result, site);
    }

    public static void before_parseShort(String text, int radix, Term radixShadow, int site) {
        Pins.pin(radixShadow, site);
        if (radix == Numerals.USUAL) {
            before_parseShort(text, site);
        } else {
            Numerals.require(text, radix, Short.MIN_VALUE, Short.MAX_VALUE, site);
        }
    }

    public static Term parseShort(String text, int radix, Term radixShadow, short result, int site) {
        return IntegerShadows.parseInt(text, radix, radixShadow, result, site);
    }

    public static void before_valueOf(String text, int site) {
        before_parseShort(text, site);
    }

    public static Short valueOf(String text, Short result, int site) {
        return valueOf(result, parseShort(text, result, site), result, site);
    }
}
