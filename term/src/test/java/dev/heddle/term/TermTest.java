package dev.heddle.term;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Terms: what they look like, and that depth and sharing do not hurt. */
class TermTest {

    private static final Variable X = Variable.ofInt("x");
    private static final Variable Y = Variable.ofInt("y");
    private static final Variable WIDE = Variable.ofLong("wide");
    private static final Variable REAL = Variable.ofDouble("real");
    private static final Variable FLAG = Variable.ofBoolean("flag");
    private static final Variable LETTER = Variable.ofChar("letter");
    private static final Variable NAME = Variable.ofString("name", 10);

    private static Term of(Operator operator, Term... arguments) {
        return Terms.apply(operator, arguments);
    }

    private static Constant number(int value) {
        return Constant.of(value);
    }

    private static void prints(String expected, Term term) {
        assertEquals(expected, term.toString());
    }

    @Test
    void looksLikeJava() {
        prints("x + 10 == y", of(Operator.IEQ, of(Operator.IADD, X, number(10)), Y));
        prints("x >= 3", Terms.not(of(Operator.ILT, X, number(3))));
        prints("x > 3", of(Operator.ILT, number(3), X));
        prints("(x + y) * 2 - 1", of(Operator.ISUB, of(Operator.IMUL, of(Operator.IADD, X, Y), number(2)), number(1)));
        prints("x - (y - x)", of(Operator.ISUB, X, of(Operator.ISUB, Y, X)));
        prints("x + y * x", of(Operator.IADD, X, of(Operator.IMUL, Y, X)));
        prints("x * (y + x)", of(Operator.IMUL, X, of(Operator.IADD, Y, X)));
        prints("x << (y & 3)", of(Operator.ISHL, X, of(Operator.IAND, Y, number(3))));
        prints("!flag", Terms.eq(FLAG, number(0)));
        prints("flag && letter == 'a'", Terms.and(Terms.toBoolean(FLAG), Terms.eq(LETTER, number('a'))));
        prints("letter >= 'a'", of(Operator.ILE, number('a'), LETTER));
        prints("!(real < 0.5)", Terms.not(of(Operator.DLT, REAL, Constant.of(0.5))));
        prints("real != real", Terms.not(Terms.eq(REAL, REAL)));
        prints("(long) x * wide == 7L", Terms.eq(of(Operator.LMUL, of(Operator.I2L, X), WIDE), Constant.of(7L)));
        prints("name.equals(\"a\\\"b\")", Terms.eq(Constant.of("a\"b"), NAME));
        prints("x < y ? x : y", Terms.ite(of(Operator.ILT, X, Y), X, Y));
        prints("(x < y ? x : y) + 1", of(Operator.IADD, Terms.ite(of(Operator.ILT, X, Y), X, Y), number(1)));
    }

    @Test
    void whatIsMadeAgainIsTheSame() {
        assertSame(X, Variable.ofInt("x"));
        assertNotEquals(X, Variable.ofInt("x", 0, 5));
        for (Operator operator : List.of(Operator.ISUB, Operator.IXOR, Operator.ILT)) {
            assertSame(of(operator, X, Y), of(operator, X, Y));
            assertNotEquals(of(operator, X, Y), of(operator, Y, X));
            assertSame(of(operator, X, number(100_000)), Terms.apply(operator, X, 100_000));
            assertNotEquals(of(operator, X, number(100_000)), Terms.apply(operator, X, 100_001));
        }
        assertSame(of(Operator.ISUB, number(100_000), X), of(Operator.ISUB, number(100_000), X));
        assertSame(of(Operator.LXOR, WIDE, Constant.of(1L << 40)), Terms.apply(Operator.LXOR, WIDE, 1L << 40));
        assertSame(of(Operator.DMUL, REAL, Constant.of(0.5)), of(Operator.DMUL, REAL, Constant.of(0.5)));
        assertNotEquals(of(Operator.DMUL, REAL, Constant.of(0.0)), of(Operator.DMUL, REAL, Constant.of(-0.0)));
        assertSame(of(Operator.I2L, X), of(Operator.I2L, X));
        assertSame(Terms.not(Terms.eq(X, Y)), Terms.not(Terms.eq(X, Y)));
    }

    @Test
    void moreTermsThanAreRemembered() {
        Valuation valuation = Valuation.EMPTY.with(X, 3);
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < 50_000; i++) {
                Term sum = Terms.apply(Operator.IADD, Terms.apply(Operator.IMUL, X, i), i);
                assertEquals(4 * i, sum.evaluate(valuation));
                assertEquals(i - 12 * i, of(Operator.ISUB, number(i), of(Operator.IMUL, sum, X)).evaluate(valuation));
            }
        }
    }

    @Test
    void branchesOfCompilersAreSimple() {
        Term less = of(Operator.ILT, of(Operator.LCMP, WIDE, Constant.of(5L)), number(0));
        prints("wide < 5L", less);
        prints("wide >= 5L", Terms.not(less));
        // if (real > 1): dcmpl, ifle
        prints("real > 1.0", Terms.not(of(Operator.ILE, of(Operator.DCMPL, REAL, Constant.of(1.0)), number(0))));
        prints("!(real > 1.0)", of(Operator.ILE, of(Operator.DCMPL, REAL, Constant.of(1.0)), number(0)));
        prints("x < y", Terms.toBoolean(Terms.toInt(of(Operator.ILT, X, Y))));
        prints("x == 5", Terms.eq(of(Operator.IADD, of(Operator.IADD, X, number(1)), number(2)), number(8)));
        prints("flag", Terms.toBoolean(of(Operator.IXOR, of(Operator.IXOR, FLAG, number(1)), number(1))));
        assertSame(X, of(Operator.L2I, of(Operator.I2L, X)));
        prints("x + 1", of(Operator.L2I, of(Operator.LADD, of(Operator.I2L, X), Constant.of(1L))));
        assertSame(Constant.FALSE, Terms.eq(of(Operator.I2L, X), Constant.of(1L << 40)));
        assertSame(Constant.FALSE, of(Operator.ILT, LETTER, number(0)));
        prints("x == 3", Terms.eq(of(Operator.I2D, X), Constant.of(3.0)));
    }

    @Test
    void choicesOfLoopsAreSimple() {
        Term high = of(Operator.ILT, number(3), X);
        Term less = of(Operator.ILT, Y, number(0));
        prints("x + (y < 0 ? 1 : 0)", Terms.ite(less, of(Operator.IADD, X, number(1)), X));
        prints("x + (y < 0 ? letter : -letter)", Terms.ite(less, of(Operator.IADD, X, LETTER), of(Operator.ISUB, X, LETTER)));
        prints("x > 3 && y < 0 ? letter : x", Terms.ite(high, Terms.ite(less, LETTER, X), X));
        prints("x > 3 || y < 0 ? letter : x", Terms.ite(high, LETTER, Terms.ite(less, LETTER, X)));
        prints("x < 0 || x > 7", of(Operator.ILT, number(7), Terms.ite(of(Operator.ILT, X, number(0)), number(9), X)));
    }

    @Test
    void equalByStructure() {
        Term one = of(Operator.IADD, X, of(Operator.IMUL, Y, Y));
        assertEquals(one, of(Operator.IADD, Variable.ofInt("x"), of(Operator.IMUL, Y, Y)));
        assertEquals(one.hashCode(), of(Operator.IADD, Variable.ofInt("x"), of(Operator.IMUL, Y, Y)).hashCode());
        assertNotEquals(one, of(Operator.IADD, Y, of(Operator.IMUL, Y, Y)));
        assertNotEquals(X, Variable.ofInt("x", 0, 5));
        assertNotEquals(Constant.of(0.0), Constant.of(-0.0));
        assertEquals(Constant.of(Double.NaN), Constant.of(Double.NaN));
        assertEquals(List.of(X, Y), List.copyOf(new java.util.ArrayList<>(one.variables())));
    }

    @Test
    void deepTermsAreEvaluated() {
        Term sum = X;
        Term other = X;
        for (int i = 0; i < 100_000; i++) {
            sum = of(Operator.IADD, of(Operator.IMUL, sum, number(31)), Y);
            other = of(Operator.IADD, of(Operator.IMUL, other, number(31)), Y);
        }
        int expected = 3;
        for (int i = 0; i < 100_000; i++) {
            expected = expected * 31 + 4;
        }
        assertEquals(expected, sum.evaluate(Valuation.EMPTY.with(X, 3).with(Y, 4)));
        assertEquals(sum, other);
        assertTrue(sum.toString().length() < 10_000);
    }

    @Test
    void sharedTermsAreEvaluatedOnce() {
        Term power = X;
        Term other = X;
        for (int i = 0; i < 200; i++) {
            power = of(Operator.IXOR, of(Operator.IMUL, power, power), of(Operator.IADD, power, Y));
            other = of(Operator.IXOR, of(Operator.IMUL, other, other), of(Operator.IADD, other, Y));
        }
        int expected = 3;
        for (int i = 0; i < 200; i++) {
            expected = expected * expected ^ expected + 4;
        }
        assertEquals(expected, power.evaluate(Valuation.EMPTY.with(X, 3).with(Y, 4)));
        assertEquals(power, other);
        assertFalse(power.toString().isEmpty());
    }

    @Test
    void onlyTheChosenPartIsEvaluated() {
        Term safe = Terms.and(Terms.not(Terms.eq(Y, number(0))), Terms.eq(of(Operator.IDIV, X, Y), number(2)));
        assertEquals(false, safe.evaluate(Valuation.EMPTY));
        assertThrows(ArithmeticException.class, () -> of(Operator.IDIV, X, Y).evaluate(Valuation.EMPTY));
    }

    @Test
    void simplestValues() {
        assertEquals(0, X.initial());
        assertEquals(5, Variable.ofInt("n", 5, 9).initial());
        assertEquals(-5L, Variable.ofLong("n", -9, -5).initial());
        assertEquals("", NAME.initial());
        assertEquals(0.0, REAL.initial());
    }

    @Test
    void valuesAsText() {
        for (Object value : List.of(1, -5L, true, 0.1f, -0.0, Double.NaN, Double.MIN_VALUE, Float.NEGATIVE_INFINITY, "",
                "a\"\\\n\t\u0000\ud800\uffff'x")) {
            Sort sort = Sort.of(value);
            assertEquals(value, sort.parse(sort.text(value)));
        }
        assertThrows(IllegalArgumentException.class, () -> Sort.INT.parse("1.5"));
        assertThrows(IllegalArgumentException.class, () -> Sort.STRING.parse("\"a"));
        assertThrows(IllegalArgumentException.class, () -> Sort.BOOLEAN.parse("yes"));
        assertEquals("x = 3, flag = true, letter = 'a'", Valuation.EMPTY.with(X, 3).with(FLAG, 1).with(LETTER, 97).toString());
    }

    @Test
    void domainsAreKept() {
        assertThrows(IllegalArgumentException.class, () -> Variable.ofInt("n", 5, 4));
        assertThrows(IllegalArgumentException.class, () -> Valuation.EMPTY.with(FLAG, 2));
        assertThrows(IllegalArgumentException.class, () -> Valuation.EMPTY.with(X, 2L));
        assertThrows(IllegalArgumentException.class, () -> Valuation.EMPTY.with(NAME, "longer than ten"));
        assertThrows(IllegalArgumentException.class, () -> of(Operator.IADD, X, WIDE));
    }
}
