package dev.heddle.dpor;

import dev.heddle.term.Answer;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.List;

/**
 * What has to hold of the inputs in two executions that are to become one.
 *
 * <p>Steps of different threads that inputs decide about can be exchanged, and yet may not go together: one may need a
 * number to be positive, and the other that it is not.
 */
final class Union {

    private final Solver solver;
    private final List<Term> constraints;
    private Valuation inputs;

    /** {@code inputs} satisfy {@code constraints}. */
    Union(Solver solver, List<Term> constraints, Valuation inputs) {
        this.solver = solver;
        this.constraints = new ArrayList<>(constraints);
        this.inputs = inputs;
    }

    /**
     * True if all that has this in common may begin with {@code step}: a value that a thread chooses is not chosen in all of it. If inputs decide about the step, there must be some for which
     * it happens as well; then that counts from now on.
     */
    boolean admits(Step step) {
        return !step.isChosen() && (step.constraint() == null || admits(step.constraint()));
    }

    private boolean admits(Term constraint) {
        constraints.add(constraint);
        if (Boolean.TRUE.equals(constraint.evaluate(inputs))) {
            return true;
        }
        if (solver.solve(constraints, inputs) instanceof Answer.Satisfiable found) {
            inputs = found.model();
            return true;
        }
        constraints.remove(constraints.size() - 1);
        return false;
    }

    /** Inputs for which everything holds. */
    Valuation inputs() {
        return inputs;
    }
}
