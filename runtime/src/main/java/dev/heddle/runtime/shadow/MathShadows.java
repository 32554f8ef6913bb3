package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** {@code Math}. */
@Shadowed(Math.class)
public final class MathShadows {

    private MathShadows() {
    }

    public static Term max(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null : larger(Operator.ILT, term(left, leftShadow), term(right, rightShadow));
    }

    public static Term max(long left, Term leftShadow, long right, Term rightShadow, long result, int site) {
        return leftShadow == null && rightShadow == null ? null : larger(Operator.LLT, term(left, leftShadow), term(right, rightShadow));
    }

    public static Term min(int left, Term leftShadow, int right, Term rightShadow, int result, int site) {
        return leftShadow == null && rightShadow == null ? null : smaller(Operator.ILT, term(left, leftShadow), term(right, rightShadow));
    }

    public static Term min(long left, Term leftShadow, long right, Term rightShadow, long result, int site) {
        return leftShadow == null && rightShadow == null ? null : smaller(Operator.LLT, term(left, leftShadow), term(right, rightShadow));
    }

    public static Term abs(int value, Term shadow, int result, int site) {
        return shadow == null ? null
                : Shadows.variable(Terms.ite(Terms.apply(Operator.ILT, shadow, Constant.of(0)), Terms.apply(Operator.INEG, shadow), shadow));
    }

    public static Term abs(long value, Term shadow, long result, int site) {
        return shadow == null ? null
                : Shadows.variable(Terms.ite(Terms.apply(Operator.LLT, shadow, Constant.of(0L)), Terms.apply(Operator.LNEG, shadow), shadow));
    }

    private static Term larger(Operator less, Term left, Term right) {
        return Shadows.variable(Terms.ite(Terms.apply(less, left, right), right, left));
    }

    private static Term smaller(Operator less, Term left, Term right) {
        return Shadows.variable(Terms.ite(Terms.apply(less, left, right), left, right));
    }

    private static Term term(int value, Term shadow) {
        return shadow == null ? Constant.of(value) : shadow;
    }

    private static Term term(long value, Term shadow) {
        return shadow == null ? Constant.of(value) : shadow;
    }
}
