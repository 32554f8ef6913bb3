package dev.heddle.concolic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Which constraints are passed on, and that queries before make no difference. */
class IndependenceTest {

    private static final List<Variable> VARIABLES = List.of(Variable.ofInt("a"), Variable.ofInt("b"), Variable.ofInt("c", 2, 9), Variable.ofInt("d"));

    private final SplittableRandom random = new SplittableRandom(5);
    private final List<List<Term>> passedOn = new ArrayList<>();
    private final Independence independence = independence();

    private Independence independence() {
        Solver next = (constraints, hint) -> {
            passedOn.add(constraints);
            return new Answer.Satisfiable(Valuation.EMPTY);
        };
        return new Independence(next, new Statistics());
    }

    @Test
    void passesOnWhatIsViolatedAndWhatItSharesVariablesWith() {
        Term sum = less(Terms.apply(Operator.IADD, VARIABLES.get(0), VARIABLES.get(1)), 5);
        Term first = less(VARIABLES.get(0), 3);
        Term second = less(VARIABLES.get(1), -2);
        Term other = less(VARIABLES.get(3), 7);

        independence.solve(List.of(first, other, Terms.and(sum, second)), Valuation.EMPTY);
        independence.solve(List.of(first, other, sum), Valuation.EMPTY);
        independence.solve(List.of(first, other, sum, Terms.not(other)), Valuation.EMPTY);

        assertEquals(List.of(List.of(first, sum, second), List.of(other, Terms.not(other))), passedOn);
    }

    @Test
    void givesVariablesThatTheHintLacksTheirSimplestValue() {
        Answer answer = independence.solve(List.of(less(VARIABLES.get(2), 5)), Valuation.EMPTY.with(VARIABLES.get(0), 1));

        assertEquals(new Answer.Satisfiable(Valuation.EMPTY.with(VARIABLES.get(0), 1).with(VARIABLES.get(2), 2)), answer);
    }

    @Test
    void forgetsWhatTheQueryDoesNotSay() {
        List<Term> path = new ArrayList<>();
        Valuation hint = Valuation.EMPTY;
        int groups = 0;
        for (int i = 0; i < 10_000; i++) {
            path.subList(random.nextInt(path.size() + 1), path.size()).clear();
            for (int count = random.nextInt(5); count > 0; count--) {
                path.add(random.nextInt(5) == 0 ? Terms.and(condition(), condition()) : condition());
            }
            if (random.nextInt(4) == 0) {
                hint = hint.with(VARIABLES.get(random.nextInt(2)), random.nextInt(-5, 6));
            }
            Answer answer = independence.solve(path, hint);
            List<List<Term>> kept = List.copyOf(passedOn);
            passedOn.clear();
            assertEquals(independence().solve(path, hint), answer, path::toString);
            assertEquals(passedOn, kept, path::toString);
            groups += kept.size();
            passedOn.clear();
        }
        assertTrue(groups > 5_000, "groups: " + groups);
    }

    private Term condition() {
        Term term = random.nextInt(3) == 0 ? Terms.apply(Operator.ISUB, variable(), variable()) : variable();
        Term condition = less(term, random.nextInt(-5, 6));
        return random.nextBoolean() ? condition : Terms.not(condition);
    }

    private Variable variable() {
        return VARIABLES.get(random.nextInt(VARIABLES.size()));
    }

    private static Term less(Term term, int number) {
        return Terms.apply(Operator.ILT, term, Constant.of(number));
    }
}
