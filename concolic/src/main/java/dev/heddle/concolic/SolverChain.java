package dev.heddle.concolic;

import dev.heddle.explore.Deadline;
import dev.heddle.explore.Mishap;
import dev.heddle.term.Answer;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Vocabulary;
import java.util.List;

/**
 * The solver that the search uses, made of links: plain contradictions are seen ({@link Ranges}), what shares no variable with a violated constraint keeps its values
 * ({@link Independence}), known answers are not asked for again ({@link AnswerCache}), easy ones are guessed or calculated ({@link Guess}, {@link Linear}), what
 * does not depend on inputs is told by algebra ({@link Identities}), floating-point numbers are looked for in smaller and smaller intervals ({@link Bisection}), what the program names is tried ({@link Named}), and the rest goes to the {@link Backend}.
 */
public final class SolverChain implements Solver {

    private final Statistics statistics = new Statistics();
    private final Backend backend;
    private final Solver first;

    public SolverChain(SolverOptions options) {
        this(options, new Vocabulary());
    }

    /** {@code vocabulary} is that of the program that is searched. */
    public SolverChain(SolverOptions options, Vocabulary vocabulary) {
        backend = new Backend(options, statistics);
        Solver hard = new Identities(new Bisection(new Named(backend, vocabulary, statistics), statistics), statistics);
        first = new Ranges(new Independence(new AnswerCache(new Guess(hard, statistics), statistics), statistics), statistics);
    }

    @Override
    public Answer solve(List<Term> constraints, Valuation hint) {
        long start = System.nanoTime();
        Answer answer = attempt(constraints, hint);
        statistics.asked(System.nanoTime() - start, answer instanceof Answer.Unknown);
        return answer;
    }

    /** A mistake of ours on the way to an answer costs the answer. */
    private Answer attempt(List<Term> constraints, Valuation hint) {
        try {
            return first.solve(constraints, hint);
        } catch (Deadline.TimeUp up) {
            throw up;
        } catch (RuntimeException | StackOverflowError mistake) {
            return new Answer.Unknown("a mistake in Heddle: " + Mishap.of("solving", "", mistake).thrown().lines().findFirst().orElse(""));
        }
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
