package dev.heddle.concolic;

import dev.heddle.term.Answer;
import dev.heddle.term.Application;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Sees that constraints contradict each other which compare the same term with constants: a loop that asks again and again
 * how much there is of something makes many of them.
 *
 * <p>What is known of the ranges is kept from one query to the next, as far as they begin alike.
 */
final class Ranges implements Solver {

    /** Bounds of a term; none of its values is left if they are the wrong way round. */
    private record Range(long low, long high) {

        boolean isEmpty() {
            return low > high;
        }
    }

    private static final Range NOTHING = new Range(1, 0);

    private final Solver next;
    private final Statistics statistics;
    private final Map<Term, Range> ranges = new HashMap<>();
    private final LastQuery query = new LastQuery();
    /** How many constraints of the query have been looked at: all, or those up to the first that contradicts some before it. */
    private int length;
    /** Of which term each of them changed the range, null if of none, and what that was before, null if it had none. */
    private Term[] changed = new Term[16];
    private Range[] before = new Range[16];
    private boolean contradictory;

    Ranges(Solver next, Statistics statistics) {
        this.next = next;
        this.statistics = statistics;
    }

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        takeBack(query.replace(constraints));
        while (!contradictory && length < query.size()) {
            add(query.get(length));
        }
        if (contradictory) {
            statistics.answer(Statistics.Link.SIMPLIFICATION);
            return new Answer.Unsatisfiable();
        }
        return next.solve(constraints, hint);
    }

    @Override
    public void close() {
        next.close();
    }

    /** Forgets all but the first {@code rest} constraints. */
    private void takeBack(int rest) {
        while (length > rest) {
            length--;
            contradictory = false;
            Term term = changed[length];
            if (term != null && before[length] == null) {
                ranges.remove(term);
            } else if (term != null) {
                ranges.put(term, before[length]);
            }
        }
    }

    private void add(Term constraint) {
        if (length == changed.length) {
            changed = Arrays.copyOf(changed, length * 2);
            before = Arrays.copyOf(before, length * 2);
        }
        changed[length] = null;
        Term positive = constraint instanceof Application not && not.operator() == Operator.NOT ? not.argument(0) : constraint;
        if (positive instanceof Application comparison) {
            narrow(comparison, positive == constraint);
        }
        length++;
    }

    /** Takes note of what the comparison says about a term. */
    private void narrow(Application comparison, boolean holds) {
        boolean strict = comparison.operator() == Operator.ILT || comparison.operator() == Operator.LLT;
        boolean equal = comparison.operator() == Operator.IEQ || comparison.operator() == Operator.LEQ;
        if (!strict && !equal && comparison.operator() != Operator.ILE && comparison.operator() != Operator.LLE || equal && !holds) {
            return;
        }
        Term left = comparison.argument(0);
        Term right = comparison.argument(1);
        boolean isLeft = right instanceof Constant;
        if (!isLeft && !(left instanceof Constant)) {
            return;
        }
        Term term = isLeft ? left : right;
        Range old = ranges.get(term);
        Range range = old != null ? old : new Range(term.low(), term.high());
        long number = (isLeft ? right : left).low();
        if (equal) {
            range = new Range(Math.max(range.low, number), Math.min(range.high, number));
        } else {
            // What does not hold is the opposite, strict where this is not.
            range = cut(range, number, isLeft == holds, strict == holds);
        }
        contradictory = range.isEmpty();
        if (!range.equals(old)) {
            changed[length] = term;
            before[length] = old;
            ranges.put(term, range);
        }
    }

    /** What is left of a range up to a number, or from a number on, which may be excluded. */
    private static Range cut(Range range, long number, boolean isUpper, boolean excluded) {
        if (excluded && number == (isUpper ? Long.MIN_VALUE : Long.MAX_VALUE)) {
            return NOTHING;
        }
        return isUpper ? new Range(range.low, Math.min(range.high, excluded ? number - 1 : number))
                : new Range(Math.max(range.low, excluded ? number + 1 : number), range.high);
    }
}
