package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Arithmetic;
import dev.heddle.runtime.shadow.Boxes;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.MathTerms;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** {@code Float}: a box has the shadow of what is in it. */
@Shadowed(Float.class)
public final class FloatShadows {

    private FloatShadows() {
    }

    @SuppressWarnings("removal")
    public static Float valueOf(float value, Term shadow, Float result, int site) {
        return shadow == null ? result : Boxes.shadowed(result, new Float(value), shadow);
    }

    public static void construct(Float self, float value, Term shadow, int site) {
        Boxes.constructed(self, shadow);
    }

    public static Term floatValue(Float self, float result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term doubleValue(Float self, double result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 141);
    }

    public static Term intValue(Float self, int result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 139);
    }

    public static Term equals(Float self, Object other, boolean result, int site) {
        return !(other instanceof Float) || Values.arePlain(self, other) ? null
                : Shadows.variable(Terms.toInt(Terms.same(term(self), term((Float) other))));
    }

    public static Term compareTo(Float self, Float other, int result, int site) {
        return Values.arePlain(self, other) ? null : Shadows.variable(MathTerms.compare(term(self), term(other)));
    }

    public static Term compare(float left, Term leftShadow, float right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null
                : Shadows.variable(MathTerms.compare(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static Term isNaN(float value, Term shadow, boolean result, int site) {
        return shadow == null ? null : condition(MathTerms.isNaN(shadow));
    }

    public static Term isNaN(Float self, boolean result, int site) {
        return isNaN(self, Shadows.ofObject(self), result, site);
    }

    public static Term isInfinite(float value, Term shadow, boolean result, int site) {
        return shadow == null ? null : condition(MathTerms.isInfinite(shadow));
    }

    public static Term isInfinite(Float self, boolean result, int site) {
        return isInfinite(self, Shadows.ofObject(self), result, site);
    }

    public static Term isFinite(float value, Term shadow, boolean result, int site) {
        return shadow == null ? null : condition(Terms.not(Terms.or(MathTerms.isNaN(shadow), MathTerms.isInfinite(shadow))));
    }

    public static Term sum(float left, Term leftShadow, float right, Term rightShadow, float result, int site) {
        return Arithmetic.binary(left, right, leftShadow, rightShadow, 98);
    }

    public static Term max(float left, Term leftShadow, float right, Term rightShadow, float result, int site) {
        return MathShadows.max(left, leftShadow, right, rightShadow, result, site);
    }

    public static Term min(float left, Term leftShadow, float right, Term rightShadow, float result, int site) {
        return MathShadows.min(left, leftShadow, right, rightShadow, result, site);
    }

    private static Term term(Float box) {
        return Values.term(box.floatValue(), Shadows.ofObject(box));
    }

    private static Term condition(Term condition) {
        return Shadows.variable(Terms.toInt(condition));
    }

    public static Term longValue(Float self, long result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 140);
    }
}
