package dev.heddle.explore.sampling;

import dev.heddle.model.ThreadId;
import java.util.Arrays;

/** A number for each thread. */
final class PerThread {

    private final double otherwise;
    private double[] values = new double[0];

    /** {@code otherwise} is the number of a thread that was given none. */
    PerThread(double otherwise) {
        this.otherwise = otherwise;
    }

    double get(ThreadId thread) {
        return thread.key() < values.length ? values[thread.key()] : otherwise;
    }

    void set(ThreadId thread, double value) {
        int size = values.length;
        if (thread.key() >= size) {
            values = Arrays.copyOf(values, Math.max(thread.key() + 1, Math.max(8, size * 2)));
            Arrays.fill(values, size, values.length, otherwise);
        }
        values[thread.key()] = value;
    }
}
