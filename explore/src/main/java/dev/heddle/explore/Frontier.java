package dev.heddle.explore;

import dev.heddle.model.Recording;
import dev.heddle.model.Trace;
import java.util.Optional;

/**
 * What remains to be run.
 *
 * <p>The loop asks for a plan, has it run, and gives back the trace; then it asks again, until there is none.
 */
public interface Frontier {

    /** The next execution; nothing if everything within the frontier's bounds has been run. */
    Optional<Plan> next();

    /** Takes note of the execution of the last plan; if that could not be run, the plan is dropped. */
    void update(Trace trace);

    /** How much of all executions the plans so far stand for. */
    Coverage coverage();

    /** How much of the execution of the last plan has to be written down. */
    default Recording recording() {
        return Recording.NOTHING;
    }
}
