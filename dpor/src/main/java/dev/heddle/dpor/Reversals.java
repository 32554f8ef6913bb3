package dev.heddle.dpor;

import dev.heddle.model.Event;
import dev.heddle.model.Footprint;
import dev.heddle.model.Operation;
import dev.heddle.model.ThreadId;
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

    /** Told of each pair: event {@code earlier} of the trace, and what should happen before it. */
    interface Consumer {

        void reverse(int earlier, List<Step> sequence);
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

    void find() {
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            if (event.operation().kind() != Operation.Kind.SPIN) {
                find(i, event.thread(), event.operation(), order.previous(i), Step.of(event));
            }
        }
        for (Trace.Pending pending : trace.pending()) {
            findPending(pending);
        }
    }

    private void find(int index, ThreadId thread, Operation operation, int previous, Step step) {
        Footprint footprint = operation.footprint();
        int[] known = order.copyOfClock(previous);
        List<Integer> conflicts = conflicts(index, footprint);
        for (int i = conflicts.size() - 1; i >= 0; i--) {
            int earlier = conflicts.get(i);
            if (order.isKnown(known, earlier)) {
                continue;
            }
            if (isOrdinary(operation, footprint, earlier) && couldGo(operation, -1, earlier, index)) {
                reverse(earlier, index, step);
            }
            known = order.joined(known, earlier);
        }
        for (int touch = 0; touch < footprint.size(); touch++) {
            if (operation.waitsOn(touch)) {
                findWaiting(index, thread, operation, touch, previous, step);
            }
        }
    }

    /** The events before {@code index} that depend on {@code footprint}, in order, each once. */
    private List<Integer> conflicts(int index, Footprint footprint) {
        List<Integer> found = new ArrayList<>();
        for (int touch = 0; touch < footprint.size(); touch++) {
            for (int[] past : order.touching(footprint.key(touch))) {
                if (past[0] >= index) {
                    break;
                }
                if (footprint.conflicts(touch, order.footprint(past[0]), past[1])) {
                    found.add(past[0]);
                }
            }
        }
        return footprint.size() < 2 ? found : found.stream().distinct().sorted().toList();
    }

    /** True if {@code operation} conflicts with event {@code earlier} in something on which it does not wait. */
    private boolean isOrdinary(Operation operation, Footprint footprint, int earlier) {
        Footprint other = order.footprint(earlier);
        for (int touch = 0; touch < footprint.size(); touch++) {
            if (!operation.waitsOn(touch)) {
                for (int theirs = 0; theirs < other.size(); theirs++) {
                    if (footprint.conflicts(touch, other, theirs)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private void findWaiting(int index, ThreadId thread, Operation operation, int touch, int previous, Step step) {
        int key = operation.footprint().key(touch);
        List<int[]> past = order.touching(key);
        for (int i = past.size() - 1; i >= 0; i--) {
            int earlier = past.get(i)[0];
            if (earlier >= index || !operation.footprint().conflicts(touch, order.footprint(earlier), past.get(i)[1])) {
                continue;
            }
            if (operation.couldRun(touch, order.footprint(earlier).before(past.get(i)[1]))) {
                boolean ordered = events.get(earlier).thread() == thread || previous >= 0 && order.isBefore(earlier, previous);
                if (!ordered && couldGo(operation, touch, earlier, index)) {
                    reverse(earlier, index, step);
                }
                return;
            }
        }
    }

    /**
     * True if {@code operation}, moved before event {@code earlier}, would not have to wait there on anything but
     * {@code except}: it was ready before, or was made so by events that can come along.
     */
    private boolean couldGo(Operation operation, int except, int earlier, int index) {
        Footprint footprint = operation.footprint();
        for (int touch = 0; touch < footprint.size(); touch++) {
            if (touch == except || !operation.waitsOn(touch)) {
                continue;
            }
            long state = footprint.before(touch);
            int enabler = -1;
            for (int[] past : order.touching(footprint.key(touch))) {
                if (past[0] < earlier || past[0] >= index) {
                    continue;
                }
                long before = order.footprint(past[0]).before(past[1]);
                if (enabler < 0) {
                    state = before;
                }
                if (!operation.couldRun(touch, before)) {
                    enabler = past[0];
                }
            }
            if (!operation.couldRun(touch, state) && (enabler < 0 || order.isBefore(earlier, enabler))) {
                return false;
            }
        }
        return true;
    }

    private void findPending(Trace.Pending pending) {
        Operation operation = pending.operation();
        Footprint footprint = operation.footprint();
        int last = order.last(pending.thread());
        int ordinal = 0;
        for (Event event : events) {
            if (event.thread() == pending.thread()) {
                ordinal = event.ordinal() + 1;
            }
        }
        Step step = new Step(pending.thread(), ordinal, footprint, -1);
        boolean blocked = operation.kind() == Operation.Kind.SPIN;
        for (int touch = 0; touch < footprint.size(); touch++) {
            if (operation.waitsOn(touch) && !operation.couldRun(touch, footprint.before(touch))) {
                blocked = true;
                findWaiting(events.size(), pending.thread(), operation, touch, last, step);
            }
        }
        int end = events.size() - 1;
        if (!blocked && end >= 0 && order.footprint(end).indexOf(0) >= 0) {
            // The program was ended while this thread could still have gone on.
            reverse(end, events.size(), step);
        }
    }

    private void reverse(int earlier, int index, Step step) {
        List<Step> sequence = new ArrayList<>();
        for (int i = earlier + 1; i < index; i++) {
            if (!order.isBefore(earlier, i)) {
                sequence.add(Step.of(events.get(i)));
            }
        }
        sequence.add(step);
        consumer.reverse(earlier, sequence);
    }
}
