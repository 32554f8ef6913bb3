package dev.heddle.term;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BinaryOperator;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;

/** Conditions of overflow hold exactly where {@link Math} says that there is one. */
class OverflowTest {

    private static final int PAIRS = 10_000;
    private static final List<Long> CORNERS = List.of(0L, 1L, -1L, 2L, -2L, 7L, -7L, (long) Integer.MAX_VALUE, (long) Integer.MIN_VALUE,
            Integer.MAX_VALUE - 1L, Integer.MIN_VALUE + 1L, Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 1, Long.MIN_VALUE + 1, 46341L, -46341L, 3037000500L);

    private final SplittableRandom random = new SplittableRandom(1);

    @Test
    void ofInts() {
        check(Sort.INT, Overflow::ofSum, (a, b) -> Math.addExact((int) a, (int) b));
        check(Sort.INT, Overflow::ofDifference, (a, b) -> Math.subtractExact((int) a, (int) b));
        check(Sort.INT, Overflow::ofProduct, (a, b) -> Math.multiplyExact((int) a, (int) b));
        check(Sort.INT, (a, b) -> Overflow.ofNegation(a), (a, b) -> Math.negateExact((int) a));
    }

    @Test
    void ofLongs() {
        check(Sort.LONG, Overflow::ofSum, Math::addExact);
        check(Sort.LONG, Overflow::ofDifference, Math::subtractExact);
        check(Sort.LONG, Overflow::ofProduct, Math::multiplyExact);
        check(Sort.LONG, (a, b) -> Overflow.ofNegation(a), (a, b) -> Math.negateExact(a));
    }

    private void check(Sort sort, BinaryOperator<Term> condition, LongBinaryOperator exact) {
        for (long left : CORNERS) {
            for (long right : CORNERS) {
                check(sort, condition, exact, left, right);
            }
        }
        for (int i = 0; i < PAIRS; i++) {
            check(sort, condition, exact, random.nextLong() >> random.nextInt(64), random.nextLong() >> random.nextInt(64));
        }
    }

    /** With both operands unknown, and with either of them known. */
    private static void check(Sort sort, BinaryOperator<Term> condition, LongBinaryOperator exact, long left, long right) {
        Variable x = sort == Sort.INT ? Variable.ofInt("x") : Variable.ofLong("x");
        Variable y = sort == Sort.INT ? Variable.ofInt("y") : Variable.ofLong("y");
        Constant a = Terms.constant(sort, left);
        Constant b = Terms.constant(sort, right);
        Valuation values = Valuation.of(Map.of(x, a.value(), y, b.value()));
        boolean expected = overflows(exact, ((Number) a.value()).longValue(), ((Number) b.value()).longValue());
        for (Term term : List.of(condition.apply(x, y), condition.apply(x, b), condition.apply(a, y), condition.apply(a, b))) {
            assertEquals(expected, term.evaluate(values), () -> left + ", " + right + ": " + term);
        }
    }

    private static boolean overflows(LongBinaryOperator exact, long left, long right) {
        try {
            exact.applyAsLong(left, right);
            return false;
        } catch (ArithmeticException overflow) {
            return true;
        }
    }
}
