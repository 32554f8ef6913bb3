package dev.heddle.concolic;

import dev.heddle.term.Sort;

/** An enclosure of whole numbers, from {@code low} to {@code high}. An operation that may overflow may give any number of its sort. */
record Wholes(long low, long high) {

    private static final Wholes INTS = new Wholes(Integer.MIN_VALUE, Integer.MAX_VALUE);
    private static final Wholes LONGS = new Wholes(Long.MIN_VALUE, Long.MAX_VALUE);

    static Wholes all(Sort sort) {
        return sort == Sort.INT ? INTS : LONGS;
    }

    Wholes union(Wholes other) {
        return new Wholes(Math.min(low, other.low), Math.max(high, other.high));
    }

    private static Wholes within(Sort sort, long low, long high) {
        Wholes all = all(sort);
        return low >= all.low && high <= all.high ? new Wholes(low, high) : all;
    }

    Wholes plus(Wholes other, Sort sort) {
        long least = low + other.low;
        long most = high + other.high;
        boolean overflows = ((low ^ least) & (other.low ^ least)) < 0 || ((high ^ most) & (other.high ^ most)) < 0;
        return overflows ? all(sort) : within(sort, least, most);
    }

    Wholes negated(Sort sort) {
        return low == all(sort).low ? all(sort) : new Wholes(-high, -low);
    }

    Wholes minus(Wholes other, Sort sort) {
        long least = low - other.high;
        long most = high - other.low;
        boolean overflows = ((low ^ other.high) & (low ^ least)) < 0 || ((high ^ other.low) & (high ^ most)) < 0;
        return overflows ? all(sort) : within(sort, least, most);
    }

    Wholes times(Wholes other, Sort sort) {
        long least = Long.MAX_VALUE;
        long most = Long.MIN_VALUE;
        for (long one : new long[] {low, high}) {
            for (long another : new long[] {other.low, other.high}) {
                long product = one * another;
                if (Math.multiplyHigh(one, another) != product >> 63) {
                    return all(sort);
                }
                least = Math.min(least, product);
                most = Math.max(most, product);
            }
        }
        return within(sort, least, most);
    }

    /** Only for divisors above zero. */
    Wholes dividedBy(Wholes other, Sort sort) {
        if (other.low <= 0) {
            return all(sort);
        }
        return new Wholes(low < 0 ? low / other.low : low / other.high, high < 0 ? high / other.high : high / other.low);
    }

    /** Only for divisors above zero. */
    Wholes remainder(Wholes other, Sort sort) {
        if (other.low <= 0) {
            return all(sort);
        }
        if (low == high && other.low == other.high) {
            return new Wholes(low % other.low, low % other.low);
        }
        return new Wholes(low < 0 ? Math.max(low, 1 - other.high) : 0, high > 0 ? Math.min(high, other.high - 1) : 0);
    }

    /** This cut to fewer bits, which it may fit into. */
    Wholes cut(long least, long most) {
        return low >= least && high <= most ? this : new Wholes(least, most);
    }
}
