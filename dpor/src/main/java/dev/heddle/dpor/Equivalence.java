package dev.heddle.dpor;

import dev.heddle.model.Event;
import dev.heddle.model.Operation;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Tells equivalent executions from others: those with the same events in the same happens-before order, in which the same
 * was chosen and inputs decided the same.
 */
public final class Equivalence {

    private Equivalence() {
    }

    /** A text that two traces have in common exactly if they are equivalent. */
    public static String signature(Trace trace) {
        HappensBefore order = new HappensBefore(trace.events());
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < trace.events().size(); i++) {
            Event event = trace.events().get(i);
            List<String> known = new ArrayList<>();
            // Whoever spins goes on after the first write; whether others came before that does not matter.
            for (int j = 0; j < i && event.kind() != Operation.Kind.SPIN; j++) {
                if (order.isBefore(j, i)) {
                    known.add(trace.events().get(j).thread() + "/" + trace.events().get(j).ordinal());
                }
            }
            Collections.sort(known);
            lines.add(event.thread() + "/" + event.ordinal() + "=" + event.label() + pinned(event) + known);
        }
        Collections.sort(lines);
        return String.join("\n", lines);
    }

    /** What a term was taken to be, where one became a plain value. */
    private static String pinned(Event event) {
        return event.pinned() == null ? "" : " " + event.constraint();
    }
}
