package dev.heddle.model;

import java.util.Arrays;

/**
 * A vector clock: for each thread, how much of it has happened before.
 *
 * <p>Most executions have few threads, whose times lie in an array; those of all further threads are shared between clocks.
 */
public final class Clock {

    private static final int NEAR = 32;

    /** The times of the first threads; those that are missing are 0. */
    private int[] times;
    /** The times of the threads from {@link #NEAR} on. */
    private Counts far = Counts.NONE;

    public Clock() {
        this.times = new int[4];
    }

    private Clock(Clock other) {
        this.times = other.times.clone();
        this.far = other.far;
    }

    public Clock copy() {
        return new Clock(this);
    }

    public int get(int thread) {
        return thread < times.length ? times[thread] : thread < NEAR ? 0 : far.get(thread - NEAR);
    }

    public void tick(int thread) {
        if (thread >= NEAR) {
            far = far.with(thread - NEAR, far.get(thread - NEAR) + 1);
            return;
        }
        room(thread + 1);
        times[thread]++;
    }

    /** Makes sure that the time of {@code thread} is at least {@code time}. */
    public void reach(int thread, int time) {
        if (thread >= NEAR) {
            far = far.get(thread - NEAR) < time ? far.with(thread - NEAR, time) : far;
            return;
        }
        room(thread + 1);
        times[thread] = Math.max(times[thread], time);
    }

    public void join(Clock other) {
        int[] theirs = other.times;
        room(theirs.length);
        for (int i = 0; i < theirs.length; i++) {
            if (theirs[i] > times[i]) {
                times[i] = theirs[i];
            }
        }
        if (far != other.far) {
            far = far.join(other.far);
        }
    }

    public void set(Clock other) {
        if (times.length < other.times.length) {
            times = other.times.clone();
        } else {
            System.arraycopy(other.times, 0, times, 0, other.times.length);
            Arrays.fill(times, other.times.length, times.length, 0);
        }
        far = other.far;
    }

    private void room(int threads) {
        if (threads > times.length) {
            times = Arrays.copyOf(times, Math.min(NEAR, Math.max(threads, times.length * 2)));
        }
    }
}
