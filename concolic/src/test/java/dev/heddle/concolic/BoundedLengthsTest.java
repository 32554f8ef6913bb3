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
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BoundedLengthsTest {

    private static final Variable ANY = Variable.of("any", Variable.Kind.STRING);
    private static final Variable SAID = Variable.ofString("said", 30);

    private final BoundedLengths solver = new BoundedLengths(new SolverChain(SolverOptions.standard().withMilliseconds(30_000)), 16);

    @AfterEach
    void close() {
        solver.close();
    }

    private Answer solve(Term... constraints) {
        return solver.solve(List.of(constraints), Valuation.EMPTY);
    }

    private static Term length(Variable variable, Operator operator, int number) {
        return Terms.apply(operator, Terms.apply(Operator.SLENGTH, variable), Constant.of(number));
    }

    @Test
    void whatFitsIsFound() {
        Answer.Satisfiable found = assertInstanceOf(Answer.Satisfiable.class, solve(Terms.not(length(ANY, Operator.ILT, 16))));
        assertEquals(16, ((String) found.model().get(ANY)).length());
    }

    @Test
    void whatNeedsMoreIsTooLong() {
        assertEquals(new Answer.TooLong(16), solve(length(ANY, Operator.IEQ, 17)));
        assertEquals(new Answer.TooLong(16), solve(Terms.apply(Operator.CONTAINS, ANY, Constant.of("abcdefghijklmnopqrstuvwxyz"))));
    }

    @Test
    void whatNoLengthHelpsHasNoSolution() {
        assertEquals(new Answer.Unsatisfiable(), solve(length(ANY, Operator.ILT, 2), Terms.apply(Operator.CONTAINS, ANY, Constant.of("abc"))));
        assertEquals(new Answer.Unsatisfiable(), solve(length(ANY, Operator.ILT, 0)));
    }

    @Test
    void aLengthThatIsSaidIsNoneOfOurs() {
        Answer.Satisfiable found = assertInstanceOf(Answer.Satisfiable.class, solve(length(SAID, Operator.IEQ, 25)));
        assertEquals(25, ((String) found.model().get(SAID)).length());
        assertEquals(new Answer.Unsatisfiable(), solve(length(SAID, Operator.IEQ, 31)));
        assertTrue(ANY.isOfAnyLength() && !SAID.isOfAnyLength());
    }
}
