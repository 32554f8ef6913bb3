package dev.heddle.concolic;

import dev.heddle.term.Sort;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * An interval of values for each of some numbers. Floating-point numbers are counted in their order, from negative infinity by way of both zeros to infinity, so that an interval of them has a
 * middle with as many on either side; NaN is a case of its own.
 */
final class Box {

    /** Which numbers of sort FLOAT or DOUBLE the interval has: those from its low to its high end, NaN, or both. */
    private enum Kind {
        NUMBERS, NAN, ALL
    }

    private final List<Variable> variables;
    private final long[] lows;
    private final long[] highs;
    private final Kind[] kinds;

    private Box(List<Variable> variables, long[] lows, long[] highs, Kind[] kinds) {
        this.variables = variables;
        this.lows = lows;
        this.highs = highs;
        this.kinds = kinds;
    }

    /** All values that the variables, which are numbers, can have. */
    static Box of(List<Variable> variables) {
        int count = variables.size();
        Box box = new Box(variables, new long[count], new long[count], new Kind[count]);
        for (int i = 0; i < count; i++) {
            Variable variable = variables.get(i);
            boolean whole = variable.sort().isIntegral();
            box.lows[i] = whole ? variable.low() : rank(variable.sort(), Double.NEGATIVE_INFINITY);
            box.highs[i] = whole ? variable.high() : rank(variable.sort(), Double.POSITIVE_INFINITY);
            box.kinds[i] = whole ? Kind.NUMBERS : Kind.ALL;
        }
        return box;
    }

    /** How many numbers lie between positive zero and a number, and less than zero of them if it is below; negative zero is the -1st. */
    private static long rank(Sort sort, double number) {
        if (sort == Sort.FLOAT) {
            int bits = Float.floatToIntBits((float) number);
            return bits ^ bits >> 31 & Integer.MAX_VALUE;
        }
        long bits = Double.doubleToLongBits(number);
        return bits ^ bits >> 63 & Long.MAX_VALUE;
    }

    private static double number(Sort sort, long rank) {
        if (sort == Sort.FLOAT) {
            int bits = (int) rank;
            return Float.intBitsToFloat(bits ^ bits >> 31 & Integer.MAX_VALUE);
        }
        return Double.longBitsToDouble(rank ^ rank >> 63 & Long.MAX_VALUE);
    }

    /** {@link Reals} or {@link Wholes}. */
    Object enclosure(Variable variable) {
        int i = variables.indexOf(variable);
        if (variable.sort().isIntegral()) {
            return new Wholes(lows[i], highs[i]);
        }
        return kinds[i] == Kind.NAN ? Reals.none(true) : new Reals(number(variable.sort(), lows[i]), number(variable.sort(), highs[i]), kinds[i] == Kind.ALL);
    }

    /** The halves of the box along its longest side; null if it is a point. */
    Box[] halves() {
        int longest = -1;
        for (int i = 0; i < lows.length; i++) {
            if (kinds[i] == Kind.ALL) {
                return new Box[] {with(i, lows[i], highs[i], Kind.NUMBERS), with(i, 0, 0, Kind.NAN)};
            }
            boolean longer = longest < 0 ? highs[i] != lows[i] : Long.compareUnsigned(highs[i] - lows[i], highs[longest] - lows[longest]) > 0;
            longest = longer ? i : longest;
        }
        if (longest < 0) {
            return null;
        }
        long low = lows[longest];
        long high = highs[longest];
        // Between the zeros, if they are within.
        long middle = low < 0 && high >= 0 ? -1 : low + (high - low >>> 1);
        Box below = with(longest, low, middle, kinds[longest]);
        Box above = with(longest, middle + 1, high, kinds[longest]);
        return new Box[] {above, below};
    }

    private Box with(int index, long low, long high, Kind kind) {
        long[] otherLows = lows.clone();
        long[] otherHighs = highs.clone();
        Kind[] otherKinds = kinds.clone();
        otherLows[index] = low;
        otherHighs[index] = high;
        otherKinds[index] = kind;
        return new Box(variables, otherLows, otherHighs, otherKinds);
    }

    /** A point in the box that is worth a try: its simplest, its middle, its ends, and then any. */
    Valuation point(int attempt, Random random) {
        Valuation point = Valuation.EMPTY;
        for (int i = 0; i < lows.length; i++) {
            Sort sort = variables.get(i).sort();
            long rank = rank(i, attempt, random);
            if (sort.isIntegral()) {
                point = point.with(variables.get(i), sort == Sort.INT ? (Object) (int) rank : (Object) rank);
            } else {
                double number = kinds[i] == Kind.NAN ? Double.NaN : number(sort, rank);
                point = point.with(variables.get(i), sort == Sort.FLOAT ? (Object) (float) number : (Object) number);
            }
        }
        return point;
    }

    private long rank(int index, int attempt, Random random) {
        long low = lows[index];
        long high = highs[index];
        switch (attempt) {
            case 0:
                return simplest(index);
            case 1:
                return low + (high - low >>> 1);
            case 2:
                return low;
            case 3:
                return high;
            default:
                return high - low == -1 ? random.nextLong() : low + Long.remainderUnsigned(random.nextLong(), high - low + 1);
        }
    }

    /** Zero, or a number with few digits. */
    private long simplest(int index) {
        long low = lows[index];
        long high = highs[index];
        if (low <= 0 && high >= 0) {
            return 0;
        }
        Sort sort = variables.get(index).sort();
        if (sort.isIntegral()) {
            return low > 0 ? low : high;
        }
        double least = number(sort, low);
        double most = number(sort, high);
        for (double scale = 1e-3; scale <= 1e9; scale *= 10) {
            double rounded = (low > 0 ? Math.ceil(least * scale) : Math.floor(most * scale)) / scale;
            if (rounded >= least && rounded <= most && rounded == (sort == Sort.FLOAT ? (float) rounded : rounded)) {
                return rank(sort, rounded);
            }
        }
        return low > 0 ? low : high;
    }

    @Override
    public String toString() {
        return variables + " from " + Arrays.toString(lows) + " to " + Arrays.toString(highs);
    }
}
