package dev.heddle.concolic;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/**
 * Enclosures of what functions of {@link Math} give. Their results are those of the exact functions, or at most two units in the last place beside, so that where the exact function never decreases, those
 * between two arguments lie between the results of these, or a few units beside.
 */
final class RealFunctions {

    private static final int UNITS = 8;
    /** The JVM's reduction of larger arguments is right, but ours, of where an interval lies between multiples of pi, is not. */
    private static final double LARGE = 1e6;
    /** What lies nearer than this to an extremum or a pole may be beyond it. */
    private static final double NEAR = 1e-6;

    private RealFunctions() {
    }

    private static double below(double number) {
        double below = number;
        for (int i = 0; i < UNITS; i++) {
            below = Math.nextDown(below);
        }
        return below;
    }

    private static Reals beside(Reals reals) {
        // Infinity may be what something large is rounded to.
        return reals.hasNumbers() ? new Reals(below(reals.low()), -below(-reals.high()), reals.nan()) : reals;
    }

    /** A function that never decreases, exactly rounded. */
    static Reals rounded(Reals a, DoubleUnaryOperator function) {
        return a.hasNumbers() ? Reals.hull(a.nan(), function.applyAsDouble(a.low()), function.applyAsDouble(a.high())) : a;
    }

    /** A function that never decreases, or never increases, from {@code least} to {@code most}, and has no value elsewhere. */
    static Reals monotone(Reals a, DoubleUnaryOperator function, double least, double most) {
        boolean nan = a.nan() || a.hasNumbers() && (a.low() < least || a.high() > most);
        double low = Math.max(a.low(), least);
        double high = Math.min(a.high(), most);
        return low <= high ? beside(Reals.hull(nan, function.applyAsDouble(low), function.applyAsDouble(high))) : Reals.none(nan);
    }

    static Reals root(Reals a) {
        boolean nan = a.nan() || a.hasNumbers() && a.low() < 0;
        return a.hasNumbers() && a.high() >= 0 ? new Reals(Math.sqrt(Math.max(a.low(), 0)), Math.sqrt(a.high()), nan) : Reals.none(nan);
    }

    static Reals exp(Reals a) {
        Reals powers = monotone(a, Math::exp, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        return powers.hasNumbers() ? new Reals(Math.max(powers.low(), 0), powers.high(), powers.nan()) : powers;
    }

    /** Sine or cosine, which has a largest value at {@code top} and at all distances of a multiple of two pi from there. */
    static Reals wave(Reals a, DoubleUnaryOperator function, double top) {
        boolean nan = a.nan() || a.hasInfinity();
        if (!a.hasNumbers() || a.low() == a.high()) {
            return a.hasNumbers() ? Reals.hull(nan, function.applyAsDouble(a.low())) : a;
        }
        if (a.most() > LARGE) {
            return new Reals(-1, 1, nan);
        }
        Reals between = beside(Reals.hull(nan, function.applyAsDouble(a.low()), function.applyAsDouble(a.high())));
        double high = passes(a, top, 2 * Math.PI) ? 1 : Math.min(between.high(), 1);
        double low = passes(a, top + Math.PI, 2 * Math.PI) ? -1 : Math.max(between.low(), -1);
        return new Reals(low, high, nan);
    }

    static Reals tangent(Reals a) {
        boolean nan = a.nan() || a.hasInfinity();
        if (!a.hasNumbers() || a.low() == a.high()) {
            return a.hasNumbers() ? Reals.hull(nan, Math.tan(a.low())) : a;
        }
        if (a.most() > LARGE || passes(a, Math.PI / 2, Math.PI)) {
            return new Reals(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, nan);
        }
        return beside(Reals.hull(nan, Math.tan(a.low()), Math.tan(a.high())));
    }

    /** Whether {@code at}, or what is a multiple of the period from there, may lie within. */
    private static boolean passes(Reals a, double at, double period) {
        return Math.floor((a.high() - at) / period + NEAR) >= Math.ceil((a.low() - at) / period - NEAR);
    }

    /** The angle grows or shrinks with either argument on each side of the negative half of the line on which it jumps. */
    static Reals angle(Reals y, Reals x) {
        boolean nan = y.nan() || x.nan();
        if (!y.hasNumbers() || !x.hasNumbers()) {
            return Reals.none(nan);
        }
        boolean jumps = y.contains(0) && x.low() <= 0;
        return beside(jumps ? new Reals(-Math.PI, Math.PI, nan) : corners(nan, Math::atan2, y, x));
    }

    static Reals hypotenuse(Reals a, Reals b) {
        if (a.nan() || b.nan() || !a.hasNumbers() || !b.hasNumbers()) {
            // Beside something infinite it is infinite, even where the other side is no number.
            return new Reals(0, Double.POSITIVE_INFINITY, true);
        }
        Reals lengths = beside(Reals.hull(false, Math.hypot(a.least(), b.least()), Math.hypot(a.most(), b.most())));
        return new Reals(Math.max(lengths.low(), 0), lengths.high(), false);
    }

    /** Powers of what is above zero, and powers that are whole numbers. */
    static Reals power(Reals a, Reals b) {
        if (b.isNumber() && b.low() == 0) {
            return Reals.of(1);
        }
        if (a.nan() || b.nan() || !a.hasNumbers() || !b.hasNumbers() || b.hasInfinity()) {
            return Reals.ALL;
        }
        if (a.low() > 0 || a.low() == 0 && b.low() > 0) {
            Reals powers = corners(false, Math::pow, a, b);
            return powers.nan() ? Reals.ALL : new Reals(Math.max(below(powers.low()), 0), -below(-powers.high()), false);
        }
        if (!b.isNumber() || b.low() < 0 || b.low() != Math.rint(b.low()) || b.low() > LARGE) {
            return Reals.ALL;
        }
        boolean even = (long) b.low() % 2 == 0;
        double low = even ? a.least() : a.low();
        double high = even ? a.most() : a.high();
        Reals powers = beside(Reals.hull(false, Math.pow(low, b.low()), Math.pow(high, b.low())));
        return even ? new Reals(Math.max(powers.low(), 0), powers.high(), powers.nan()) : powers;
    }

    private static Reals corners(boolean nan, DoubleBinaryOperator function, Reals a, Reals b) {
        return Reals.hull(nan, function.applyAsDouble(a.low(), b.low()), function.applyAsDouble(a.low(), b.high()), function.applyAsDouble(a.high(), b.low()),
                function.applyAsDouble(a.high(), b.high()));
    }

    static Reals sine(Reals a) {
        return a.hasNumbers() ? wave(a, Math::sin, Math.PI / 2) : a;
    }

    static Reals cosine(Reals a) {
        return a.hasNumbers() ? wave(a, Math::cos, 0) : a;
    }
}
