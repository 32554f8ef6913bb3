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

    private static boolean is(Term term, double number) {
        return term instanceof Constant && Double.compare(((Number) ((Constant) term).value()).doubleValue(), number) == 0;
    }
}
