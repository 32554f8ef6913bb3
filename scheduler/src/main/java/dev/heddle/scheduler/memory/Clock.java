package dev.heddle.scheduler.memory;

import java.util.Arrays;

/** A vector clock: for each thread, how much of it has happened before. */
public final class Clock {

    private int[] times;

    public Clock() {
        this.times = new int[4];
    }

    public int get(int thread) {
        return thread < times.length ? times[thread] : 0;
    }

    public void tick(int thread) {
        room(thread + 1);
        times[thread]++;
    }

    public void join(Clock other) {
        int[] theirs = other.times;
        room(theirs.length);
        for (int i = 0; i < theirs.length; i++) {
            if (theirs[i] > times[i]) {
                times[i] = theirs[i];
            }
        }
    }

    public void set(Clock other) {
        if (times.length < other.times.length) {
            times = other.times.clone();
        } else {
            System.arraycopy(other.times, 0, times, 0, other.times.length);
            Arrays.fill(times, other.times.length, times.length, 0);
        }
    }

    void clear() {
        Arrays.fill(times, 0);
    }

    private void room(int threads) {
        if (threads > times.length) {
            times = Arrays.copyOf(times, Math.max(threads, times.length * 2));
        }
    }
}
