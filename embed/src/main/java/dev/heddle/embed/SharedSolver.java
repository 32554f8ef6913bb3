package dev.heddle.embed;

import dev.heddle.concolic.SolverChain;
import dev.heddle.concolic.SolverOptions;
import dev.heddle.explore.Result;
import dev.heddle.term.Answer;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import java.util.List;

/** The solver of this JVM: one for all explorations, and none as long as nobody asks. */
final class SharedSolver implements Solver {

    static final SharedSolver INSTANCE = new SharedSolver();

    private SolverChain chain;
    private long queries;
    private long unknown;
    private long nanoseconds;

    private SharedSolver() {
    }

    @Override
    public synchronized Answer solve(List<Term> constraints, Valuation hint) {
        if (chain == null) {
            chain = new SolverChain(SolverOptions.standard());
        }
        long start = System.nanoTime();
        Answer answer = chain.solve(constraints, hint);
        queries++;
        unknown += answer instanceof Answer.Unknown ? 1 : 0;
        nanoseconds += System.nanoTime() - start;
        return answer;
    }

    /** Says in {@code result} what was done since the last call, if anything was. */
    synchronized Result report(Result result) {
        Result complete = queries == 0 ? result : result.withSolving(new Result.Solving(queries, unknown, nanoseconds / 1e9));
        queries = 0;
        unknown = 0;
        nanoseconds = 0;
        return complete;
    }

    @Override
    public synchronized void close() {
        if (chain != null) {
            chain.close();
            chain = null;
        }
    }
}
