package dev.heddle.dpor;

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
 * first event, and dependent events in the order in which they happened.
 */
final class HappensBefore {

    private final List<Event> events;
    private final Map<ThreadId, Integer> threads = new HashMap<>();
    /** For each event and thread, how many events of the thread happen before it or are it. */
    private final int[][] clocks;
    private final int[] threadOf;
    /** For each event, the number of its thread's events before it. */
    private final int[] positions;
    private final Map<Long, List<int[]>> touches = new HashMap<>();
    /** For each thread, its last event so far, or that which started it; -1 if there is none. */
    private final Map<ThreadId, Integer> latest = new HashMap<>();

    HappensBefore(List<Event> events) {
        this.events = events;
        this.clocks = new int[events.size()][];
        this.threadOf = new int[events.size()];
        this.positions = new int[events.size()];
        int[] counts = new int[8];
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            int thread = threads.computeIfAbsent(event.thread(), t -> threads.size());
            if (thread == counts.length) {
                counts = Arrays.copyOf(counts, counts.length * 2);
            }
            threadOf[i] = thread;
            positions[i] = counts[thread]++;
            clocks[i] = clock(i, event);
            latest.put(event.thread(), i);
            if (event.starts() != null) {
                latest.put(event.starts(), i);
            }
        }
    }

    private int[] clock(int index, Event event) {
        int[] clock = new int[Math.max(4, threads.size())];
        int previous = latest.getOrDefault(event.thread(), -1);
        if (previous >= 0) {
            clock = join(clock, clocks[previous]);
        }
        Footprint footprint = event.footprint();
        boolean spins = event.kind() == Operation.Kind.SPIN;
        int woken = spins ? wokenBy(event) : -1;
        if (woken >= 0 && !knows(clock, woken)) {
            clock = join(clock, clocks[woken]);
        }
        for (int touch = 0; touch < footprint.size() && !spins; touch++) {
            List<int[]> past = touches.computeIfAbsent(footprint.key(touch), k -> new ArrayList<>());
            for (int i = past.size() - 1; i >= 0; i--) {
                int other = past.get(i)[0];
                if (!knows(clock, other) && footprint.conflicts(touch, footprint(other), past.get(i)[1])) {
                    clock = join(clock, clocks[other]);
                }
                if (footprint(other).writes(past.get(i)[1]) && footprint(other).covers(past.get(i)[1], footprint, touch)) {
                    // Whatever touched the same before happens before this one as well.
                    break;
                }
            }
        }
        for (int touch = 0; touch < footprint.size() && !spins; touch++) {
            touches.get(footprint.key(touch)).add(new int[] {index, touch});
        }
        int thread = threadOf[index];
        if (thread >= clock.length) {
            clock = Arrays.copyOf(clock, thread + 1);
        }
        clock[thread] = positions[index] + 1;
        return clock;
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
                int[] other = past.get(i);
                if (footprint.overlaps(touch, footprint(other[0]), other[1]) && !spin.readiness().isSatisfiedBy(touch, footprint(other[0]).version(other[1]))) {
                    boolean wakes = footprint(other[0]).writes(other[1]);
                    first = wakes && (first < 0 || other[0] < first) ? other[0] : first;
                    break;
                }
            }
        }
        return first;
    }

    private boolean knows(int[] clock, int event) {
        int thread = threadOf[event];
        return thread < clock.length && clock[thread] > positions[event];
    }

    private static int[] join(int[] into, int[] other) {
        int[] result = other.length > into.length ? Arrays.copyOf(into, other.length) : into;
        for (int i = 0; i < other.length; i++) {
            result[i] = Math.max(result[i], other[i]);
        }
        return result;
    }

    Footprint footprint(int event) {
        return events.get(event).footprint();
    }

    /** True if {@code first} happens before {@code second}, or they are the same. */
    boolean isBefore(int first, int second) {
        return knows(clocks[second], first);
    }

    /** A clock that knows what happened before the event {@code index}, or everything that thread did if it is -1. */
    int[] copyOfClock(int index) {
        return index < 0 ? new int[4] : clocks[index].clone();
    }

    boolean isKnown(int[] clock, int event) {
        return knows(clock, event);
    }

    int[] joined(int[] clock, int event) {
        return join(clock, clocks[event]);
    }

    /** The clock of an event, for comparison. */
    int[] clockOf(int event) {
        return clocks[event];
    }

    /** The events that touch {@code key}, each with the number of its touch, in order. */
    List<int[]> touching(long key) {
        return touches.getOrDefault(key, List.of());
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
        return last(events.get(event).thread(), event);
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
        int before = last(step.thread(), index);
        int[] need = before < 0 ? new int[threads.size()] : clocks[before].clone();
        List<List<int[]>> needs = new ArrayList<>();
        for (int i = 0; i < threads.size(); i++) {
            needs.add(new ArrayList<>());
        }
        for (int i = 0; i < index; i++) {
            if (i < earlier || !isBefore(earlier, i) && (knows(need, i) || index < events.size() && isBefore(i, index))) {
                needs.get(threadOf[i]).add(clocks[i]);
                if (footprint(i).conflicts(step.footprint())) {
                    need = join(need, clocks[i]);
                }
            }
        }
        Integer own = threads.get(step.thread());
        if (own == null) {
            needs.add(new ArrayList<>());
            own = needs.size() - 1;
        }
        needs.get(own).add(need);
        int[][][] all = new int[needs.size()][][];
        for (int i = 0; i < all.length; i++) {
            all[i] = needs.get(i).toArray(int[][]::new);
        }
        return new Preemptions(all, cap).least();
    }

    /** The last event of {@code thread} before {@code index}, or the one that started it; -1 if there is none. */
    private int last(ThreadId thread, int index) {
        for (int i = index - 1; i >= 0; i--) {
            if (events.get(i).thread() == thread || events.get(i).starts() == thread) {
                return i;
            }
        }
        return -1;
    }
}
