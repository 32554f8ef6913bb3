package dev.heddle.embed;

import dev.heddle.agent.shadow.NamedConstants;
import dev.heddle.concolic.SolverChain;
import dev.heddle.concolic.SolverOptions;
import dev.heddle.term.Answer;
import dev.heddle.term.Solver;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import java.util.List;

/** The solver of this JVM: one for all explorations, and none as long as nobody asks. */
final class SharedSolver implements Solver {

    static final SharedSolver INSTANCE = new SharedSolver();

    private SolverChain chain;

    private SharedSolver() {
    }

    @Override
    public synchronized Answer solve(List<Term> constraints, Valuation hint) {
        if (chain == null) {
            chain = new SolverChain(SolverOptions.standard(), NamedConstants.vocabulary());
        }
        return chain.solve(constraints, hint);
    }

    @Override
    public synchronized void close() {
        if (chain != null) {
            chain.close();
            chain = null;
        }
    }
}
