package dev.heddle.term;

import static dev.heddle.term.Terms.argument;

/** Rules for floats and doubles: the few that are exact, signed zeros and NaN included. */
final class Floats {

    private Floats() {
    }

    static Term simplified(Operator operator, Term[] arguments) {
        switch (operator) {
            case FNEG:
            case DNEG:
                return argument(arguments[0], operator);
            case FADD:
            case DADD:
                return is(arguments[1], -0.0) ? arguments[0] : is(arguments[0], -0.0) ? arguments[1] : null;
            case FSUB:
            case DSUB:
                return is(arguments[1], 0.0) ? arguments[0] : null;
            case FMUL:
            case DMUL:
                return is(arguments[1], 1.0) ? arguments[0] : is(arguments[0], 1.0) ? arguments[1] : null;
            case FDIV:
            case DDIV:
                return is(arguments[1], 1.0) ? arguments[0] : null;
            default:
                return null;
        }
    }

    /** Whether two terms have the same value because they are equal but perhaps for the order of summands and factors. */
    static boolean isSame(Term a, Term b) {
        if (a.equals(b)) {
            return true;
        }
        if (a.size() != b.size() || a.size() > Equality.SMALL || !(a instanceof Application) || !Terms.is(b, ((Application) a).operator())) {
            return false;
        }
        switch (((Application) a).operator()) {
            case FADD:
            case DADD:
            case FMUL:
            case DMUL:
                return isSame(argument(a, 0), argument(b, 0)) && isSame(argument(a, 1), argument(b, 1))
                        || isSame(argument(a, 0), argument(b, 1)) && isSame(argument(a, 1), argument(b, 0));
            case FSUB:
            case DSUB:
            case FDIV:
            case DDIV:
                return isSame(argument(a, 0), argument(b, 0)) && isSame(argument(a, 1), argument(b, 1));
            case FNEG:
            case DNEG:
            case F2D:
            case D2F:
                return isSame(argument(a, 0), argument(b, 0));
            default:
                return false;
        }
    }

    private static boolean is(Term term, double number) {
        return term instanceof Constant && Double.compare(((Number) ((Constant) term).value()).doubleValue(), number) == 0;
    }
}
