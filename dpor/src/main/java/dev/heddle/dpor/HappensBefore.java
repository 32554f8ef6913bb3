package dev.heddle.dpor;

import dev.heddle.explore.Deadline;
import dev.heddle.model.Clock;
import dev.heddle.model.Event;
import dev.heddle.model.Footprint;
import dev.heddle.model.Operation;
import dev.heddle.model.ThreadId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The order that all executions equivalent to a given one have in common: program order, a thread's start before its
 * first event, dependent events in the order in which they happened, and all that happened before some time passed, because nobody could go on without, before all that
 * happened after.
 *
 * <p>It takes time in proportion to the events, unless many of them touch stretches of the same array: of what touched a resource before, only the last write and, for each
 * thread, the last read after it are looked at ({@link Touches}); and an event that learns nothing of other threads has the clock of the one before it.
 */
final class HappensBefore {

    private final List<Event> events;
    private final Map<ThreadId, Integer> threads = new HashMap<>();
    /** For each event and each other thread, how many events of the thread happen before it; what it says of the event's own thread may be too little. */
    private final Clock[] clocks;
    private final int[] threadOf;
    /** For each event, the number of its thread's events before it. */
    private final int[] positions;
    /** For each event, that of the same thread before it, or the one that started the thread; -1 if there is none. */
    private final int[] previous;
    private final Map<Long, Touches> touches = new HashMap<>();
    /** For each thread, its last event so far, or that which started it; -1 if there is none. */
    private final Map<ThreadId, Integer> latest = new HashMap<>();
    /** The first event of the instant that has come, and what knows all events before it. */
    private int dawn;
    private Clock past = new Clock();

    HappensBefore(List<Event> events) {
        this.events = events;
        this.clocks = new Clock[events.size()];
        this.threadOf = new int[events.size()];
        this.positions = new int[events.size()];
        this.previous = new int[events.size()];
        int[] counts = new int[8];
        for (int i = 0; i < events.size(); i++) {
            Deadline.look(i);
            Event event = events.get(i);
            if (i > 0 && event.instant() != events.get(i - 1).instant()) {
                dawn = i;
                past = new Clock();
                latest.values().forEach(each -> join(past, each));
            }
            int thread = threads.computeIfAbsent(event.thread(), t -> threads.size());
            if (thread == counts.length) {
                counts = Arrays.copyOf(counts, counts.length * 2);
            }
            threadOf[i] = thread;
            positions[i] = counts[thread]++;
            previous[i] = latest.getOrDefault(event.thread(), -1);
            clocks[i] = clock(i, event);
            latest.put(event.thread(), i);
            if (event.starts() != null) {
                latest.put(event.starts(), i);
            }
        }
    }

    private Clock clock(int index, Event event) {
        Dawning clock = new Dawning(index);
        Footprint footprint = event.footprint();
        if (event.kind() == Operation.Kind.SPIN) {
            int woken = wokenBy(event);
            if (woken >= 0) {
                clock.accept(woken);
            }
            return clock.clock;
        }
        for (int touch = 0; touch < footprint.size(); touch++) {
            touches.computeIfAbsent(footprint.key(touch), key -> new Touches(this)).before(footprint, touch, clock);
        }
        for (int touch = 0; touch < footprint.size(); touch++) {
            touches.get(footprint.key(touch)).add(index, touch);
        }
        return clock.clock;
    }

    /** The clock of an event while it is found out what happens before it. */
    private final class Dawning implements Touches.Consumer {

        private final int thread;
        private Clock clock;
        /** Whether the clock is that of the event before, which must stay as it is. */
        private boolean shared;

        Dawning(int index) {
            int before = previous[index];
            this.thread = threadOf[index];
            this.shared = before >= 0 && threadOf[before] == thread;
            this.clock = shared ? clocks[before] : copyOfClock(before);
            if (before < dawn) {
                clock = shared ? clock.copy() : clock;
                shared = false;
                clock.join(past);
            }
        }

        @Override
        public void accept(int event) {
            if (threadOf[event] != thread && !knows(clock, event)) {
                clock = shared ? clock.copy() : clock;
                shared = false;
                join(clock, event);
            }
        }
    }

    /**
     * The first event after which a thread that spins could go on, or -1. Whatever is written later, only what it reads then depends on
     * that.
     */
    private int wokenBy(Event spin) {
        Footprint footprint = spin.footprint();
        int first = -1;
        for (int touch = 0; touch < footprint.size(); touch++) {
            List<int[]> past = touching(footprint.key(touch));
            for (int i = past.size() - 1; i >= 0; i--) {
                Deadline.look(i);
                int[] other = past.get(i);
                // What the thread has done itself since it looked changed nothing, or it would not spin.
                boolean own = events.get(other[0]).thread().equals(spin.thread());
                if (!own && footprint.overlaps(touch, footprint(other[0]), other[1]) && !spin.readiness().isSatisfiedBy(touch, footprint(other[0]).version(other[1]))) {
                    boolean wakes = footprint(other[0]).changes(other[1]);
                    first = wakes && (first < 0 || other[0] < first) ? other[0] : first;
                    break;
                }
            }
        }
        return first;
    }

    private boolean knows(Clock clock, int event) {
        return clock.get(threadOf[event]) > positions[event];
    }

    /** Adds to a clock what it takes to know {@code event}, and all before it. */
    private void join(Clock into, int event) {
        into.join(clocks[event]);
        into.reach(threadOf[event], positions[event] + 1);
    }

    Footprint footprint(int event) {
        return events.get(event).footprint();
    }

    int threadOf(int event) {
        return threadOf[event];
    }

    /** True if {@code first} happens before {@code second}, or they are the same. */
    boolean isBefore(int first, int second) {
        return threadOf[first] == threadOf[second] ? positions[first] <= positions[second] : knows(clocks[second], first);
    }

    /** A clock that knows the event {@code index} and what happened before it; nothing if it is -1. */
    Clock copyOfClock(int index) {
        if (index < 0) {
            return new Clock();
        }
        Clock clock = clocks[index].copy();
        clock.reach(threadOf[index], positions[index] + 1);
        return clock;
    }

    boolean isKnown(Clock clock, int event) {
        return knows(clock, event);
    }

    /** Lets {@code clock} know {@code event}, and all before it. */
    void learn(Clock clock, int event) {
        join(clock, event);
    }

    /** The events that touch {@code key}, each with the number of its touch, in order. */
    List<int[]> touching(long key) {
        Touches found = touches.get(key);
        return found == null ? List.of() : found.all();
    }

    /** Lists of events, each in order, among which all are that conflict with a touch. */
    List<List<int[]>> conflicting(Footprint footprint, int touch) {
        Touches found = touches.get(footprint.key(touch));
        return found == null ? List.of() : found.conflicting(footprint, touch);
    }

    /** The first of {@code touching} that belongs to the event {@code event} or a later one. */
    static int firstFrom(List<int[]> touching, int event) {
        int from = 0;
        int to = touching.size();
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (touching.get(middle)[0] < event) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from;
    }

    /** The event of the same thread before {@code event}, or the one that started the thread; -1 if there is none. */
    int previous(int event) {
        return previous[event];
    }

    /** The last event of {@code thread}, or the one that started it; -1 if there is none. */
    int last(ThreadId thread) {
        return latest.getOrDefault(thread, -1);
    }

    /**
     * How many preemptions it takes at least to have {@code step}, which comes at {@code index}, before the event
     * {@code earlier}: after all events before that one, and those that the step itself needs. At most {@code cap}.
     */
    int preemptions(int earlier, int index, Step step, int cap) {
        int before = index < events.size() ? previous[index] : last(step.thread());
        Clock need = copyOfClock(before);
        List<List<Clock>> needs = new ArrayList<>();
        for (int i = 0; i < threads.size(); i++) {
            needs.add(new ArrayList<>());
        }
        for (int i = 0; i < index; i++) {
            if (i < earlier || !isBefore(earlier, i) && (knows(need, i) || index < events.size() && isBefore(i, index))) {
                needs.get(threadOf[i]).add(copyOfClock(i));
                if (footprint(i).conflicts(step.footprint())) {
                    join(need, i);
                }
            }
        }
        Integer own = threads.get(step.thread());
        if (own == null) {
            needs.add(new ArrayList<>());
            own = needs.size() - 1;
        }
        needs.get(own).add(need);
        Clock[][] all = new Clock[needs.size()][];
        for (int i = 0; i < all.length; i++) {
            all[i] = needs.get(i).toArray(Clock[]::new);
        }
        return new Preemptions(all, cap).least();
    }
}
