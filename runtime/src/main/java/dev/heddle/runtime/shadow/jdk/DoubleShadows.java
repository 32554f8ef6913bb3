package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Arithmetic;
import dev.heddle.runtime.shadow.Boxes;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.MathTerms;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** {@code Double}: a box has the shadow of what is in it. */
@Shadowed(Double.class)
public final class DoubleShadows {

    private DoubleShadows() {
    }

    @SuppressWarnings("removal")
    public static Double valueOf(double value, Term shadow, Double result, int site) {
        return shadow == null ? result : Boxes.shadowed(result, new Double(value), shadow);
    }

    public static void construct(Double self, double value, Term shadow, int site) {
        Boxes.constructed(self, shadow);
    }

    public static Term doubleValue(Double self, double result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term intValue(Double self, int result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 142);
    }

    public static Term longValue(Double self, long result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 143);
    }

    public static Term equals(Double self, Object other, boolean result, int site) {
        return !(other instanceof Double) || Values.arePlain(self, other) ? null
                : Shadows.variable(Terms.toInt(Terms.same(term(self), term((Double) other))));
    }

    public static Term compareTo(Double self, Double other, int result, int site) {
        return Values.arePlain(self, other) ? null : Shadows.variable(MathTerms.compare(term(self), term(other)));
    }

    public static Term compare(double left, Term leftShadow, double right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null
                : Shadows.variable(MathTerms.compare(Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }

    public static Term isNaN(double value, Term shadow, boolean result, int site) {
        return shadow == null ? null : condition(MathTerms.isNaN(shadow));
    }

    public static Term isNaN(Double self, boolean result, int site) {
        return isNaN(self, Shadows.ofObject(self), result, site);
    }

    public static Term isInfinite(double value, Term shadow, boolean result, int site) {
        return shadow == null ? null : condition(MathTerms.isInfinite(shadow));
    }

    public static Term isInfinite(Double self, boolean result, int site) {
        return isInfinite(self, Shadows.ofObject(self), result, site);
    }

    public static Term isFinite(double value, Term shadow, boolean result, int site) {
        return shadow == null ? null : condition(Terms.not(Terms.or(MathTerms.isNaN(shadow), MathTerms.isInfinite(shadow))));
    }

    public static Term sum(double left, Term leftShadow, double right, Term rightShadow, double result, int site) {
        return Arithmetic.binary(left, right, leftShadow, rightShadow, 99);
    }

    public static Term max(double left, Term leftShadow, double right, Term rightShadow, double result, int site) {
        return MathShadows.max(left, leftShadow, right, rightShadow, result, site);
    }

    public static Term min(double left, Term leftShadow, double right, Term rightShadow, double result, int site) {
        return MathShadows.min(left, leftShadow, right, rightShadow, result, site);
    }

    private static Term term(Double box) {
        return Values.term(box.doubleValue(), Shadows.ofObject(box));
    }

    private static Term condition(Term condition) {
        return Shadows.variable(Terms.toInt(condition));
    }

    public static Term floatValue(Double self, float result, int site) {
        return Arithmetic.unary(Shadows.ofObject(self), 144);
    }
}
