package dev.heddle.concolic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.term.Constant;
import dev.heddle.term.MathTerms;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Comparisons that algebra decides. */
class IdentitiesTest {

    private static final Variable X = Variable.ofInt("x");
    private static final Variable Y = Variable.ofInt("y");
    private static final Variable L = Variable.ofLong("l");
    private static final Variable M = Variable.ofLong("m");
    private static final int[] INTS = {0, 1, -1, 2, -2, 7, -7, 8, 100, -100, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1};

    private static Term of(Operator operator, Term... arguments) {
        return Terms.apply(operator, arguments);
    }

    private static Term whole(Sort sort, long number) {
        return sort == Sort.INT ? Constant.of((int) number) : Constant.of(number);
    }

    private static Operator pick(Sort sort, Operator ofInts, Operator ofLongs) {
        return sort == Sort.INT ? ofInts : ofLongs;
    }

    /** {@code quotient * divisor + remainder == dividend} */
    private static Term division(Term dividend, Term divisor, Term quotient, Term remainder) {
        Sort sort = dividend.sort();
        return Terms.eq(of(pick(sort, Operator.IADD, Operator.LADD), of(pick(sort, Operator.IMUL, Operator.LMUL), quotient, divisor), remainder), dividend);
    }

    private static void assertTrueTerm(Term term) {
        assertEquals(Constant.TRUE, Identities.simplified(term), () -> "not known: " + term);
    }

    @Test
    void quotientAndRemainderMakeTheWhole() {
        for (Term[] pair : new Term[][] {{X, Y}, {L, M}, {X, whole(Sort.INT, 7)}, {X, whole(Sort.INT, -7)}, {X, whole(Sort.INT, 8)}, {X, whole(Sort.INT, Integer.MIN_VALUE)},
            {L, whole(Sort.LONG, 7)}, {L, whole(Sort.LONG, -3)}, {L, whole(Sort.LONG, 1L << 40)}, {of(Operator.IADD, X, Y), whole(Sort.INT, 10)}}) {
            Sort sort = pair[0].sort();
            Operator div = pick(sort, Operator.IDIV, Operator.LDIV);
            Operator rem = pick(sort, Operator.IREM, Operator.LREM);
            assertTrueTerm(division(pair[0], pair[1], of(div, pair), of(rem, pair)));
            assertTrueTerm(division(pair[0], pair[1], MathTerms.floorDiv(pair[0], pair[1]), MathTerms.floorMod(pair[0], pair[1])));
            Term multiple = of(pick(sort, Operator.IMUL, Operator.LMUL), of(div, pair), pair[1]);
            assertTrueTerm(Terms.eq(of(pick(sort, Operator.ISUB, Operator.LSUB), pair[0], multiple), of(rem, pair)));
            assertTrueTerm(Terms.eq(of(pick(sort, Operator.ISUB, Operator.LSUB), pair[0], of(rem, pair)), multiple));
        }
    }

    @Test
    void unsignedDivision() {
        Term mask = Constant.of(0xffffffffL);
        Term dividend = of(Operator.LAND, of(Operator.I2L, X), mask);
        for (Term by : new Term[] {Constant.of(7), Y}) {
            Term divisor = of(Operator.LAND, of(Operator.I2L, by), mask);
            assertTrueTerm(division(X, by, of(Operator.L2I, of(Operator.LDIV, dividend, divisor)), of(Operator.L2I, of(Operator.LREM, dividend, divisor))));
        }
    }

    @Test
    void ringsAndBits() {
        Term square = of(Operator.ISUB, of(Operator.IMUL, X, X), of(Operator.IMUL, Y, Y));
        assertTrueTerm(Terms.eq(of(Operator.IMUL, of(Operator.IADD, X, Y), of(Operator.ISUB, X, Y)), square));
        Term both = of(Operator.IMUL, of(Operator.IAND, X, Y), Constant.of(2));
        assertTrueTerm(Terms.eq(of(Operator.IADD, of(Operator.IXOR, X, Y), both), of(Operator.IADD, Y, X)));
        assertTrueTerm(Terms.eq(of(Operator.IADD, of(Operator.ISHL, of(Operator.ISHR, X, Constant.of(3)), Constant.of(3)), of(Operator.IAND, X, Constant.of(7))), X));
        assertTrueTerm(Terms.eq(of(Operator.IXOR, X, Constant.of(-1)), of(Operator.ISUB, Constant.of(-1), X)));
        assertEquals(Constant.FALSE, Identities.simplified(Terms.eq(of(Operator.IADD, of(Operator.IMUL, X, Constant.of(6)), of(Operator.IMUL, Y, Constant.of(4))), Constant.of(7))));
        Term open = Terms.eq(of(Operator.IMUL, X, X), of(Operator.IMUL, Y, Y));
        assertEquals(open, Identities.simplified(open));
    }

    /** What is told of random comparisons is what the JVM says of them. */
    @Test
    void nothingElseIsTold() {
        List<Operator> operators = List.of(Operator.IADD, Operator.ISUB, Operator.IMUL, Operator.IDIV, Operator.IREM, Operator.INEG, Operator.ISHL, Operator.ISHR, Operator.IUSHR, Operator.IAND,
                Operator.IOR, Operator.IXOR, Operator.LADD, Operator.LSUB, Operator.LMUL, Operator.LDIV, Operator.LREM, Operator.LAND, Operator.LOR, Operator.I2L, Operator.L2I, Operator.IEQ,
                Operator.ILT, Operator.ILE, Operator.LEQ, Operator.LLE, Operator.NOT, Operator.AND, Operator.OR);
        Random random = new Random(7);
        RandomConstraints constraints = new RandomConstraints(random, List.of(X, Y, L, M), operators);
        int told = 0;
        for (int i = 0; i < 20_000; i++) {
            for (Term constraint : constraints.constraints()) {
                Term simple = Identities.simplified(constraint);
                if (simple.equals(constraint)) {
                    continue;
                }
                told++;
                for (int k = 0; k < 40; k++) {
                    Valuation values = Valuation.EMPTY.with(X, any(random)).with(Y, any(random)).with(L, (long) any(random) * any(random)).with(M, (long) any(random));
                    if (Constraints.holds(constraint, values) || Constraints.holds(Terms.not(constraint), values)) {
                        assertEquals(constraint.evaluate(values), simple.evaluate(values), () -> constraint + " with " + values);
                    }
                }
            }
        }
        assertTrue(told > 200, told + " are told");
    }

    private static int any(Random random) {
        return random.nextBoolean() ? INTS[random.nextInt(INTS.length)] : random.nextInt();
    }
}
