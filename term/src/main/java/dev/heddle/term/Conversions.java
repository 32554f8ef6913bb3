package dev.heddle.term;

import static dev.heddle.term.Terms.argument;
import static dev.heddle.term.Terms.is;

/** Rules for conversions between sorts. */
final class Conversions {

    private Conversions() {
    }

    static Term simplified(Operator operator, Term a) {
        switch (operator) {
            case L2I:
                return is(a, Operator.I2L) ? argument(a, 0) : narrowed(a);
            case I2L:
                return is(a, Operator.L2I) && fits(argument(a, 0), Integer.MIN_VALUE, Integer.MAX_VALUE) ? argument(a, 0) : null;
            case I2B:
                return fits(a, Byte.MIN_VALUE, Byte.MAX_VALUE) ? a : outer(operator, a, Operator.I2S, Operator.I2C);
            case I2C:
                return fits(a, Character.MIN_VALUE, Character.MAX_VALUE) ? a : outer(operator, a, Operator.I2S, Operator.I2S);
            case I2S:
                return fits(a, Short.MIN_VALUE, Short.MAX_VALUE) ? a : outer(operator, a, Operator.I2C, Operator.I2C);
            case D2F:
                return argument(a, Operator.F2D);
            case D2I:
                return is(a, Operator.I2D) ? argument(a, 0) : replaced(a, Operator.F2D, Operator.F2I);
            case D2L:
                return is(a, Operator.I2D) ? replaced(a, Operator.I2D, Operator.I2L) : replaced(a, Operator.F2D, Operator.F2L);
            case L2D:
                return replaced(a, Operator.I2L, Operator.I2D);
            case L2F:
                return replaced(a, Operator.I2L, Operator.I2F);
            default:
                return null;
        }
    }

    private static boolean fits(Term a, long low, long high) {
        return a.low() >= low && a.high() <= high;
    }

    /** The inner conversion does nothing that the outer one would not do. */
    private static Term outer(Operator operator, Term a, Operator inner, Operator another) {
        return is(a, inner) || is(a, another) ? Terms.apply(operator, argument(a, 0)) : null;
    }

    /** One conversion that does what the outer and the inner one do. */
    private static Term replaced(Term a, Operator inner, Operator replacement) {
        return is(a, inner) ? Terms.apply(replacement, argument(a, 0)) : null;
    }

    /** Cut to an int, longs compute as ints do. */
    private static Term narrowed(Term a) {
        if (!(a instanceof Application)) {
            return null;
        }
        Operator narrow = narrow(((Application) a).operator());
        Term left = narrow == null ? null : intended(argument(a, 0));
        if (left == null || ((Application) a).arity() == 1) {
            return left == null ? null : Terms.apply(narrow, left);
        }
        Term right = intended(argument(a, 1));
        return right == null ? null : Terms.apply(narrow, left, right);
    }

    /** The INT term that a LONG term widens, or null. */
    private static Term intended(Term a) {
        return a instanceof Constant ? Constant.of((int) a.low()) : argument(a, Operator.I2L);
    }

    private static Operator narrow(Operator operator) {
        switch (operator) {
            case LADD:
                return Operator.IADD;
            case LSUB:
                return Operator.ISUB;
            case LMUL:
                return Operator.IMUL;
            case LNEG:
                return Operator.INEG;
            case LAND:
                return Operator.IAND;
            case LOR:
                return Operator.IOR;
            case LXOR:
                return Operator.IXOR;
            default:
                return null;
        }
    }
}
