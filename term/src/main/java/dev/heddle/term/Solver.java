package dev.heddle.term;

import java.util.List;

/** Finds values for which constraints hold. */
public interface Solver extends AutoCloseable {

    /** Knows nothing. */
    Solver NONE = (constraints, hint) -> new Answer.Unknown("there is no solver");


    /**
     * Looks for values that satisfy all constraints and lie in the variables' domains.
     *
     * @param constraints terms of sort BOOLEAN; the list may change after the call
     * @param hint values that satisfied most of the constraints before; the model changes little of them
     */
    Answer solve(List<Term> constraints, Valuation hint);

    @Override
    default void close() {
    }
}
