package dev.heddle.term;

import static dev.heddle.term.Terms.argument;
import static dev.heddle.term.Terms.is;

/** Rules for not, and, or, and the conditional. */
final class Conditions {

    private static final int PARTS = 3;

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
            Term joined = joined(condition, yes, no);
            return joined != null ? joined : added(condition, yes, no);
        }
        if (yes instanceof Constant) {
            return yes == Constant.TRUE ? Terms.or(condition, no) : Terms.and(Terms.not(condition), no);
        }
        if (no instanceof Constant) {
            return no == Constant.FALSE ? Terms.and(condition, yes) : Terms.or(Terms.not(condition), yes);
        }
        return null;
    }

    /** A choice one side of which is a choice with the other side among its own is one choice, by a condition of both. */
    private static Term joined(Term condition, Term yes, Term no) {
        if (is(no, Operator.ITE)) {
            Term other = argument(no, 0);
            if (argument(no, 1).equals(yes)) {
                return Terms.ite(Terms.or(condition, other), yes, argument(no, 2));
            }
            if (argument(no, 2).equals(yes)) {
                return Terms.ite(Terms.or(condition, Terms.not(other)), yes, argument(no, 1));
            }
        }
        if (is(yes, Operator.ITE)) {
            Term other = argument(yes, 0);
            if (argument(yes, 2).equals(no)) {
                return Terms.ite(Terms.and(condition, other), argument(yes, 1), no);
            }
            if (argument(yes, 1).equals(no)) {
                return Terms.ite(Terms.and(condition, Terms.not(other)), argument(yes, 2), no);
            }
        }
        return null;
    }

    /** A choice between two sums with a part in common is that part and a choice, so that terms of loops do not grow on two sides. */
    private static Term added(Term condition, Term yes, Term no) {
        if (!yes.sort().isIntegral()) {
            return null;
        }
        for (int i = 0; i < PARTS; i++) {
            Term common = part(yes, i);
            for (int j = 0; common != null && j < PARTS; j++) {
                if (common.equals(part(no, j))) {
                    return Terms.apply(yes.sort() == Sort.INT ? Operator.IADD : Operator.LADD, common, Terms.ite(condition, rest(yes, i), rest(no, j)));
                }
            }
        }
        return null;
    }

    /** One of the things that a number may be a sum of: itself, a summand, or what something is subtracted from; null if it is not, or is a constant. */
    private static Term part(Term number, int index) {
        boolean sum = is(number, Operator.IADD) || is(number, Operator.LADD);
        boolean difference = is(number, Operator.ISUB) || is(number, Operator.LSUB);
        Term part = index == 0 ? number : index == 1 && (sum || difference) ? argument(number, 0) : index == 2 && sum ? argument(number, 1) : null;
        return part instanceof Constant ? null : part;
    }

    /** What is added to that part. */
    private static Term rest(Term number, int index) {
        if (index == 0) {
            return Terms.constant(number.sort(), 0);
        }
        Term other = argument(number, 2 - index);
        boolean sum = is(number, Operator.IADD) || is(number, Operator.LADD);
        return sum ? other : Terms.apply(number.sort() == Sort.INT ? Operator.INEG : Operator.LNEG, other);
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
