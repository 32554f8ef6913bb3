package dev.heddle.concolic;

import dev.heddle.term.Application;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Variable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What constraints that compare one whole number with a constant leave of the variables' domains. */
final class Domains {

    /** Bounds of one variable, and values that it must not have. */
    static final class Domain {
        private long low;
        private long high;
        private final Set<Long> excluded = new HashSet<>();

        private Domain(Variable variable) {
            low = variable.low();
            high = variable.high();
        }

        long low() {
            return low;
        }

        long high() {
            return high;
        }

        private boolean isEmpty() {
            while (low <= high && excluded.contains(low)) {
                if (low == high) {
                    return true;
                }
                low++;
            }
            return low > high;
        }
    }

    private final Map<Variable, Domain> domains = new HashMap<>();
    private boolean empty;

    Domains(List<Term> constraints) {
        for (Term constraint : constraints) {
            if (constraint.variables().size() == 1) {
                narrow(constraint);
            }
        }
        for (Domain domain : domains.values()) {
            empty |= domain.isEmpty();
        }
    }

    /** Whether some variable has no value left, so that the constraints have no solution. */
    boolean isEmpty() {
        return empty;
    }

    Domain of(Variable variable) {
        return domains.computeIfAbsent(variable, Domain::new);
    }

    private void narrow(Term constraint) {
        boolean positive = true;
        Term term = constraint;
        if (term instanceof Application not && not.operator() == Operator.NOT) {
            positive = false;
            term = not.argument(0);
        }
        if (!(term instanceof Application comparison) || comparison.arity() != 2) {
            return;
        }
        Term left = comparison.argument(0);
        Term right = comparison.argument(1);
        boolean first = left instanceof Variable && right instanceof Constant;
        if (!first && !(left instanceof Constant && right instanceof Variable)) {
            return;
        }
        switch (comparison.operator()) {
            case IEQ:
            case LEQ:
                equal(of((Variable) (first ? left : right)), (first ? right : left).low(), positive);
                break;
            case ILT:
            case LLT:
                if (first) {
                    atMost(of((Variable) left), right.low(), true);
                } else {
                    atLeast(of((Variable) right), left.low(), true);
                }
                break;
            case ILE:
            case LLE:
                if (first) {
                    atMost(of((Variable) left), right.low(), false);
                } else {
                    atLeast(of((Variable) right), left.low(), false);
                }
                break;
            default:
                break;
        }
    }

    private void equal(Domain domain, long number, boolean positive) {
        if (positive) {
            atMost(domain, number, false);
            atLeast(domain, number, false);
        } else {
            domain.excluded.add(number);
        }
    }

    private void atMost(Domain domain, long number, boolean strict) {
        if (strict && number == Long.MIN_VALUE) {
            empty = true;
        } else {
            domain.high = Math.min(domain.high, strict ? number - 1 : number);
        }
    }

    private void atLeast(Domain domain, long number, boolean strict) {
        if (strict && number == Long.MAX_VALUE) {
            empty = true;
        } else {
            domain.low = Math.max(domain.low, strict ? number + 1 : number);
        }
    }
}
