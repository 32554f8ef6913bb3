package dev.heddle.dpor;

import dev.heddle.model.Clock;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * How often threads have to be left, although they have more to do, in the best schedule of a partial order.
 *
 * <p>To bound the preemptions of <em>schedules</em> would lose classes that have a cheap schedule beside the expensive one
 * that was run; so the bound is on the cheapest schedule of what a reversal needs (Marmanis, Kokologiannakis and Vafeiadis,
 * "Reconciling Preemption Bounding with DPOR", TACAS 2023). The number never falls when events are added.
 */
final class Preemptions {

    /** For each thread and each of its events, how many events of every thread must come before. */
    private final Clock[][] needs;
    private final int cap;

    Preemptions(Clock[][] needs, int cap) {
        this.needs = needs;
        this.cap = cap;
    }

    private record State(int[] counts, int last) {

        @Override
        public boolean equals(Object other) {
            return other instanceof State state && last == state.last && Arrays.equals(counts, state.counts);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(counts) * 31 + last;
        }
    }

    /** The least number, or {@code cap} if it is not less. */
    int least() {
        Set<State> seen = new HashSet<>();
        Deque<State> now = new ArrayDeque<>();
        now.add(new State(new int[needs.length], -1));
        for (int cost = 0; cost < cap; cost++) {
            Deque<State> dearer = new ArrayDeque<>();
            while (!now.isEmpty()) {
                State state = now.pop();
                if (isDone(state.counts)) {
                    return cost;
                }
                boolean free = state.last < 0 || state.counts[state.last] == needs[state.last].length;
                for (int thread = 0; thread < needs.length; thread++) {
                    if (thread != state.last && mayGo(thread, state.counts)) {
                        State next = new State(run(thread, state.counts), thread);
                        if (seen.add(next)) {
                            (free ? now : dearer).push(next);
                        }
                    }
                }
            }
            now = dearer;
        }
        return cap;
    }

    private boolean isDone(int[] counts) {
        for (int thread = 0; thread < counts.length; thread++) {
            if (counts[thread] < needs[thread].length) {
                return false;
            }
        }
        return true;
    }

    private boolean mayGo(int thread, int[] counts) {
        Clock[] events = needs[thread];
        if (counts[thread] == events.length) {
            return false;
        }
        Clock need = events[counts[thread]];
        for (int other = 0; other < counts.length; other++) {
            if (other != thread && need.get(other) > counts[other]) {
                return false;
            }
        }
        return true;
    }

    /** To let a thread go as far as it can costs nothing and forbids nothing. */
    private int[] run(int thread, int[] counts) {
        int[] after = counts.clone();
        while (mayGo(thread, after)) {
            after[thread]++;
        }
        return after;
    }
}
