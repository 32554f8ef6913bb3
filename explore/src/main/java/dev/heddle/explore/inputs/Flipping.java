package dev.heddle.explore.inputs;

import dev.heddle.term.Solver;

/**
 * How inputs are found that lead an execution elsewhere.
 *
 * @param loops how often a thread may come to one branch in an execution for the other way to be tried
 */
public record Flipping(CountingSolver solver, int loops) {

    /** So many rounds of a loop are looked into if nothing else is said. */
    public static final int USUAL_LOOPS = 100;

    /** No other inputs are looked for. */
    public static final Flipping NONE = by(Solver.NONE);

    public Flipping(Solver solver, int loops) {
        this(new CountingSolver(solver), loops);
    }

    public static Flipping by(Solver solver) {
        return new Flipping(solver, USUAL_LOOPS);
    }
}
