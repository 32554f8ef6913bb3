package dev.heddle.runtime.shadow;

import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** What the JVM's instructions are among terms. */
public final class Opcodes {

    private static final int FIRST = 96;
    private static final Operator[] OPERATORS = {
        Operator.IADD, Operator.LADD, Operator.FADD, Operator.DADD, Operator.ISUB, Operator.LSUB, Operator.FSUB, Operator.DSUB,
        Operator.IMUL, Operator.LMUL, Operator.FMUL, Operator.DMUL, Operator.IDIV, Operator.LDIV, Operator.FDIV, Operator.DDIV,
        Operator.IREM, Operator.LREM, Operator.FREM, Operator.DREM, Operator.INEG, Operator.LNEG, Operator.FNEG, Operator.DNEG,
        Operator.ISHL, Operator.LSHL, Operator.ISHR, Operator.LSHR, Operator.IUSHR, Operator.LUSHR, Operator.IAND, Operator.LAND,
        Operator.IOR, Operator.LOR, Operator.IXOR, Operator.LXOR, null, Operator.I2L, Operator.I2F, Operator.I2D, Operator.L2I,
        Operator.L2F, Operator.L2D, Operator.F2I, Operator.F2L, Operator.F2D, Operator.D2I, Operator.D2L, Operator.D2F, Operator.I2B,
        Operator.I2C, Operator.I2S, Operator.LCMP, Operator.FCMPL, Operator.FCMPG, Operator.DCMPL, Operator.DCMPG};

    /** IFEQ and its five successors compare with 0, IF_ICMPEQ and its five with another number, in the same order. */
    private static final int IFEQ = 153;
    private static final int IF_ICMPEQ = 159;

    private Opcodes() {
    }

    public static Operator binary(int opcode) {
        return OPERATORS[opcode - FIRST];
    }

    public static Operator unary(int opcode) {
        return OPERATORS[opcode - FIRST];
    }

    public static Term compareWithZero(int opcode, Term shadow) {
        return compare(opcode - IFEQ + IF_ICMPEQ, shadow, Constant.of(0));
    }

    public static Term compare(int opcode, Term left, Term right) {
        switch (opcode - IF_ICMPEQ) {
            case 0:
                return Terms.eq(left, right);
            case 1:
                return Terms.not(Terms.eq(left, right));
            case 2:
                return Terms.apply(Operator.ILT, left, right);
            case 3:
                return Terms.apply(Operator.ILE, right, left);
            case 4:
                return Terms.apply(Operator.ILT, right, left);
            default:
                return Terms.apply(Operator.ILE, left, right);
        }
    }

    public static boolean holds(int opcode, int left, int right) {
        switch (opcode < IF_ICMPEQ ? opcode - IFEQ : opcode - IF_ICMPEQ) {
            case 0:
                return left == right;
            case 1:
                return left != right;
            case 2:
                return left < right;
            case 3:
                return left >= right;
            case 4:
                return left > right;
            default:
                return left <= right;
        }
    }
}
