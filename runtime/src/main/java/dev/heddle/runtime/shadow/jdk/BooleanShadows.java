package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Arithmetic;
import dev.heddle.runtime.shadow.Boxes;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** {@code Boolean}: a box has the shadow of what is in it. */
@Shadowed(Boolean.class)
public final class BooleanShadows {

    private BooleanShadows() {
    }

    @SuppressWarnings("removal")
    public static Boolean valueOf(boolean value, Term shadow, Boolean result, int site) {
        return shadow == null ? result : Boxes.shadowed(result, new Boolean(value), shadow);
    }

    public static void construct(Boolean self, boolean value, Term shadow, int site) {
        Boxes.constructed(self, shadow);
    }

    public static Term booleanValue(Boolean self, boolean result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term equals(Boolean self, Object other, boolean result, int site) {
        if (!(other instanceof Boolean) || Values.arePlain(self, other)) {
            return null;
        }
        return Shadows.variable(Terms.toInt(Terms.eq(term(self), term((Boolean) other))));
    }

    private static Term term(Boolean box) {
        return Values.term(box ? 1 : 0, Shadows.ofObject(box));
    }

    public static String toString(Boolean self, String result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? result : Values.string(result, site, Operator.STRING_OF_BOOLEAN, shadow);
    }

    public static String toString(boolean value, Term shadow, String result, int site) {
        return shadow == null ? result : Values.string(result, site, Operator.STRING_OF_BOOLEAN, shadow);
    }

    public static Term hashCode(Boolean self, int result, int site) {
        return hashCode(self, Shadows.ofObject(self), result, site);
    }

    public static Term hashCode(boolean value, Term shadow, int result, int site) {
        return shadow == null ? null : Shadows.variable(Terms.ite(Terms.toBoolean(shadow), Constant.of(Boolean.hashCode(true)), Constant.of(Boolean.hashCode(false))));
    }

    public static Term compareTo(Boolean self, Boolean other, int result, int site) {
        return Values.arePlain(self, other) ? null : Shadows.variable(Terms.apply(Operator.ISUB, term(self), term(other)));
    }

    public static Term compare(boolean left, Term leftShadow, boolean right, Term rightShadow, int result, int site) {
        return Arithmetic.binary(left ? 1 : 0, right ? 1 : 0, leftShadow, rightShadow, 100);
    }

    public static Term logicalAnd(boolean left, Term leftShadow, boolean right, Term rightShadow, boolean result, int site) {
        return Arithmetic.binary(left ? 1 : 0, right ? 1 : 0, leftShadow, rightShadow, 126);
    }

    public static Term logicalOr(boolean left, Term leftShadow, boolean right, Term rightShadow, boolean result, int site) {
        return Arithmetic.binary(left ? 1 : 0, right ? 1 : 0, leftShadow, rightShadow, 128);
    }

    public static Term logicalXor(boolean left, Term leftShadow, boolean right, Term rightShadow, boolean result, int site) {
        return Arithmetic.binary(left ? 1 : 0, right ? 1 : 0, leftShadow, rightShadow, 130);
    }

    public static Term parseBoolean(String text, boolean result, int site) {
        return text == null || Shadows.ofObject(text) == null ? null
                : Values.condition(result, site, Operator.SEQUALS_IGNORE_CASE, Values.term(text), Constant.of("true"));
    }
}
