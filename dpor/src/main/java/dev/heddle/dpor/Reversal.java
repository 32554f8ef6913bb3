package dev.heddle.dpor;

import dev.heddle.explore.Deadline;
import dev.heddle.model.Event;
import java.util.ArrayList;
import java.util.List;

/**
 * Two events of one execution that could have happened the other way round: {@code moved}, which is event {@code index}, before event {@code earlier}.
 *
 * @param index the number of events if {@code moved} is one that a thread was about to perform when the execution ended
 */
record Reversal(List<Event> events, HappensBefore order, int earlier, int index, Step moved) {

    /** What happens instead of event {@code earlier}: what came before {@code moved} and need not come after that event, and {@code moved}. */
    List<Step> sequence() {
        return until(index);
    }

    /** The same with what came after {@code moved} and need come after neither: all of the execution that is left without the earlier event. */
    List<Step> wholeSequence() {
        return until(events.size());
    }

    private List<Step> until(int end) {
        List<Step> sequence = new ArrayList<>();
        for (int i = earlier + 1; i < end; i++) {
            Deadline.look(i);
            if (i != index && !order.isBefore(earlier, i)) {
                sequence.add(Step.of(events.get(i)));
            }
        }
        sequence.add(moved);
        return sequence;
    }
}
