package dev.heddle.concolic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.term.Answer;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What bisection says of floating-point numbers. */
class BisectionTest {

    private static final Variable X = Variable.ofDouble("x");
    private static final Variable Y = Variable.ofDouble("y");
    private static final Variable Z = Variable.ofDouble("z");
    private static final Variable F = Variable.ofFloat("f");
    private static final Variable N = Variable.ofInt("n");
    private static final double[] REALS = {0, -0.0, 1, -1, 0.5, 2, 3, -3, Math.PI, Math.PI / 2, -Math.PI, 1e-300, Double.MIN_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE, Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY, Double.NaN, 1e6, -1e6, 1e15, 0.1, 10, 100};

    private static Term of(Operator operator, Term... arguments) {
        return Terms.apply(operator, arguments);
    }

    private static Constant real(double number) {
        return Constant.of(number);
    }

    private static Valuation solve(Term... constraints) {
        Answer answer = Bisection.search(List.of(constraints), Valuation.EMPTY);
        Valuation model = assertInstanceOf(Answer.Satisfiable.class, answer, () -> answer + " for " + List.of(constraints)).model();
        assertTrue(Constraints.hold(List.of(constraints), model));
        return model;
    }

    private static void refute(Term... constraints) {
        Answer answer = Bisection.search(List.of(constraints), Valuation.EMPTY);
        assertInstanceOf(Answer.Unsatisfiable.class, answer, () -> answer + " for " + List.of(constraints));
    }

    @Test
    void quadratics() {
        refute(Terms.eq(of(Operator.DMUL, X, X), real(2)));
        refute(Terms.eq(of(Operator.DMUL, X, X), real(3)));
        assertEquals(1.5, Math.abs((Double) solve(Terms.eq(of(Operator.DMUL, X, X), real(2.25))).get(X)));
        Term polynomial = of(Operator.DADD, of(Operator.DSUB, of(Operator.DMUL, X, X), of(Operator.DMUL, real(5), X)), real(6));
        assertTrue(List.of(2.0, 3.0).contains(solve(Terms.eq(polynomial, real(0))).get(X)));
        refute(of(Operator.DLT, of(Operator.DADD, of(Operator.DMUL, X, X), real(1)), real(1)));
    }

    @Test
    void sumsDependOnTheirOrder() {
        Term one = of(Operator.DADD, of(Operator.DADD, X, Y), Z);
        Term other = of(Operator.DADD, X, of(Operator.DADD, Y, Z));
        solve(Terms.not(Terms.eq(one, other)), Terms.eq(one, one), Terms.eq(other, other));
        solve(of(Operator.DLE, of(Operator.DADD, X, Y), X), of(Operator.DLT, real(0), Y), of(Operator.DLT, real(0), X));
        assertEquals(Constant.FALSE, of(Operator.DLT, of(Operator.DADD, X, Y), of(Operator.DADD, Y, X)));
    }

    @Test
    void functions() {
        solve(of(Operator.DLT, real(1000), of(Operator.DPOW, of(Operator.I2D, N), real(2))), of(Operator.ILT, N, Constant.of(40)), of(Operator.ILT, Constant.of(0), N));
        refute(of(Operator.DLT, real(1), of(Operator.DSIN, X)));
        refute(of(Operator.DLT, of(Operator.DEXP, X), real(0)));
        assertEquals(100, of(Operator.D2I, of(Operator.DSQRT, of(Operator.I2D, N))).evaluate(solve(Terms.eq(of(Operator.D2I, of(Operator.DSQRT, of(Operator.I2D, N))), Constant.of(100)))));
        solve(of(Operator.DLT, of(Operator.DATAN2, X, Y), real(-3)));
        solve(of(Operator.DLT, of(Operator.DLOG, X), real(-700)), of(Operator.DLT, real(0), X));
        refute(of(Operator.DLT, of(Operator.DHYPOT, X, real(3)), real(2)));
        solve(Terms.eq(of(Operator.DCBRT, X), real(-3)));
        refute(of(Operator.DLT, of(Operator.DPOW, X, real(2)), real(-1)));
        solve(of(Operator.FLT, of(Operator.FMUL, F, F), Constant.of(0.01f)), of(Operator.FLT, Constant.of(0.09f), F));
    }

    /** Random constraints over a few numbers that a choice picks: all can be tried. */
    @Test
    void agreesWithTryingAll() {
        List<Variable> variables = List.of(Variable.ofInt("i", -3, 12), Variable.ofInt("k", 0, 9));
        List<List<Object>> values = new ArrayList<>();
        for (Variable variable : variables) {
            List<Object> all = new ArrayList<>();
            for (int value = (int) variable.low(); value <= variable.high(); value++) {
                all.add(value);
            }
            values.add(all);
        }
        List<Operator> operators = new ArrayList<>();
        for (Operator operator : Operator.values()) {
            boolean text = operator.result() == Sort.STRING;
            for (int i = 0; i < operator.arity(); i++) {
                text |= operator.argument(i) == Sort.STRING;
            }
            if (!text) {
                operators.add(operator);
            }
        }
        RandomConstraints random = new RandomConstraints(new Random(11), variables, operators);
        int[] verdicts = new int[2];
        for (int i = 0; i < 3_000; i++) {
            List<Term> constraints = random.constraints();
            Answer answer = Bisection.search(constraints, Valuation.EMPTY);
            boolean expected = random.haveSolution(constraints, values);
            assertEquals(expected, answer instanceof Answer.Satisfiable, () -> constraints.toString());
            verdicts[expected ? 1 : 0]++;
        }
        assertTrue(verdicts[0] > 300 && verdicts[1] > 300, verdicts[0] + " and " + verdicts[1]);
    }

    /** What the JVM computes lies in the enclosures. */
    @Test
    void enclosuresEnclose() {
        Random random = new Random(5);
        for (Operator operator : Operator.values()) {
            if (operator.result() != Sort.DOUBLE && operator.result() != Sort.FLOAT || operator.argument(0) != Sort.DOUBLE && operator.argument(0) != Sort.FLOAT) {
                continue;
            }
            for (int i = 0; i < 20_000; i++) {
                boolean single = operator.argument(0) == Sort.FLOAT;
                Reals[] ranges = {range(random, single), range(random, single)};
                Term[] arguments = new Term[operator.arity()];
                Object[] points = new Object[arguments.length];
                for (int k = 0; k < points.length; k++) {
                    arguments[k] = single ? Variable.ofFloat("v" + k) : Variable.ofDouble("v" + k);
                    double point = within(ranges[k], random);
                    points[k] = single ? (Object) (float) point : (Object) point;
                }
                Object value = operator.apply(points);
                Term exactly = operator.result() == Sort.FLOAT ? of(Operator.FSAME, of(operator, arguments), Constant.ofValue(value))
                        : of(Operator.DSAME, of(operator, arguments), Constant.ofValue(value));
                assertTrue(mayHold(exactly, arguments, ranges), () -> exactly + " where " + List.of(points));
            }
        }
    }

    private static boolean mayHold(Term constraint, Term[] variables, Reals[] ranges) {
        return new Enclosures(List.of(constraint)).mayHold(variable -> {
            for (int i = 0; i < variables.length; i++) {
                if (variables[i].equals(variable)) {
                    return ranges[i];
                }
            }
            throw new AssertionError(variable);
        });
    }

    private static double any(Random random) {
        return random.nextInt(3) > 0 ? REALS[random.nextInt(REALS.length)] : random.nextBoolean() ? random.nextGaussian() * 10 : Double.longBitsToDouble(random.nextLong());
    }

    private static Reals range(Random random, boolean single) {
        double one = single ? (float) any(random) : any(random);
        double other = random.nextInt(4) == 0 ? one + Math.abs(one) * 1e-6 : any(random);
        other = single ? (float) other : other;
        if (Double.isNaN(one) || Double.isNaN(other)) {
            return Reals.hull(true, one, other);
        }
        return new Reals(Math.min(one, other), Math.max(one, other), random.nextInt(5) == 0);
    }

    private static double within(Reals range, Random random) {
        if (range.nan() && (!range.hasNumbers() || random.nextInt(4) == 0)) {
            return Double.NaN;
        }
        double part = range.low() + (range.high() - range.low()) * random.nextDouble();
        double[] candidates = {range.low(), range.high(), part, 0, -0.0, Math.PI / 2, -Math.PI, 1, -1};
        double chosen = candidates[random.nextInt(candidates.length)];
        return range.contains(chosen) ? chosen : range.low();
    }
}
