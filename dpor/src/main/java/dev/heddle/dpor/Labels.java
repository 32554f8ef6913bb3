package dev.heddle.dpor;

import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.List;

/** The values that a thread could have chosen. */
final class Labels {

    private Labels() {
    }

    /** The steps that {@code step}, which happened as {@code event}, could have been had it chosen another value. */
    static List<Step> others(Step step, Trace trace, Event event) {
        List<Step> others = new ArrayList<>(0);
        if (step.label() < 0 || step.constraint() != null) {
            return others;
        }
        int at = event.decisions();
        if (trace.schedule().decisions().get(at) instanceof Decision.Run) {
            at++;
        }
        int options = trace.options().get(at).size();
        for (int label = 0; label < options; label++) {
            if (label != step.label()) {
                others.add(step.withLabel(label));
            }
        }
        return others;
    }
}
