package dev.heddle.agent.merging;

import org.objectweb.asm.Type;

/**
 * What a variable or operand has at some point of a hammock.
 *
 * @param number that of its formula
 * @param type INT, LONG, FLOAT or DOUBLE; null for an array; VOID if nothing is known, so that nothing may use it
 */
public record Value(int number, Type type) {

    static final Value UNKNOWN = new Value(-1, Type.VOID_TYPE);

    boolean isNumber() {
        return type != null && type != Type.VOID_TYPE;
    }

    boolean isWide() {
        return type == Type.LONG_TYPE || type == Type.DOUBLE_TYPE;
    }
}
