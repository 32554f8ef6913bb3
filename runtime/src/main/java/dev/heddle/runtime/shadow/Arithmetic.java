package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Overflow;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** Hooks beside calculations, and before those that may overflow if that is a failure. Opcodes are those of the JVM. */
public final class Arithmetic {

    private Arithmetic() {
    }

    public static Term binary(int left, int right, Term leftShadow, Term rightShadow, int opcode) {
        if (rightShadow == null) {
            return leftShadow == null ? null : Shadows.variable(Terms.apply(Opcodes.binary(opcode), leftShadow, right));
        }
        return apply(opcode, leftShadow == null ? Constant.of(left) : leftShadow, rightShadow);
    }

    public static Term binary(long left, long right, Term leftShadow, Term rightShadow, int opcode) {
        if (rightShadow == null) {
            return leftShadow == null ? null : Shadows.variable(Terms.apply(Opcodes.binary(opcode), leftShadow, right));
        }
        return apply(opcode, leftShadow == null ? Constant.of(left) : leftShadow, rightShadow);
    }

    /** Shifts of longs. */
    public static Term binary(long left, int right, Term leftShadow, Term rightShadow, int opcode) {
        if (rightShadow == null) {
            return leftShadow == null ? null : Shadows.variable(Terms.apply(Opcodes.binary(opcode), leftShadow, right));
        }
        return apply(opcode, leftShadow == null ? Constant.of(left) : leftShadow, rightShadow);
    }

    public static Term binary(float left, float right, Term leftShadow, Term rightShadow, int opcode) {
        return leftShadow == null && rightShadow == null ? null
                : apply(opcode, leftShadow == null ? Constant.of(left) : leftShadow, rightShadow == null ? Constant.of(right) : rightShadow);
    }

    public static Term binary(double left, double right, Term leftShadow, Term rightShadow, int opcode) {
        return leftShadow == null && rightShadow == null ? null
                : apply(opcode, leftShadow == null ? Constant.of(left) : leftShadow, rightShadow == null ? Constant.of(right) : rightShadow);
    }

    private static Term apply(int opcode, Term left, Term right) {
        return Shadows.variable(Terms.apply(Opcodes.binary(opcode), left, right));
    }

    public static Term unary(Term shadow, int opcode) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Opcodes.unary(opcode), shadow));
    }

    public static Term increment(Term shadow, int by) {
        return shadow == null ? null : Shadows.variable(Terms.apply(Operator.IADD, shadow, by));
    }

    /** Numbers are about to be added, subtracted or multiplied. */
    public static void overflow(int left, int right, Term leftShadow, Term rightShadow, int opcode, int site) {
        if (leftShadow != null || rightShadow != null) {
            overflow(Opcodes.binary(opcode), Constant.of(left), Constant.of(right), leftShadow, rightShadow, site);
        }
    }

    public static void overflow(long left, long right, Term leftShadow, Term rightShadow, int opcode, int site) {
        if (leftShadow != null || rightShadow != null) {
            overflow(Opcodes.binary(opcode), Constant.of(left), Constant.of(right), leftShadow, rightShadow, site);
        }
    }

    /** A number is about to be negated. */
    public static void overflow(int value, Term shadow, int site) {
        if (shadow != null) {
            overflow(Overflow.ofNegation(shadow), value == Integer.MIN_VALUE, "-(" + value + ")", site);
        }
    }

    public static void overflow(long value, Term shadow, int site) {
        if (shadow != null) {
            overflow(Overflow.ofNegation(shadow), value == Long.MIN_VALUE, "-(" + value + ")", site);
        }
    }

    private static void overflow(Operator operator, Constant left, Constant right, Term leftShadow, Term rightShadow, int site) {
        overflow(overflow(operator, leftShadow == null ? left : leftShadow, rightShadow == null ? right : rightShadow),
                overflow(operator, left, right) == Constant.TRUE, left.value() + " " + operator.symbol() + " " + right.value(), site);
    }

    private static void overflow(Term condition, boolean happens, String what, int site) {
        Branches.branch(condition, happens, site);
        Strand strand = happens ? Control.strand() : null;
        if (strand != null) {
            strand.overflow(what, site);
        }
    }

    private static Term overflow(Operator operator, Term left, Term right) {
        switch (operator) {
            case IADD:
            case LADD:
                return Overflow.ofSum(left, right);
            case ISUB:
            case LSUB:
                return Overflow.ofDifference(left, right);
            default:
                return Overflow.ofProduct(left, right);
        }
    }
}
