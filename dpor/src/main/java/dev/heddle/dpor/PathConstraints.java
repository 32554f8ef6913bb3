package dev.heddle.dpor;

import dev.heddle.term.Term;
import java.util.ArrayList;
import java.util.List;

/**
 * What holds of the inputs along the current execution: the constraints of its steps, in their order. A frame remembers how
 * many come before it, so that they need not be collected again each time something is asked about it.
 */
final class PathConstraints {

    private final List<Term> constraints = new ArrayList<>();

    /** Adds one that comes after those that are there. */
    void add(Term constraint) {
        constraints.add(constraint);
    }

    /** The first {@code count}; they may change when another step is taken. */
    List<Term> first(int count) {
        return constraints.subList(0, count);
    }

    /** The first {@code count}, and that of {@code step}, which is taken after them; what came there before is forgotten. */
    List<Term> take(int count, Step step) {
        constraints.subList(count, constraints.size()).clear();
        if (step.constraint() != null) {
            constraints.add(step.constraint());
        }
        return constraints;
    }
}
