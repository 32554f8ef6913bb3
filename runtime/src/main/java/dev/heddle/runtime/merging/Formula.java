package dev.heddle.runtime.merging;

import dev.heddle.term.Constant;

/**
 * How a value is computed within a region, from others, which are named by their numbers in the region.
 *
 * @param opcode the JVM's instruction that computes it, where there is one
 * @param a the first operand, or the place of an input
 * @param b the second operand, or -1
 * @param c the third operand, or -1
 * @param constant the value, if it is always the same; else null
 */
public record Formula(Kind kind, int opcode, int a, int b, int c, Constant constant) {

    /** What a formula is made of. */
    public enum Kind {
        /** What a variable has before the region, or what its first jump compares. */
        INPUT,
        CONSTANT,
        /** A calculation or conversion with one operand. */
        UNARY,
        BINARY,
        /** Whether a jump with two operands is taken. */
        COMPARISON,
        /** Whether one of two conditions holds. */
        EITHER,
        /** The second operand if the first, a condition, holds; else the third. */
        CHOICE,
        /** The element of the array that is the first operand, at an index. */
        ELEMENT,
        /** The length of an array. */
        LENGTH
    }

    public static Formula input(int place) {
        return new Formula(Kind.INPUT, 0, place, -1, -1, null);
    }

    public static Formula constant(Constant value) {
        return new Formula(Kind.CONSTANT, 0, -1, -1, -1, value);
    }

    public static Formula unary(Kind kind, int opcode, int operand) {
        return new Formula(kind, opcode, operand, -1, -1, null);
    }

    public static Formula binary(Kind kind, int opcode, int left, int right) {
        return new Formula(kind, opcode, left, right, -1, null);
    }

    public static Formula choice(int condition, int yes, int no) {
        return new Formula(Kind.CHOICE, 0, condition, yes, no, null);
    }
}
