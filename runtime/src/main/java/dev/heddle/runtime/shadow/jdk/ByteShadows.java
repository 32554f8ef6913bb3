package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Arithmetic;
import dev.heddle.runtime.shadow.Boxes;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** {@code Byte}: a box has the shadow of what is in it. */
@Shadowed(Byte.class)
public final class ByteShadows {

    private ByteShadows() {
    }

    @SuppressWarnings("removal")
    public static Byte valueOf(byte value, Term shadow, Byte result, int site) {
        return shadow == null ? result : Boxes.shadowed(result, new Byte(value), shadow);
    }

    public static void construct(Byte self, byte value, Term shadow, int site) {
        Boxes.constructed(self, shadow);
    }

    public static Term byteValue(Byte self, byte result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term intValue(Byte self, int result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term longValue(Byte self, long result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 133);
    }

    public static Term doubleValue(Byte self, double result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 135);
    }

    public static Term equals(Byte self, Object other, boolean result, int site) {
        if (!(other instanceof Byte) || Values.arePlain(self, other)) {
            return null;
        }
        return Shadows.variable(Terms.toInt(Terms.eq(term(self), term((Byte) other))));
    }

    private static Term term(Byte box) {
        return Values.term(box.intValue(), Shadows.ofObject(box));
    }

    public static String toString(Byte self, String result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? result : Values.string(result, site, Operator.STRING_OF_INT, shadow);
    }

    public static Term compareTo(Byte self, Byte other, int result, int site) {
        return Values.arePlain(self, other) ? null : Shadows.variable(Terms.apply(Operator.ISUB, term(self), term(other)));
    }

    public static Term compare(byte left, Term leftShadow, byte right, Term rightShadow, int result, int site) {
        return Arithmetic.binary(left, right, leftShadow, rightShadow, 100);
    }

    public static Term hashCode(Byte self, int result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term toUnsignedInt(byte value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.IAND, shadow, Constant.of(0xff)));
    }

    public static void before_parseByte(String text, int site) {
        IntegerShadows.before_parseInt(text, Byte.MIN_VALUE, Byte.MAX_VALUE, site);
    }

    public static Term parseByte(String text, byte result, int site) {
        return IntegerShadows.parseInt(text, result, site);
    }

    public static void before_parseByte(String text, int radix, Term radixShadow, int site) {
        Pins.pin(radixShadow, site);
        if (radix == Numerals.USUAL) {
            before_parseByte(text, site);
        } else {
            Numerals.require(text, radix, Byte.MIN_VALUE, Byte.MAX_VALUE, site);
        }
    }

    public static Term parseByte(String text, int radix, Term radixShadow, byte result, int site) {
        return IntegerShadows.parseInt(text, radix, radixShadow, result, site);
    }

    public static void before_valueOf(String text, int site) {
        before_parseByte(text, site);
    }

    public static Byte valueOf(String text, Byte result, int site) {
        return valueOf(result, parseByte(text, result, site), result, site);
    }
}
