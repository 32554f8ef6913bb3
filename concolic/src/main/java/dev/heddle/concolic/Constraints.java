package dev.heddle.concolic;

import dev.heddle.term.Application;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What can be said of a list of constraints without solving them. */
final class Constraints {

    private Constraints() {
    }

    /** Whether a constraint holds; one that divides by zero does not. */
    static boolean holds(Term constraint, Valuation valuation) {
        try {
            return (Boolean) constraint.evaluate(valuation);
        } catch (ArithmeticException e) {
            return false;
        }
    }

    static boolean hold(Iterable<Term> constraints, Valuation valuation) {
        for (Term constraint : constraints) {
            if (!holds(constraint, valuation)) {
                return false;
            }
        }
        return true;
    }

    /** The constraints with conjunctions taken apart, without repetitions and without those that are true. */
    static Set<Term> conjuncts(List<Term> constraints) {
        Set<Term> all = new LinkedHashSet<>();
        ArrayDeque<Term> open = new ArrayDeque<>();
        for (Term constraint : constraints) {
            open.push(constraint);
            while (!open.isEmpty()) {
                Term term = open.pop();
                if (term instanceof Application conjunction && conjunction.operator() == Operator.AND) {
                    open.push(conjunction.argument(1));
                    open.push(conjunction.argument(0));
                } else if (term != Constant.TRUE) {
                    all.add(term);
                }
            }
        }
        return all;
    }

    static Set<Variable> variables(Iterable<Term> constraints) {
        Set<Variable> all = new LinkedHashSet<>();
        for (Term constraint : constraints) {
            all.addAll(constraint.variables());
        }
        return all;
    }
}
