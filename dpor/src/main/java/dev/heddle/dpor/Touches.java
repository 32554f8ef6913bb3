package dev.heddle.dpor;

import dev.heddle.explore.Deadline;
import dev.heddle.model.Footprint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The events of one execution that touch one resource, in order, each with the number of its touch.
 *
 * <p>Most resources are touched as a whole. Then a later event is ordered after the last write, which came after all before it, and a write
 * also after what each thread has read last, or added last, since then; those who add are not ordered among themselves. Elements of an array are resources of their own in this; a stretch of them is compared with all that there is.
 */
final class Touches {

    /** Told of events that happen before another. */
    interface Consumer {

        void accept(int event);
    }

    private final HappensBefore order;
    private final List<int[]> all = new ArrayList<>();
    /** Those that change it. */
    private final List<int[]> changes = new ArrayList<>(2);
    /** The event that wrote it last; -1 if there is none. */
    private int lastWrite = -1;
    private final Latest readers = new Latest();
    private final Latest adders = new Latest();
    /** Each element by itself; null as long as all touches are of the same. */
    private Map<Integer, Touches> elements;
    /** The touches of more than one element. */
    private List<int[]> stretches;

    Touches(HappensBefore order) {
        this.order = order;
    }

    List<int[]> all() {
        return all;
    }

    /** Takes note of a touch. */
    void add(int event, int touch) {
        Footprint footprint = order.footprint(event);
        if (elements == null && !all.isEmpty() && !isSame(footprint, touch)) {
            elements = new HashMap<>();
            stretches = new ArrayList<>();
            all.forEach(this::distribute);
        }
        int[] added = {event, touch};
        addAsWhole(added);
        if (elements != null) {
            distribute(added);
        }
    }

    private boolean isSame(Footprint footprint, int touch) {
        Footprint first = order.footprint(all.get(0)[0]);
        return footprint.from(touch) == first.from(all.get(0)[1]) && footprint.to(touch) == first.to(all.get(0)[1]);
    }

    private void distribute(int[] touch) {
        Footprint footprint = order.footprint(touch[0]);
        if (isStretch(footprint, touch[1])) {
            stretches.add(touch);
        } else {
            elements.computeIfAbsent(footprint.from(touch[1]), element -> new Touches(order)).addAsWhole(touch);
        }
    }

    private static boolean isStretch(Footprint footprint, int touch) {
        return footprint.from(touch) != footprint.to(touch);
    }

    private void addAsWhole(int[] touch) {
        Footprint footprint = order.footprint(touch[0]);
        all.add(touch);
        if (footprint.changes(touch[1])) {
            changes.add(touch);
        }
        if (footprint.writes(touch[1])) {
            lastWrite = touch[0];
            readers.count = 0;
            adders.count = 0;
        } else {
            (footprint.added(touch[1]) == 0 ? readers : adders).add(touch[0]);
        }
    }

    /** For each thread that has read, or added, since the last write, its last event that did. */
    private final class Latest {

        private int[] events = new int[2];
        private int count;

        void add(int event) {
            int at = 0;
            while (at < count && order.threadOf(events[at]) != order.threadOf(event)) {
                at++;
            }
            if (at == events.length) {
                events = Arrays.copyOf(events, 2 * at);
            }
            events[at] = event;
            count = Math.max(count, at + 1);
        }

        void tell(Consumer consumer) {
            for (int i = 0; i < count; i++) {
                consumer.accept(events[i]);
            }
        }
    }

    /** Tells {@code consumer} of events that a touch comes after; whatever else it comes after happens before one of those. */
    void before(Footprint footprint, int touch, Consumer consumer) {
        if (all.isEmpty()) {
            return;
        }
        if (elements == null && isSame(footprint, touch)) {
            beforeAsWhole(footprint, touch, consumer);
        } else if (elements == null || isStretch(footprint, touch)) {
            beforeIn(all, footprint, touch, consumer);
        } else {
            Touches element = elements.get(footprint.from(touch));
            if (element != null) {
                element.beforeAsWhole(footprint, touch, consumer);
            }
            beforeIn(stretches, footprint, touch, consumer);
        }
    }

    private void beforeAsWhole(Footprint footprint, int touch, Consumer consumer) {
        if (footprint.changes(touch)) {
            readers.tell(consumer);
        }
        if (footprint.added(touch) == 0) {
            adders.tell(consumer);
        }
        if (lastWrite >= 0) {
            consumer.accept(lastWrite);
        }
    }

    private void beforeIn(List<int[]> some, Footprint footprint, int touch, Consumer consumer) {
        for (int i = some.size() - 1; i >= 0; i--) {
            Deadline.look(i);
            int[] past = some.get(i);
            Footprint other = order.footprint(past[0]);
            if (footprint.conflicts(touch, other, past[1])) {
                consumer.accept(past[0]);
            }
            if (other.writes(past[1]) && other.covers(past[1], footprint, touch)) {
                // Whatever touched the same before happens before this one as well.
                return;
            }
        }
    }

    /** Lists in which all touches are that conflict with this one, and perhaps others. */
    List<List<int[]>> conflicting(Footprint footprint, int touch) {
        if (elements == null || isStretch(footprint, touch)) {
            return List.of(footprint.changes(touch) || elements != null ? all : changes);
        }
        Touches element = elements.get(footprint.from(touch));
        return element == null ? List.of(stretches) : List.of(footprint.changes(touch) ? element.all : element.changes, stretches);
    }
}
