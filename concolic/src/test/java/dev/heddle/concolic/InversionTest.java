package dev.heddle.concolic;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.List;
import org.junit.jupiter.api.Test;

class InversionTest {

    private static final Variable X = Variable.ofInt("x");
    private static final Variable Y = Variable.ofInt("y");
    private static final int ROUNDS = 50;

    /** What is shared is come to on 2^50 ways. */
    @Test
    void sharedConditionsComeToAnEnd() {
        Term condition = Terms.eq(X, Constant.of(1));
        for (int i = 0; i < ROUNDS; i++) {
            Term here = Terms.apply(Operator.ILT, Terms.apply(Operator.IMUL, X, Y), Constant.of(i));
            condition = Terms.or(Terms.and(condition, here), Terms.and(Terms.not(condition), Terms.not(here)));
        }
        assertFalse(moves(condition).isEmpty());
    }

    @Test
    void sharedProductsComeToAnEnd() {
        Term product = X;
        for (int i = 0; i < ROUNDS; i++) {
            product = Terms.apply(Operator.IADD, Terms.apply(Operator.IMUL, product, product), Terms.apply(Operator.IXOR, product, Y));
        }
        assertFalse(moves(Terms.eq(product, Constant.of(7))).isEmpty());
    }

    @Test
    void theMoveThatUndoesEachStepIsAmongThem() {
        Term sum = X;
        for (int i = 0; i < ROUNDS; i++) {
            sum = Terms.apply(Operator.IXOR, Terms.apply(Operator.IADD, sum, Constant.of(i)), Constant.of(i * i));
        }
        int wanted = (Integer) sum.evaluate(Valuation.EMPTY.with(X, 123));
        assertTrue(moves(Terms.eq(sum, Constant.of(wanted))).contains(new Inversion.Move(X, 123)));
    }

    private static List<Inversion.Move> moves(Term constraint) {
        return Inversion.moves(constraint, Valuation.EMPTY, new Domains(List.of(constraint)));
    }
}
