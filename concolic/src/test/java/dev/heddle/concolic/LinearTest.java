package dev.heddle.concolic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.term.Answer;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Comparisons of sums, with all that overflow does to them. */
class LinearTest {

    private static final Variable X = Variable.ofInt("x");
    private static final Variable Y = Variable.ofInt("y");
    private static final Variable Z = Variable.ofInt("z");
    private static final Operator[] COMPARISONS = {Operator.ILT, Operator.ILE, Operator.IEQ};

    private static Term of(Operator operator, Term... arguments) {
        return Terms.apply(operator, arguments);
    }

    private static Term plus(Term term, int number) {
        return of(Operator.IADD, term, Constant.of(number));
    }

    private static void refute(Term... constraints) {
        assertInstanceOf(Answer.Unsatisfiable.class, Linear.solve(List.of(constraints), Valuation.EMPTY, new LinearForms()), () -> "not refuted: " + List.of(constraints));
    }

    private static void solve(Term... constraints) {
        Answer answer = Linear.solve(List.of(constraints), Valuation.EMPTY, new LinearForms());
        assertTrue(answer instanceof Answer.Satisfiable model && Constraints.hold(List.of(constraints), model.model()), () -> answer + " for " + List.of(constraints));
    }

    @Test
    void circlesContradictThemselvesUnlessTheyOverflow() {
        solve(of(Operator.ILE, plus(X, 5), Y), of(Operator.ILE, plus(Y, 3), X));
        Term small = of(Operator.ILT, X, Constant.of(1000));
        Term large = of(Operator.ILT, Constant.of(-1000), X);
        refute(of(Operator.ILE, plus(X, 5), Y), of(Operator.ILE, plus(Y, 3), X), small, large, of(Operator.ILT, Y, Constant.of(1 << 30)));
        solve(of(Operator.ILT, plus(X, 1), X));
        refute(of(Operator.ILT, plus(X, 1), X), of(Operator.ILT, X, Constant.of(Integer.MAX_VALUE)));
        refute(Terms.eq(of(Operator.IMUL, X, Constant.of(2)), Constant.of(7)));
        solve(Terms.eq(of(Operator.IMUL, X, Constant.of(3)), Constant.of(10)));
        refute(Terms.eq(of(Operator.IMUL, X, Constant.of(3)), Constant.of(10)), of(Operator.ILT, X, Constant.of(1 << 30)), of(Operator.ILT, Constant.of(-(1 << 30)), X));
    }

    /** They go from the sums, but are still variables that want a value. */
    @Test
    void lengthsMayGoFromTheSums() {
        Term length = of(Operator.SLENGTH, Variable.ofString("s", 5));
        Term small = of(Operator.ILT, of(Operator.ISUB, of(Operator.IADD, X, length), length), Constant.of(-7));
        solve(small);
        refute(small, of(Operator.ILT, Constant.of(5), X));
    }

    /** Small and near to the ends of the ints, so that sums overflow; there are few values, and all are tried. */
    @Test
    void agreesWithTryingAll() {
        Random random = new Random(3);
        int[] verdicts = new int[3];
        for (int i = 0; i < 6_000; i++) {
            Variable[] variables = {variable("a", random), variable("b", random), variable("c", random)};
            List<Term> constraints = new ArrayList<>();
            for (int k = 1 + random.nextInt(5); k > 0; k--) {
                Term constraint = comparison(variables, random);
                if (!(constraint instanceof Constant)) {
                    constraints.add(constraint);
                }
            }
            Answer answer = Linear.solve(constraints, Valuation.EMPTY, new LinearForms());
            if (answer == null) {
                verdicts[2]++;
                continue;
            }
            boolean expected = haveSolution(constraints, variables, 0, Valuation.EMPTY);
            assertEquals(expected, answer instanceof Answer.Satisfiable, () -> constraints.toString());
            verdicts[expected ? 1 : 0]++;
        }
        assertTrue(verdicts[0] > 1_000 && verdicts[1] > 1_000 && verdicts[2] < 1_000, verdicts[0] + ", " + verdicts[1] + " and " + verdicts[2]);
    }

    private static Variable variable(String name, Random random) {
        int[] starts = {-5, 0, Integer.MAX_VALUE - 9, Integer.MIN_VALUE, 1 << 30, -1 << 30};
        int low = starts[random.nextInt(starts.length)];
        return Variable.ofInt(name + low, low, low + 9);
    }

    private static Term comparison(Variable[] variables, Random random) {
        Term comparison = of(COMPARISONS[random.nextInt(3)], sum(variables, random), random.nextBoolean() ? sum(variables, random) : Constant.of(random.nextInt(40) - 20));
        return random.nextInt(3) == 0 ? Terms.not(comparison) : comparison;
    }

    private static Term sum(Variable[] variables, Random random) {
        Term sum = Constant.of(random.nextInt(4) == 0 ? random.nextInt() : random.nextInt(20) - 10);
        for (int i = random.nextInt(3); i >= 0; i--) {
            sum = of(Operator.IADD, sum, of(Operator.IMUL, variables[random.nextInt(3)], Constant.of(random.nextInt(9) - 4)));
        }
        return sum;
    }

    private static boolean haveSolution(List<Term> constraints, Variable[] variables, int index, Valuation valuation) {
        if (index == variables.length) {
            return Constraints.hold(constraints, valuation);
        }
        for (long value = variables[index].low(); value <= variables[index].high(); value++) {
            if (haveSolution(constraints, variables, index + 1, valuation.with(variables[index], (int) value))) {
                return true;
            }
        }
        return false;
    }

    /** Over all ints, the bit-vectors of Z3 say the same. */
    @Test
    void agreesWithZ3() {
        Random random = new Random(8);
        Variable[] variables = {X, Y, Z};
        Statistics statistics = new Statistics();
        int[] verdicts = new int[2];
        try (Backend backend = new Backend(SolverOptions.standard().withMilliseconds(30_000), statistics)) {
            for (int i = 0; i < 100; i++) {
                List<Term> constraints = new ArrayList<>();
                while (constraints.size() < 6) {
                    Term sum = plus(of(Operator.IMUL, variables[random.nextInt(3)], Constant.of(1 + random.nextInt(3))), random.nextInt(20));
                    Term other = random.nextBoolean() ? variables[random.nextInt(3)] : Constant.of(random.nextInt(60) - 30);
                    Term constraint = of(COMPARISONS[random.nextInt(3)], random.nextBoolean() ? new Term[] {sum, other} : new Term[] {other, sum});
                    if (!(constraint instanceof Constant)) {
                        constraints.add(constraint);
                    }
                }
                Answer answer = Linear.solve(constraints, Valuation.EMPTY, new LinearForms());
                Answer other = answer instanceof Answer.Unsatisfiable ? backend.solve(constraints, Valuation.EMPTY) : answer;
                if (answer != null && !(other instanceof Answer.Unknown)) {
                    assertEquals(other.getClass(), answer.getClass(), () -> constraints.toString());
                    verdicts[answer instanceof Answer.Satisfiable ? 1 : 0]++;
                }
            }
        }
        assertTrue(verdicts[0] > 20 && verdicts[1] > 10, verdicts[0] + " and " + verdicts[1]);
    }
}
