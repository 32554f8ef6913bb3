package dev.heddle.concolic;

/**
 * An enclosure of floating-point numbers: those from {@code low} to {@code high}, if that is not less, and perhaps NaN. Zeros are not told apart: where there is one there may be the other.
 *
 * <p>Arithmetic, roots and rounding of the JVM give the number that is nearest to the exact one, so that they never decrease where the exact function does not, and the ends of a result are
 * what the JVM makes of the ends of the arguments. For other functions see {@link RealFunctions}.
 */
record Reals(double low, double high, boolean nan) {

    static final Reals ALL = new Reals(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, true);

    static Reals of(double value) {
        return Double.isNaN(value) ? none(true) : new Reals(value, value, false);
    }

    /** No numbers. */
    static Reals none(boolean nan) {
        return new Reals(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, nan);
    }

    /** What lies between numbers, of which NaN is none. */
    static Reals hull(boolean nan, double... numbers) {
        Reals hull = none(nan);
        for (double number : numbers) {
            hull = Double.isNaN(number) ? new Reals(hull.low, hull.high, true) : new Reals(Math.min(hull.low, number), Math.max(hull.high, number), hull.nan);
        }
        return hull;
    }

    boolean hasNumbers() {
        return low <= high;
    }

    boolean isNumber() {
        return low == high && !nan;
    }

    boolean contains(double number) {
        return low <= number && number <= high;
    }

    boolean hasInfinity() {
        return hasNumbers() && (low == Double.NEGATIVE_INFINITY || high == Double.POSITIVE_INFINITY);
    }

    /** The largest distance from zero. */
    double most() {
        return Math.max(Math.abs(low), Math.abs(high));
    }

    /** The smallest distance from zero. */
    double least() {
        return contains(0) ? 0 : Math.min(Math.abs(low), Math.abs(high));
    }

    Reals union(Reals other) {
        return new Reals(Math.min(low, other.low), Math.max(high, other.high), nan || other.nan);
    }

    private boolean eitherIsNan(Reals other) {
        return nan || other.nan;
    }

    Reals negated() {
        return new Reals(-high, -low, nan);
    }

    Reals plus(Reals other, boolean single) {
        if (!hasNumbers() || !other.hasNumbers()) {
            return none(eitherIsNan(other));
        }
        double least = single ? (float) low + (float) other.low : low + other.low;
        double most = single ? (float) high + (float) other.high : high + other.high;
        boolean opposite = high == Double.POSITIVE_INFINITY && other.low == Double.NEGATIVE_INFINITY || low == Double.NEGATIVE_INFINITY && other.high == Double.POSITIVE_INFINITY;
        return new Reals(Double.isNaN(least) ? Double.NEGATIVE_INFINITY : least, Double.isNaN(most) ? Double.POSITIVE_INFINITY : most, eitherIsNan(other) || opposite);
    }

    Reals times(Reals other, boolean single) {
        if (!hasNumbers() || !other.hasNumbers()) {
            return none(eitherIsNan(other));
        }
        Reals product = hull(eitherIsNan(other), times(low, other.low, single), times(low, other.high, single), times(high, other.low, single), times(high, other.high, single));
        boolean undefined = contains(0) && other.hasInfinity() || hasInfinity() && other.contains(0);
        // Zero times infinity is no number, but zero times the numbers below is zero.
        return undefined ? new Reals(Math.min(product.low, 0), Math.max(product.high, 0), true) : product;
    }

    private static double times(double one, double other, boolean single) {
        return single ? (float) one * (float) other : one * other;
    }

    /** A square is not negative. */
    Reals squared(boolean single) {
        if (!hasNumbers()) {
            return this;
        }
        return new Reals(times(least(), least(), single), times(most(), most(), single), nan);
    }

    Reals dividedBy(Reals other, boolean single) {
        if (!hasNumbers() || !other.hasNumbers()) {
            return none(eitherIsNan(other));
        }
        if (other.contains(0) || hasInfinity() && other.hasInfinity()) {
            return ALL;
        }
        return hull(eitherIsNan(other), by(low, other.low, single), by(low, other.high, single), by(high, other.low, single), by(high, other.high, single));
    }

    private static double by(double one, double other, boolean single) {
        return single ? (float) one / (float) other : one / other;
    }

    /** The remainder has the sign of this and is not farther from zero than either. */
    Reals remainder(Reals other) {
        if (!hasNumbers() || !other.hasNumbers()) {
            return none(eitherIsNan(other));
        }
        return new Reals(Math.max(Math.min(low, 0), -other.most()), Math.min(Math.max(high, 0), other.most()), eitherIsNan(other) || hasInfinity() || other.contains(0));
    }

    /** This as numbers of 32 bits. */
    Reals single() {
        return hasNumbers() ? new Reals((float) low, (float) high, nan) : this;
    }
}
