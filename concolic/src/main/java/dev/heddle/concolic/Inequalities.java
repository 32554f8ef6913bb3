package dev.heddle.concolic;

import dev.heddle.explore.Deadline;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Linear inequalities of integers, decided by the elimination of one variable after the other (Fourier and Motzkin). Each inequality is made as strong as it can be for integers, and of those with the same
 * factors only the strongest is kept; with few variables in each, few are left.
 *
 * <p>That they contradict each other is always right. Where they do not, integers are looked for in the order in which the variables were eliminated, backwards, and may not be found although there are
 * some. Whatever does not fit into 64 bits throws an ArithmeticException.
 */
final class Inequalities {

    private static final int MOST = 1_500;

    /** The factors of the variables. */
    private record Row(long[] factors) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Row row && Arrays.equals(factors, row.factors);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(factors);
        }
    }

    private final int variables;
    /** What the sum is at most. */
    private final Map<Row, Long> bounds = new HashMap<>();
    private boolean contradictory;

    Inequalities(int variables) {
        this.variables = variables;
    }

    private Inequalities(Inequalities other) {
        variables = other.variables;
        bounds.putAll(other.bounds);
        contradictory = other.contradictory;
    }

    Inequalities copy() {
        return new Inequalities(this);
    }

    boolean isContradictory() {
        return contradictory;
    }

    /** Adds that the sum of the variables with these factors is at most {@code bound}. */
    void add(long[] factors, long bound) {
        long divisor = 0;
        for (long factor : factors) {
            divisor = gcd(divisor, Math.absExact(factor));
        }
        if (divisor == 0) {
            contradictory |= bound < 0;
            return;
        }
        long[] smallest = factors.clone();
        for (int i = 0; i < smallest.length; i++) {
            smallest[i] /= divisor;
        }
        bounds.merge(new Row(smallest), Math.floorDiv(bound, divisor), Math::min);
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** The bounds that single inequalities set to a variable, and that the others set to it while all other variables are within theirs; false if that leaves nothing. */
    boolean narrow(long[] lows, long[] highs, int rounds) {
        boolean changed = true;
        for (int round = 0; changed && round < rounds && !contradictory; round++) {
            changed = false;
            for (Map.Entry<Row, Long> entry : bounds.entrySet()) {
                changed |= narrow(entry.getKey().factors, entry.getValue(), lows, highs);
            }
        }
        return !contradictory;
    }

    private boolean narrow(long[] factors, long bound, long[] lows, long[] highs) {
        long least = 0;
        for (int i = 0; i < variables; i++) {
            least = Math.addExact(least, Math.multiplyExact(factors[i], factors[i] > 0 ? lows[i] : highs[i]));
        }
        long slack = Math.subtractExact(bound, least);
        contradictory |= slack < 0;
        boolean changed = false;
        for (int i = 0; i < variables && slack >= 0; i++) {
            if (factors[i] > 0 && slack / factors[i] < Math.subtractExact(highs[i], lows[i])) {
                highs[i] = lows[i] + slack / factors[i];
                changed = true;
            } else if (factors[i] < 0 && slack / -factors[i] < Math.subtractExact(highs[i], lows[i])) {
                lows[i] = highs[i] - slack / -factors[i];
                changed = true;
            }
        }
        return changed;
    }

    /** Integers that satisfy all inequalities and are near to those wished for; null if there are none, or none were found, which {@link #isContradictory} tells apart. */
    long[] solve(long[] wished) {
        List<Map<Row, Long>> stages = new ArrayList<>();
        List<Integer> order = new ArrayList<>();
        Inequalities rest = copy();
        while (!rest.contradictory && !rest.bounds.isEmpty()) {
            Deadline.look();
            int variable = rest.cheapest();
            order.add(variable);
            stages.add(rest.bounds);
            rest = rest.without(variable);
        }
        if (rest.contradictory) {
            contradictory = true;
            return null;
        }
        long[] values = wished.clone();
        for (int i = order.size() - 1; i >= 0; i--) {
            if (!choose(stages.get(i), order.get(i), values)) {
                return null;
            }
        }
        return values;
    }

    /** The variable whose elimination makes the fewest new inequalities. */
    private int cheapest() {
        int best = -1;
        long fewest = Long.MAX_VALUE;
        for (int i = 0; i < variables; i++) {
            long above = 0;
            long below = 0;
            for (Row row : bounds.keySet()) {
                above += row.factors[i] > 0 ? 1 : 0;
                below += row.factors[i] < 0 ? 1 : 0;
            }
            if (above + below > 0 && above * below - above - below < fewest) {
                fewest = above * below - above - below;
                best = i;
            }
        }
        return best;
    }

    private Inequalities without(int variable) {
        Inequalities rest = new Inequalities(variables);
        List<Map.Entry<Row, Long>> above = new ArrayList<>();
        List<Map.Entry<Row, Long>> below = new ArrayList<>();
        for (Map.Entry<Row, Long> entry : bounds.entrySet()) {
            long factor = entry.getKey().factors[variable];
            if (factor == 0) {
                rest.bounds.merge(entry.getKey(), entry.getValue(), Math::min);
            } else {
                (factor > 0 ? above : below).add(entry);
            }
        }
        for (Map.Entry<Row, Long> one : above) {
            for (Map.Entry<Row, Long> other : below) {
                rest.combine(one, other, variable);
                if (rest.bounds.size() > MOST) {
                    throw new ArithmeticException("too many inequalities");
                }
            }
        }
        return rest;
    }

    private void combine(Map.Entry<Row, Long> above, Map.Entry<Row, Long> below, int variable) {
        long up = above.getKey().factors[variable];
        long down = Math.negateExact(below.getKey().factors[variable]);
        long common = gcd(up, down);
        long[] sum = new long[variables];
        for (int i = 0; i < variables; i++) {
            sum[i] = Math.addExact(Math.multiplyExact(above.getKey().factors[i], down / common), Math.multiplyExact(below.getKey().factors[i], up / common));
        }
        add(sum, Math.addExact(Math.multiplyExact(above.getValue(), down / common), Math.multiplyExact(below.getValue(), up / common)));
    }

    /** Gives a variable a value that fits to those of the variables that were eliminated after it. */
    private boolean choose(Map<Row, Long> rows, int variable, long[] values) {
        long low = Long.MIN_VALUE;
        long high = Long.MAX_VALUE;
        for (Map.Entry<Row, Long> entry : rows.entrySet()) {
            long[] factors = entry.getKey().factors;
            if (factors[variable] == 0) {
                continue;
            }
            long rest = entry.getValue();
            for (int i = 0; i < variables; i++) {
                rest = i == variable ? rest : Math.subtractExact(rest, Math.multiplyExact(factors[i], values[i]));
            }
            if (factors[variable] > 0) {
                high = Math.min(high, Math.floorDiv(rest, factors[variable]));
            } else {
                low = Math.max(low, -Math.floorDiv(rest, -factors[variable]));
            }
        }
        values[variable] = Math.max(low, Math.min(high, values[variable]));
        return low <= high;
    }
}
