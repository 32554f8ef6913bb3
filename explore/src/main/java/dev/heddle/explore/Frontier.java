package dev.heddle.explore;

import dev.heddle.model.Limit;
import dev.heddle.model.Trace;
import java.util.List;
import java.util.Optional;

/**
 * What remains to be run.
 *
 * <p>The explorer asks for a plan, runs it, and gives back the trace; then it asks again, until there is none.
 */
public interface Frontier {

    /** The next execution; nothing if everything within the frontier's bounds has been run. */
    Optional<Plan> next();

    /** Takes note of the execution of the last plan. */
    void update(Trace trace);

    /** True if traces must say which operations were performed. */
    default boolean needsEvents() {
        return false;
    }

    /** True if having nothing more to run means that every execution was run or is equivalent to one that was. */
    boolean isExhaustive();

    /** True if all that inputs could be is part of what it exhausts; else only some inputs are tried. */
    default boolean followsInputs() {
        return false;
    }

    /** Which bound made it leave something out, if it is not exhaustive, as a verdict says it. */
    default Limit limit() {
        return Limit.EXECUTIONS;
    }

    /** What its user should know about why it is not exhaustive. */
    default List<String> notes() {
        return List.of();
    }

    /** How many steps of executions it remembers; what the search holds in memory grows with this. */
    default long remembered() {
        return 0;
    }

    /** True if plans rest on what earlier executions were like, so that all is void when executions turn out to have more decisions. */
    default boolean remembers() {
        return isExhaustive();
    }
}
