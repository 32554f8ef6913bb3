package dev.heddle.term;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.Test;

/** The terms for methods of Math have the values of these methods. */
class MathTermsTest {

    private static final int RANDOM = 10_000;
    private static final Object THROWS = "throws";

    private static void compare(Sort sort, BinaryOperator<Term> made, BinaryOperator<Object> expected) {
        Variable a = Variable.of("a", Variable.Kind.valueOf(sort.name()));
        Variable b = Variable.of("b", Variable.Kind.valueOf(sort.name()));
        Term term = made.apply(a, b);
        for (Object[] values : Values.combinations(List.of(sort, sort))) {
            compare(term, a, b, values[0], values[1], expected);
        }
        Random random = new Random(sort.ordinal());
        for (int i = 0; i < RANDOM; i++) {
            compare(term, a, b, Values.any(sort, random), Values.any(sort, random), expected);
        }
    }

    private static void compare(Term term, Variable a, Variable b, Object x, Object y, BinaryOperator<Object> expected) {
        Object wanted;
        try {
            wanted = expected.apply(x, y);
        } catch (ArithmeticException e) {
            wanted = THROWS;
        }
        Object actual;
        try {
            actual = term.evaluate(Valuation.EMPTY.with(a, x).with(b, y));
        } catch (ArithmeticException e) {
            actual = THROWS;
        }
        if (!wanted.equals(actual)) {
            assertEquals(wanted, actual, term + " of " + x + " and " + y);
        }
    }

    /** Whether the method throws. */
    private static boolean fails(Runnable method) {
        try {
            method.run();
            return false;
        } catch (ArithmeticException e) {
            return true;
        }
    }

    private static int i(Object value) {
        return (Integer) value;
    }

    private static long l(Object value) {
        return (Long) value;
    }

    private static float f(Object value) {
        return (Float) value;
    }

    private static double d(Object value) {
        return (Double) value;
    }

    @Test
    void ints() {
        compare(Sort.INT, (a, b) -> MathTerms.abs(a), (x, y) -> Math.abs(i(x)));
        compare(Sort.INT, MathTerms::min, (x, y) -> Math.min(i(x), i(y)));
        compare(Sort.INT, MathTerms::max, (x, y) -> Math.max(i(x), i(y)));
        compare(Sort.INT, MathTerms::floorDiv, (x, y) -> Math.floorDiv(i(x), i(y)));
        compare(Sort.INT, MathTerms::floorMod, (x, y) -> Math.floorMod(i(x), i(y)));
        compare(Sort.INT, MathTerms::divideUnsigned, (x, y) -> Integer.divideUnsigned(i(x), i(y)));
        compare(Sort.INT, MathTerms::remainderUnsigned, (x, y) -> Integer.remainderUnsigned(i(x), i(y)));
        compare(Sort.INT, (a, b) -> MathTerms.signum(a), (x, y) -> Integer.signum(i(x)));
        compare(Sort.INT, MathTerms::addOverflows, (x, y) -> fails(() -> Math.addExact(i(x), i(y))));
        compare(Sort.INT, MathTerms::subtractOverflows, (x, y) -> fails(() -> Math.subtractExact(i(x), i(y))));
        compare(Sort.INT, MathTerms::multiplyOverflows, (x, y) -> fails(() -> Math.multiplyExact(i(x), i(y))));
        compare(Sort.INT, (a, b) -> MathTerms.negateOverflows(a), (x, y) -> fails(() -> Math.negateExact(i(x))));
    }

    @Test
    void bits() {
        compare(Sort.INT, (a, b) -> MathTerms.bitCount(a), (x, y) -> Integer.bitCount(i(x)));
        compare(Sort.LONG, (a, b) -> MathTerms.bitCount(a), (x, y) -> Long.bitCount(l(x)));
    }

    @Test
    void comparisons() {
        compare(Sort.INT, MathTerms::compare, (x, y) -> Integer.compare(i(x), i(y)));
        compare(Sort.LONG, MathTerms::compare, (x, y) -> Long.compare(l(x), l(y)));
        compare(Sort.FLOAT, MathTerms::compare, (x, y) -> Float.compare(f(x), f(y)));
        compare(Sort.DOUBLE, MathTerms::compare, (x, y) -> Double.compare(d(x), d(y)));
        compare(Sort.FLOAT, Terms::same, (x, y) -> x.equals(y));
        compare(Sort.DOUBLE, Terms::same, (x, y) -> x.equals(y));
        Constant one = Constant.of(1.0);
        Constant single = Constant.of(1.0f);
        for (double zero : new double[] {0.0, -0.0}) {
            compare(Sort.DOUBLE, (a, b) -> Terms.apply(Operator.DLT, Terms.apply(Operator.DDIV, one, a), Constant.of(zero)), (x, y) -> 1 / d(x) < 0);
            compare(Sort.DOUBLE, (a, b) -> Terms.apply(Operator.DLE, Terms.apply(Operator.DDIV, one, a), Constant.of(zero)), (x, y) -> 1 / d(x) <= 0);
            compare(Sort.DOUBLE, (a, b) -> Terms.apply(Operator.DLT, Constant.of(zero), Terms.apply(Operator.DDIV, one, a)), (x, y) -> 0 < 1 / d(x));
            compare(Sort.DOUBLE, (a, b) -> Terms.apply(Operator.DLE, Constant.of(zero), Terms.apply(Operator.DDIV, one, a)), (x, y) -> 0 <= 1 / d(x));
            Constant zeroes = Constant.of((float) zero);
            compare(Sort.FLOAT, (a, b) -> Terms.apply(Operator.FLT, Terms.apply(Operator.FDIV, single, a), zeroes), (x, y) -> 1 / f(x) < 0);
            compare(Sort.FLOAT, (a, b) -> Terms.apply(Operator.FLE, Terms.apply(Operator.FDIV, single, a), zeroes), (x, y) -> 1 / f(x) <= 0);
            compare(Sort.FLOAT, (a, b) -> Terms.apply(Operator.FLT, zeroes, Terms.apply(Operator.FDIV, single, a)), (x, y) -> 0 < 1 / f(x));
            compare(Sort.FLOAT, (a, b) -> Terms.apply(Operator.FLE, zeroes, Terms.apply(Operator.FDIV, single, a)), (x, y) -> 0 <= 1 / f(x));
        }
        for (double number : new double[] {0.0, -0.0, Double.NaN, 1.5, Double.NEGATIVE_INFINITY}) {
            compare(Sort.FLOAT, (a, b) -> Terms.hasValue(a, (float) number), (x, y) -> x.equals((float) number));
            compare(Sort.DOUBLE, (a, b) -> Terms.hasValue(a, number), (x, y) -> x.equals(number));
            compare(Sort.FLOAT, (a, b) -> Terms.hasValue(Terms.apply(Operator.F2D, a), number), (x, y) -> Double.valueOf(f(x)).equals(number));
            compare(Sort.INT, (a, b) -> Terms.hasValue(Terms.apply(Operator.I2D, a), number), (x, y) -> Double.valueOf(i(x)).equals(number));
            compare(Sort.LONG, (a, b) -> Terms.hasValue(Terms.apply(Operator.L2D, a), number), (x, y) -> Double.valueOf(l(x)).equals(number));
        }
        compare(Sort.FLOAT, (a, b) -> MathTerms.isNaN(a), (x, y) -> Float.isNaN(f(x)));
        compare(Sort.DOUBLE, (a, b) -> MathTerms.isNaN(a), (x, y) -> Double.isNaN(d(x)));
        compare(Sort.FLOAT, (a, b) -> MathTerms.isInfinite(a), (x, y) -> Float.isInfinite(f(x)));
        compare(Sort.DOUBLE, (a, b) -> MathTerms.isInfinite(a), (x, y) -> Double.isInfinite(d(x)));
    }

    @Test
    void rounding() {
        compare(Sort.FLOAT, (a, b) -> MathTerms.round(a), (x, y) -> Math.round(f(x)));
        compare(Sort.DOUBLE, (a, b) -> MathTerms.round(a), (x, y) -> Math.round(d(x)));
        for (double near : new double[] {0.5, 1.5, 2.5, -0.5, -1.5, 4503599627370496.5, 9007199254740991.0, -4503599627370497.5, 1e-20}) {
            for (double value : new double[] {near, Math.nextUp(near), Math.nextDown(near), -near}) {
                assertEquals(Math.round(value), MathTerms.round(Constant.of(value)).evaluate(Valuation.EMPTY));
                assertEquals(Math.round((float) value), MathTerms.round(Constant.of((float) value)).evaluate(Valuation.EMPTY));
            }
        }
        Random random = new Random(1);
        for (int i = 0; i < RANDOM; i++) {
            double value = (random.nextInt(2_000) - 1_000) / 4.0 + (random.nextInt(3) - 1) * Math.ulp(250.0);
            assertEquals(Math.round(value), MathTerms.round(Constant.of(value)).evaluate(Valuation.EMPTY));
        }
    }

    @Test
    void longs() {
        compare(Sort.LONG, (a, b) -> MathTerms.abs(a), (x, y) -> Math.abs(l(x)));
        compare(Sort.LONG, MathTerms::min, (x, y) -> Math.min(l(x), l(y)));
        compare(Sort.LONG, MathTerms::max, (x, y) -> Math.max(l(x), l(y)));
        compare(Sort.LONG, MathTerms::floorDiv, (x, y) -> Math.floorDiv(l(x), l(y)));
        compare(Sort.LONG, MathTerms::floorMod, (x, y) -> Math.floorMod(l(x), l(y)));
        compare(Sort.LONG, MathTerms::divideUnsigned, (x, y) -> Long.divideUnsigned(l(x), l(y)));
        compare(Sort.LONG, MathTerms::remainderUnsigned, (x, y) -> Long.remainderUnsigned(l(x), l(y)));
        compare(Sort.LONG, (a, b) -> MathTerms.signum(a), (x, y) -> Long.signum(l(x)));
        compare(Sort.LONG, MathTerms::addOverflows, (x, y) -> fails(() -> Math.addExact(l(x), l(y))));
        compare(Sort.LONG, MathTerms::subtractOverflows, (x, y) -> fails(() -> Math.subtractExact(l(x), l(y))));
        compare(Sort.LONG, MathTerms::multiplyOverflows, (x, y) -> fails(() -> Math.multiplyExact(l(x), l(y))));
        compare(Sort.LONG, (a, b) -> MathTerms.negateOverflows(a), (x, y) -> fails(() -> Math.negateExact(l(x))));
        compare(Sort.LONG, (a, b) -> MathTerms.toIntOverflows(a), (x, y) -> fails(() -> Math.toIntExact(l(x))));
    }

    @Test
    void floatingPoint() {
        compare(Sort.FLOAT, (a, b) -> MathTerms.abs(a), (x, y) -> Math.abs(f(x)));
        compare(Sort.FLOAT, MathTerms::min, (x, y) -> Math.min(f(x), f(y)));
        compare(Sort.FLOAT, MathTerms::max, (x, y) -> Math.max(f(x), f(y)));
        compare(Sort.FLOAT, (a, b) -> MathTerms.signum(a), (x, y) -> Math.signum(f(x)));
        compare(Sort.DOUBLE, (a, b) -> MathTerms.abs(a), (x, y) -> Math.abs(d(x)));
        compare(Sort.DOUBLE, MathTerms::min, (x, y) -> Math.min(d(x), d(y)));
        compare(Sort.DOUBLE, MathTerms::max, (x, y) -> Math.max(d(x), d(y)));
        compare(Sort.DOUBLE, (a, b) -> MathTerms.signum(a), (x, y) -> Math.signum(d(x)));
    }
}
