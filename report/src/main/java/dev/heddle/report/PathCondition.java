package dev.heddle.report;

import dev.heddle.model.Event;
import dev.heddle.model.Trace;
import dev.heddle.term.Term;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What had to hold of the inputs for an execution to go as it did. */
final class PathCondition {

    private PathCondition() {
    }

    /** The conditions in the order in which they came up, each once. */
    static List<String> of(Trace trace) {
        Set<String> conditions = new LinkedHashSet<>();
        for (Event event : trace.events()) {
            Term constraint = event.constraint();
            if (constraint != null) {
                conditions.add(constraint.toString());
            }
        }
        return new ArrayList<>(conditions);
    }
}
