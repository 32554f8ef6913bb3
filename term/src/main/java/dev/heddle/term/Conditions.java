package dev.heddle.term;

import static dev.heddle.term.Terms.argument;
import static dev.heddle.term.Terms.is;

/** Rules for not, and, or, and the conditional. */
final class Conditions {

    private Conditions() {
    }

    static Term not(Term a) {
        if (!(a instanceof Application)) {
            return null;
        }
        switch (((Application) a).operator()) {
            case NOT:
                return argument(a, 0);
            case ILT:
                return Terms.apply(Operator.ILE, argument(a, 1), argument(a, 0));
            case ILE:
                return Terms.apply(Operator.ILT, argument(a, 1), argument(a, 0));
            case LLT:
                return Terms.apply(Operator.LLE, argument(a, 1), argument(a, 0));
            case LLE:
                return Terms.apply(Operator.LLT, argument(a, 1), argument(a, 0));
            default:
                return null;
        }
    }

    static Term junction(Operator operator, Term a, Term b) {
        Constant neutral = Constant.of(operator == Operator.AND);
        Constant absorbing = Constant.of(operator != Operator.AND);
        if (a.equals(neutral) || b.equals(absorbing) || a.equals(b)) {
            return b;
        }
        if (b.equals(neutral) || a.equals(absorbing)) {
            return a;
        }
        return opposite(a, b) ? absorbing : null;
    }

    private static boolean opposite(Term a, Term b) {
        if (is(a, Operator.NOT)) {
            return argument(a, 0).equals(b);
        }
        if (is(b, Operator.NOT)) {
            return argument(b, 0).equals(a);
        }
        Term negated = not(a);
        return negated != null && negated.equals(b);
    }

    static Term conditional(Term condition, Term yes, Term no) {
        if (condition instanceof Constant) {
            return condition == Constant.TRUE ? yes : no;
        }
        if (yes.equals(no)) {
            return yes;
        }
        if (is(condition, Operator.NOT)) {
            return Terms.ite(argument(condition, 0), no, yes);
        }
        if (yes.sort() != Sort.BOOLEAN) {
            return null;
        }
        if (yes instanceof Constant) {
            return yes == Constant.TRUE ? Terms.or(condition, no) : Terms.and(Terms.not(condition), no);
        }
        if (no instanceof Constant) {
            return no == Constant.FALSE ? Terms.and(condition, yes) : Terms.or(Terms.not(condition), yes);
        }
        return null;
    }

    /** The condition that an INT term stands for if it is 0 or 1 by its form, else null. */
    static Term truth(Term number) {
        if (number.sort() != Sort.INT || number.low() < 0 || number.high() > 1) {
            return null;
        }
        if (number instanceof Constant) {
            return Constant.of(number.low() == 1);
        }
        if (is(number, Operator.ITE)) {
            Term yes = argument(number, 1);
            Term no = argument(number, 2);
            if (yes instanceof Constant && no instanceof Constant) {
                return yes.low() == 1 ? argument(number, 0) : Terms.not(argument(number, 0));
            }
        }
        return Terms.toBoolean(number);
    }
}
