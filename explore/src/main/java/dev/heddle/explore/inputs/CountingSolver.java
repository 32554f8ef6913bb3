package dev.heddle.explore.inputs;

import dev.heddle.term.Answer;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import java.util.List;

/** Counts what another solver is asked. */
public final class CountingSolver implements Solver {

    private final Solver solver;
    private volatile Solving solving = Solving.NONE;

    CountingSolver(Solver solver) {
        this.solver = solver;
    }

    /** True if it has nobody to ask. */
    public boolean isNone() {
        return solver == NONE;
    }

    /** What it was asked so far. */
    public Solving solving() {
        return solving;
    }

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        long start = System.nanoTime();
        Answer answer = solver.solve(constraints, hint);
        solving = solving.and(new Solving(1, answer instanceof Answer.Unknown ? 1 : 0, System.nanoTime() - start));
        return answer;
    }

    @Override
    public void close() {
        solver.close();
    }
}
