package dev.heddle.concolic;

import dev.heddle.term.Answer;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import java.util.List;

/**
 * The solver that the search uses, made of links: plain contradictions are seen ({@link Ranges}), what shares no variable with a violated constraint keeps its values
 * ({@link Independence}), known answers are not asked for again ({@link AnswerCache}), easy ones are guessed ({@link Guess}), and
 * the rest goes to the {@link Backend}.
 */
public final class SolverChain implements Solver {

    private final Statistics statistics = new Statistics();
    private final Backend backend;
    private final Solver first;

    public SolverChain(SolverOptions options) {
        backend = new Backend(options, statistics);
        first = new Ranges(new Independence(new AnswerCache(new Guess(backend, statistics), statistics), statistics), statistics);
    }

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        long start = System.nanoTime();
        Answer answer = first.solve(constraints, hint);
        statistics.asked(System.nanoTime() - start, answer instanceof Answer.Unknown);
        return answer;
    }

    public Statistics statistics() {
        return statistics;
    }

    /** The line to the solver process, for tests. */
    SolverConnection connection() {
        return backend.connection();
    }

    @Override
    public void close() {
        backend.close();
    }
}
