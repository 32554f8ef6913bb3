package dev.heddle.concolic;

import dev.heddle.term.Answer;
import dev.heddle.term.Application;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Sees that constraints contradict each other which compare the same term with constants: a loop that asks again and again
 * how much there is of something makes many of them.
 */
final class Ranges implements Solver {

    private final Solver next;
    private final Statistics statistics;

    Ranges(Solver next, Statistics statistics) {
        this.next = next;
        this.statistics = statistics;
    }

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        Map<Term, long[]> ranges = new HashMap<>();
        for (Term constraint : constraints) {
            if (constraint instanceof Application && !narrow((Application) constraint, ranges)) {
                statistics.answer(Statistics.Link.SIMPLIFICATION);
                return new Answer.Unsatisfiable();
            }
        }
        return next.solve(constraints, hint);
    }

    @Override
    public void close() {
        next.close();
    }

    /** Takes note of what the comparison says about a term; false if no value is left for it. */
    private static boolean narrow(Application comparison, Map<Term, long[]> ranges) {
        if (comparison.operator() == Operator.NOT) {
            return !(comparison.argument(0) instanceof Application) || narrow((Application) comparison.argument(0), false, ranges);
        }
        return narrow(comparison, true, ranges);
    }

    private static boolean narrow(Application comparison, boolean holds, Map<Term, long[]> ranges) {
        boolean strict = comparison.operator() == Operator.ILT || comparison.operator() == Operator.LLT;
        boolean equal = comparison.operator() == Operator.IEQ || comparison.operator() == Operator.LEQ;
        if (!strict && !equal && comparison.operator() != Operator.ILE && comparison.operator() != Operator.LLE || equal && !holds) {
            return true;
        }
        Term left = comparison.argument(0);
        Term right = comparison.argument(1);
        boolean isLeft = right instanceof Constant;
        if (!isLeft && !(left instanceof Constant)) {
            return true;
        }
        Term term = isLeft ? left : right;
        long number = ((Number) ((Constant) (isLeft ? right : left)).value()).longValue();
        long[] range = ranges.computeIfAbsent(term, each -> new long[] {each.low(), each.high()});
        if (equal) {
            range[0] = Math.max(range[0], number);
            range[1] = Math.min(range[1], number);
            return range[0] <= range[1];
        }
        // What does not hold is the opposite, strict where this is not.
        boolean isUpper = isLeft == holds;
        boolean excluded = strict == holds;
        if (excluded && number == (isUpper ? Long.MIN_VALUE : Long.MAX_VALUE)) {
            return false;
        }
        if (isUpper) {
            range[1] = Math.min(range[1], excluded ? number - 1 : number);
        } else {
            range[0] = Math.max(range[0], excluded ? number + 1 : number);
        }
        return range[0] <= range[1];
    }
}
