package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** Powers, logarithms and angles of {@code Math}; those of {@code StrictMath} may differ in their last bit. */
@Shadowed(Math.class)
public final class TranscendentalShadows {

    private TranscendentalShadows() {
    }

    public static Term sin(double value, Term shadow, double result, int site) {
        return unary(Operator.DSIN, shadow);
    }

    public static Term cos(double value, Term shadow, double result, int site) {
        return unary(Operator.DCOS, shadow);
    }

    public static Term tan(double value, Term shadow, double result, int site) {
        return unary(Operator.DTAN, shadow);
    }

    public static Term asin(double value, Term shadow, double result, int site) {
        return unary(Operator.DASIN, shadow);
    }

    public static Term acos(double value, Term shadow, double result, int site) {
        return unary(Operator.DACOS, shadow);
    }

    public static Term atan(double value, Term shadow, double result, int site) {
        return unary(Operator.DATAN, shadow);
    }

    public static Term atan2(double left, Term leftShadow, double right, Term rightShadow, double result, int site) {
        return binary(Operator.DATAN2, left, leftShadow, right, rightShadow);
    }

    public static Term exp(double value, Term shadow, double result, int site) {
        return unary(Operator.DEXP, shadow);
    }

    public static Term log(double value, Term shadow, double result, int site) {
        return unary(Operator.DLOG, shadow);
    }

    public static Term log10(double value, Term shadow, double result, int site) {
        return unary(Operator.DLOG10, shadow);
    }

    public static Term cbrt(double value, Term shadow, double result, int site) {
        return unary(Operator.DCBRT, shadow);
    }

    public static Term hypot(double left, Term leftShadow, double right, Term rightShadow, double result, int site) {
        return binary(Operator.DHYPOT, left, leftShadow, right, rightShadow);
    }

    public static Term pow(double left, Term leftShadow, double right, Term rightShadow, double result, int site) {
        return binary(Operator.DPOW, left, leftShadow, right, rightShadow);
    }

    private static Term unary(Operator operator, Term shadow) {
        return shadow == null ? null : Shadows.variable(Terms.apply(operator, shadow));
    }

    private static Term binary(Operator operator, double left, Term leftShadow, double right, Term rightShadow) {
        return leftShadow == null && rightShadow == null ? null : Shadows.variable(Terms.apply(operator, Values.term(left, leftShadow), Values.term(right, rightShadow)));
    }
}
