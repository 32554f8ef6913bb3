package dev.heddle.dpor;

import dev.heddle.explore.Deadline;
import dev.heddle.explore.Remembering;
import dev.heddle.model.Clock;
import dev.heddle.model.CutReason;
import dev.heddle.model.Event;
import dev.heddle.model.Footprint;
import dev.heddle.model.Operation;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the pairs of events of one execution that could have happened the other way round.
 *
 * <p>For an operation that never waits, these are the dependent events just before it. An operation that may have to
 * wait, such as taking a lock, cannot come before what enabled it (leaving the lock), but perhaps before the event that
 * made it wait (the other's taking of the lock): that is the last dependent event before which it could have gone on.
 * What threads were still waiting for when the execution ended counts as well.
 */
final class Reversals {

    /** Told of each pair. */
    interface Consumer {

        void reverse(Reversal reversal);
    }

    private final Trace trace;
    private final List<Event> events;
    private final HappensBefore order;
    private final Consumer consumer;

    Reversals(Trace trace, HappensBefore order, Consumer consumer) {
        this.trace = trace;
        this.events = trace.events();
        this.order = order;
        this.consumer = consumer;
    }

    /** Looks at the events from {@code first} on, and at what is pending; what comes before was looked at in another execution. */
    void find(int first) {
        for (int i = first; i < events.size(); i++) {
            findAt(i);
        }
        for (Event pending : trace.pending()) {
            findPending(pending);
        }
    }

    /** Looks at event {@code index}. */
    void findAt(int index) {
        Deadline.look(index);
        Event event = events.get(index);
        // Whoever spins goes on as soon as he can.
        if (event.kind() != Operation.Kind.SPIN) {
            find(index, event, order.previous(index));
        }
    }

    /**
     * Looks at the events before {@code index} that conflict with {@code event}, the latest first. One before which
     * the event could not have happened is passed over; one that is ordered with it by another that can be reversed is
     * a matter for the execution in which that was done.
     */
    private void find(int index, Event event, int previous) {
        Clock known = order.copyOfClock(previous);
        Conflicts conflicts = new Conflicts(order, event.footprint(), index);
        while (conflicts.advance()) {
            int earlier = conflicts.event();
            if (!order.isKnown(known, earlier) && couldHappenBefore(earlier, index, event)) {
                reverse(earlier, index, event);
                order.learn(known, earlier);
            }
            if (order.isKnown(known, earlier)) {
                conflicts.leaveOutWhatIsBefore();
            }
        }
    }

    /**
     * True if {@code event} could have happened before event {@code earlier}, with everything up to {@code index} done
     * that does not have to come after that event.
     */
    private boolean couldHappenBefore(int earlier, int index, Event event) {
        Footprint footprint = event.footprint();
        int instant = earlier < events.size() ? events.get(earlier).instant() : event.instant();
        long[] states = new long[footprint.own()];
        int[] versions = new int[footprint.own()];
        for (int touch = 0; touch < states.length; touch++) {
            states[touch] = footprint.before(touch);
            versions[touch] = footprint.version(touch);
            int added = 0;
            List<int[]> touching = order.touching(footprint.key(touch));
            for (int i = HappensBefore.firstFrom(touching, earlier); i < touching.size() && touching.get(i)[0] < index; i++) {
                int[] past = touching.get(i);
                Footprint other = order.footprint(past[0]);
                if (!order.isBefore(earlier, past[0]) || !footprint.overlaps(touch, other, past[1])) {
                    continue;
                }
                if (other.added(past[1]) == 0) {
                    states[touch] = other.before(past[1]);
                    versions[touch] = other.version(past[1]);
                    break;
                }
                // What others have added since then, who do not have to come later, remains.
                added += other.added(past[1]);
            }
            states[touch] -= added;
        }
        return event.readiness().holds(states, versions, instant);
    }

    private void findPending(Event pending) {
        int end = events.size() - 1;
        // What could have gone on where an execution was cut would have been next.
        if (trace.outcome().equals(new RunOutcome.Cut(CutReason.STEPS)) || !couldHappenBefore(events.size(), events.size(), pending)) {
            find(events.size(), pending, order.last(pending.thread()));
        } else if (end >= 0 && order.footprint(end).endsProgram()) {
            // The program was ended while this thread could still have gone on.
            reverse(end, events.size(), pending);
        }
    }

    private void reverse(int earlier, int index, Event event) {
        // Where it finds another state, it may change what it did not change here.
        Step moved = Step.of(event).placedBefore(events.get(earlier).footprint());
        consumer.reverse(new Reversal(events, order, earlier, index, moved));
        Remembering.added(index - earlier);
    }
}
