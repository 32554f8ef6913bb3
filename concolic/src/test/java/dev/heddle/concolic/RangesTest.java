package dev.heddle.concolic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.term.Answer;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Ranges say that there is no solution only if there is none. */
class RangesTest {

    private static final int LOW = -4;
    private static final int HIGH = 4;
    private static final Operator[] COMPARISONS = {Operator.ILT, Operator.ILE, Operator.IEQ};

    private final SplittableRandom random = new SplittableRandom(3);
    private final Variable x = Variable.ofInt("x", LOW, HIGH);

    @Test
    void agreeWithAllValues() {
        Ranges ranges = new Ranges(Solver.NONE, new Statistics());
        int contradictions = 0;
        for (int i = 0; i < 20_000; i++) {
            List<Term> constraints = new ArrayList<>();
            for (int count = 1 + random.nextInt(4); count > 0; count--) {
                constraints.add(condition());
            }
            boolean solvable = isSolvable(constraints);
            boolean contradiction = ranges.solve(constraints, Valuation.EMPTY) instanceof Answer.Unsatisfiable;
            contradictions += contradiction ? 1 : 0;
            assertEquals(false, contradiction && solvable, constraints::toString);
        }
        assertEquals(true, contradictions > 1_000);
    }

    @Test
    void knowNoMoreThanTheQuerySays() {
        Ranges kept = new Ranges(Solver.NONE, new Statistics());
        List<Term> path = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            path.subList(random.nextInt(path.size() + 1), path.size()).clear();
            for (int count = random.nextInt(6); count > 0; count--) {
                path.add(condition());
            }
            assertEquals(new Ranges(Solver.NONE, new Statistics()).solve(path, Valuation.EMPTY), kept.solve(path, Valuation.EMPTY), path::toString);
        }
    }

    @Test
    void knowTheEndsOfLongs() {
        Variable all = Variable.ofLong("all");
        Ranges ranges = new Ranges(Solver.NONE, new Statistics());

        assertEquals(new Answer.Unknown("there is no solver"),
                ranges.solve(List.of(Terms.apply(Operator.LLE, Constant.of(Long.MAX_VALUE), all)), Valuation.EMPTY));
        assertEquals(new Answer.Unsatisfiable(), ranges.solve(List.of(Terms.apply(Operator.LLT, Constant.of(5L), all),
                Terms.not(Terms.apply(Operator.LLT, Constant.of(4L), all))), Valuation.EMPTY));
    }

    private Term condition() {
        Term term = random.nextInt(3) == 0 ? Terms.apply(Operator.IMUL, x, Constant.of(3)) : x;
        Term number = Constant.of(random.nextInt(LOW * 3, HIGH * 3 + 1));
        Operator comparison = COMPARISONS[random.nextInt(COMPARISONS.length)];
        Term condition = random.nextBoolean() ? Terms.apply(comparison, term, number) : Terms.apply(comparison, number, term);
        return random.nextBoolean() ? condition : Terms.not(condition);
    }

    private boolean isSolvable(List<Term> constraints) {
        for (int value = LOW; value <= HIGH; value++) {
            Valuation values = Valuation.of(Map.of(x, value));
            if (constraints.stream().allMatch(constraint -> Boolean.TRUE.equals(constraint.evaluate(values)))) {
                return true;
            }
        }
        return false;
    }
}
