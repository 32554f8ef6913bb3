package dev.heddle.explore.inputs;

import dev.heddle.term.Answer;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Vocabulary;
import java.util.List;
import java.util.Optional;

/**
 * How inputs are found that lead an execution elsewhere.
 *
 * @param loops how often a thread may come to one branch in an execution for the other way to be tried
 * @param vocabulary of the program, from which values are taken first where a term became a plain value
 */
public record Flipping(CountingSolver solver, int loops, Vocabulary vocabulary) {

    /** So many rounds of a loop are looked into if nothing else is said. */
    public static final int USUAL_LOOPS = 100;

    /** No other inputs are looked for. */
    public static final Flipping NONE = by(Solver.NONE);

    public Flipping(Solver solver, int loops, Vocabulary vocabulary) {
        this(new CountingSolver(solver), loops, vocabulary);
    }

    public Flipping(Solver solver, int loops) {
        this(solver, loops, new Vocabulary());
    }

    /** Inputs for which {@code constraints} hold: of {@code suggestions}, if there are any, or else as the solver finds them. */
    public Answer solve(List<Term> constraints, Optional<Suggestions> suggestions, Valuation hint) {
        Optional<Valuation> suggested = suggestions.flatMap(some -> some.next(constraints, hint));
        return suggested.isPresent() ? new Answer.Satisfiable(suggested.get()) : solver.solve(constraints, hint);
    }

    public static Flipping by(Solver solver) {
        return new Flipping(solver, USUAL_LOOPS);
    }
}
