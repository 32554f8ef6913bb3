package dev.heddle.concolic;

import dev.heddle.term.Operator;

/** Arguments with which functions of {@link Math} are, more or less, what they are wanted to be; NaN where there are none. */
final class FunctionInversion {

    private FunctionInversion() {
    }

    /** The first argument, given the second if there is one. */
    static double first(Operator function, double second, double wanted) {
        switch (function) {
            case DSIN:
                return Math.asin(wanted);
            case DCOS:
                return Math.acos(wanted);
            case DTAN:
                return Math.atan(wanted);
            case DASIN:
                return Math.sin(wanted);
            case DACOS:
                return Math.cos(wanted);
            case DATAN:
                return Math.tan(wanted);
            case DATAN2:
                return Math.tan(wanted) * second;
            case DEXP:
                return Math.log(wanted);
            case DLOG:
                return Math.exp(wanted);
            case DLOG10:
                return Math.pow(10, wanted);
            case DCBRT:
                return wanted * wanted * wanted;
            case DHYPOT:
                return Math.sqrt(wanted * wanted - second * second);
            case DPOW:
                return Math.pow(wanted, 1 / second);
            default:
                throw new IllegalArgumentException(function + " is no such function");
        }
    }

    /** The second argument, given the first. */
    static double second(Operator function, double first, double wanted) {
        switch (function) {
            case DATAN2:
                return first / Math.tan(wanted);
            case DHYPOT:
                return Math.sqrt(wanted * wanted - first * first);
            case DPOW:
                return Math.log(wanted) / Math.log(first);
            default:
                throw new IllegalArgumentException(function + " has no second argument");
        }
    }
}
