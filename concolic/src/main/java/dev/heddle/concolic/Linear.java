package dev.heddle.concolic;

import dev.heddle.explore.Deadline;
import dev.heddle.term.Answer;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;

/**
 * Decides comparisons of sums of whole numbers with constant factors. What a sum is in Java is what it is in mathematics, minus some multiple of 2^32 or 2^64; there are few multiples to try, because each of them
 * leaves {@link Inequalities} that bound the variables and so the multiples of the other sums.
 */
final class Linear {

    /** From so many cases on it is left to others. */
    private static final int CASES = 300;
    private static final int MULTIPLES = 12;
    private static final int ROUNDS = 8;

    /** A sum of variables with factors, of so many bits. */
    private record Sum(long[] factors, long constant, int bits) {

        /** Whether it cannot overflow because it is a variable or a constant. */
        boolean isPlain() {
            long count = Arrays.stream(factors).filter(factor -> factor != 0).count();
            return count == 0 || count == 1 && constant == 0 && Arrays.stream(factors).sum() == 1;
        }
    }

    /** That one sum is less than another, or at most; or that the first, without a second, is zero or not. */
    private record Comparison(Sum left, Sum right, boolean strict, boolean positive) {

        /** Whether it says what a sum is not, which is left for the end. */
        boolean isExclusion() {
            return right == null && !positive;
        }
    }

    private final List<Term> constraints;
    private final List<Variable> variables;
    private final List<Comparison> comparisons = new ArrayList<>();
    private final Valuation hint;
    private final long[] wished;
    private int cases;

    private Linear(List<Term> constraints, Valuation hint) {
        this.constraints = constraints;
        this.variables = new ArrayList<>(Constraints.variables(constraints));
        this.hint = hint;
        this.wished = new long[variables.size()];
        for (int i = 0; i < wished.length; i++) {
            wished[i] = variables.get(i).sort().isIntegral() ? ((Number) hint.get(variables.get(i))).longValue() : 0;
        }
    }

    /** The answer; null if the constraints are not of this kind, or too many cases have to be told apart. */
    static Answer solve(List<Term> constraints, Valuation hint, LinearForms forms) {
        Linear linear = new Linear(constraints, hint);
        return linear.read(forms) ? linear.decide() : null;
    }

    private Answer decide() {
        int count = variables.size();
        Inequalities rows = new Inequalities(count);
        long[] lows = new long[count];
        long[] highs = new long[count];
        for (int i = 0; i < count; i++) {
            lows[i] = variables.get(i).low();
            highs[i] = variables.get(i).high();
        }
        try {
            return decide(rows, lows, highs, comparisons);
        } catch (ArithmeticException e) {
            return null;
        }
    }

    /** Takes over what the constraints compare; false if one of them does something else. */
    private boolean read(LinearForms forms) {
        for (Term constraint : constraints) {
            LinearForms.Comparison comparison = forms.of(constraint);
            if (comparison == null) {
                return false;
            }
            comparisons.add(new Comparison(sum(comparison.left()), comparison.right() == null ? null : sum(comparison.right()), comparison.strict(), comparison.positive()));
        }
        return true;
    }

    private Sum sum(LinearForms.Form form) {
        long[] factors = new long[variables.size()];
        for (int i = 0; i < form.variables().size(); i++) {
            factors[variables.indexOf(form.variables().get(i))] += form.factors().get(i);
        }
        return new Sum(factors, form.constant(), form.bits());
    }

    /** What the comparisons that are left say together with the inequalities. */
    private Answer decide(Inequalities rows, long[] lows, long[] highs, List<Comparison> left) {
        if (++cases > CASES) {
            return null;
        }
        Deadline.look(cases);
        List<Comparison> open = left;
        boolean told = true;
        while (told) {
            // What can be told of the multiples bounds the variables, and then more can be told.
            List<Comparison> rest = new ArrayList<>();
            for (Comparison comparison : open) {
                if (!tell(comparison, rows, lows, highs)) {
                    rest.add(comparison);
                }
            }
            if (rows.isContradictory() || !rows.narrow(lows, highs, ROUNDS)) {
                return new Answer.Unsatisfiable();
            }
            told = rest.size() < open.size();
            open = rest;
        }
        Sum sum = null;
        long[] fewest = {0, MULTIPLES};
        boolean exclusions = true;
        for (Comparison comparison : open) {
            exclusions &= comparison.isExclusion();
            for (Sum candidate : comparison.isExclusion() ? List.<Sum>of() : comparison.right == null ? List.of(comparison.left) : List.of(comparison.left, comparison.right)) {
                long[] multiples = multiples(comparison, candidate, lows, highs);
                if (multiples[1] > multiples[0] && multiples[1] - multiples[0] < fewest[1] - fewest[0]) {
                    fewest = multiples;
                    sum = candidate;
                }
            }
        }
        if (sum != null) {
            return split(sum, fewest, rows, lows, highs, open);
        }
        return exclusions ? solve(rows, lows, highs, open) : null;
    }

    /** Which multiples of 2^32 or 2^64 may have to be taken off the sum, at least and at most; for a sum that is to be zero, it is one itself. */
    private static long[] multiples(Comparison comparison, Sum sum, long[] lows, long[] highs) {
        if (comparison.right != null && sum.isPlain()) {
            return new long[] {0, 0};
        }
        long low = sum.constant;
        long high = sum.constant;
        for (int i = 0; i < lows.length; i++) {
            long factor = sum.factors[i];
            low = Math.addExact(low, Math.multiplyExact(factor, factor > 0 ? lows[i] : highs[i]));
            high = Math.addExact(high, Math.multiplyExact(factor, factor > 0 ? highs[i] : lows[i]));
        }
        if (sum.bits == 64) {
            return new long[] {0, 0};
        }
        return new long[] {multiple(low), multiple(high)};
    }

    private static long multiple(long number) {
        return Math.addExact(number, 1L << 31) >> 32;
    }

    /** Adds what a comparison says as an inequality, if it is known by which multiples its sums are too large. */
    private static boolean tell(Comparison comparison, Inequalities rows, long[] lows, long[] highs) {
        long[] first = multiples(comparison, comparison.left, lows, highs);
        if (first[0] != first[1]) {
            return false;
        }
        long taken = first[0] << 32;
        Sum left = comparison.left;
        if (comparison.right == null) {
            if (comparison.positive) {
                rows.add(left.factors, Math.subtractExact(taken, left.constant));
                rows.add(negated(left.factors), Math.subtractExact(left.constant, taken));
            }
            return comparison.positive;
        }
        long[] second = multiples(comparison, comparison.right, lows, highs);
        if (second[0] != second[1]) {
            return false;
        }
        Sum right = comparison.right;
        long[] difference = new long[left.factors.length];
        for (int i = 0; i < difference.length; i++) {
            difference[i] = Math.subtractExact(left.factors[i], right.factors[i]);
        }
        long bound = Math.subtractExact(Math.subtractExact(right.constant, second[0] << 32), Math.subtractExact(left.constant, taken));
        rows.add(difference, comparison.strict ? Math.subtractExact(bound, 1) : bound);
        return true;
    }

    private static long[] negated(long[] factors) {
        return Arrays.stream(factors).map(Math::negateExact).toArray();
    }

    /** One case for each multiple; no overflow comes first. */
    private Answer split(Sum sum, long[] multiples, Inequalities rows, long[] lows, long[] highs, List<Comparison> open) {
        Answer unknown = new Answer.Unsatisfiable();
        for (long multiple : LongStream.rangeClosed(multiples[0], multiples[1]).boxed().sorted(Comparator.comparingLong(Math::abs)).toList()) {
            Inequalities some = rows.copy();
            some.add(sum.factors, Math.subtractExact((multiple << 32) + Integer.MAX_VALUE, sum.constant));
            some.add(negated(sum.factors), Math.subtractExact(sum.constant, (multiple << 32) + Integer.MIN_VALUE));
            long[] someLows = lows.clone();
            long[] someHighs = highs.clone();
            if (some.narrow(someLows, someHighs, ROUNDS)) {
                Answer answer = decide(some, someLows, someHighs, open);
                if (answer instanceof Answer.Satisfiable) {
                    return answer;
                }
                unknown = answer == null ? null : unknown;
            }
        }
        return unknown;
    }

    /** What is no number has gone from the sums, as the length of a string that was taken off itself; any value will do. */
    private Object value(Variable variable, long number) {
        return variable.sort() == Sort.INT ? (Object) (int) number : variable.sort() == Sort.LONG ? (Object) number : hint.get(variable);
    }

    /** All that is left is that some sums are not zero. */
    private Answer solve(Inequalities rows, long[] lows, long[] highs, List<Comparison> open) {
        Inequalities all = rows.copy();
        for (int i = 0; i < lows.length; i++) {
            long[] factors = new long[lows.length];
            factors[i] = 1;
            all.add(factors, highs[i]);
            factors[i] = -1;
            all.add(factors, Math.negateExact(lows[i]));
        }
        long[] values = all.solve(wished);
        if (values == null) {
            return all.isContradictory() ? new Answer.Unsatisfiable() : null;
        }
        Valuation model = Valuation.EMPTY;
        for (int i = 0; i < values.length; i++) {
            model = model.with(variables.get(i), value(variables.get(i), values[i]));
        }
        if (Constraints.hold(constraints, model)) {
            return new Answer.Satisfiable(Shrinking.of(constraints, model, hint));
        }
        for (Comparison comparison : open) {
            long value = comparison.left.constant;
            for (int i = 0; i < values.length; i++) {
                value = Math.addExact(value, Math.multiplyExact(comparison.left.factors[i], values[i]));
            }
            if (comparison.left.bits == 32 ? (int) value == 0 : value == 0) {
                return beside(comparison, value, rows, lows, highs, open);
            }
        }
        return null;
    }

    /** The cases in which the sum, which must not have this value, is less or more. */
    private Answer beside(Comparison comparison, long value, Inequalities rows, long[] lows, long[] highs, List<Comparison> open) {
        Inequalities less = rows.copy();
        less.add(comparison.left.factors, Math.subtractExact(value - 1, comparison.left.constant));
        Answer below = decide(less, lows.clone(), highs.clone(), open);
        if (below instanceof Answer.Satisfiable) {
            return below;
        }
        Inequalities more = rows.copy();
        more.add(negated(comparison.left.factors), Math.subtractExact(comparison.left.constant, value + 1));
        Answer above = decide(more, lows.clone(), highs.clone(), open);
        return above instanceof Answer.Satisfiable || below != null ? above : null;
    }
}
