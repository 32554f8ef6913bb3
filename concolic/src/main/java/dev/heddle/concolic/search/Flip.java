package dev.heddle.concolic.search;

import dev.heddle.explore.inputs.Suggestions;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A branch of an execution that is to go another way.
 *
 * @param prefix the decisions up to it
 * @param path what inputs decided in that execution, of which the first {@code length} are before it
 * @param needed what has to hold of the inputs for the other way
 * @param inputs those of that execution
 * @param event which of the events it is, and {@code was} what happened
 * @param values how many values were taken already, if it is a term that becomes a plain value, and {@code suggestions} which others are worth trying
 * @param gain how many ways that execution was the first to go
 * @param number how many flips were found before
 */
record Flip(List<Decision> prefix, List<Term> path, int length, Term needed, Valuation inputs, int event, Event was, int values, Optional<Suggestions> suggestions, int gain, long number) {

    List<Term> constraints() {
        List<Term> constraints = new ArrayList<>(path.subList(0, length));
        constraints.add(needed);
        return constraints;
    }

    /** True if an execution with inputs for it went the other way, at the same point. */
    boolean isIn(Trace trace) {
        if (trace.outcome() instanceof RunOutcome.Diverged || trace.events().size() <= event) {
            return false;
        }
        Event now = trace.events().get(event);
        return now.thread() == was.thread() && now.constraint() != null && Objects.equals(was.codePoint(), now.codePoint())
                && (was.pinned() != null ? now.pinned() != null : now.ways() != null && needed.equals(now.constraint()));
    }
}
