package dev.heddle.dpor;

import dev.heddle.model.Event;
import dev.heddle.model.Footprint;
import dev.heddle.model.ThreadId;

/**
 * An event as the reduction remembers it across executions.
 *
 * @param ordinal how many events of the thread come before
 * @param label the value chosen in it, or -1
 */
record Step(ThreadId thread, int ordinal, Footprint footprint, int label) {

    static Step of(Event event) {
        return new Step(event.thread(), event.ordinal(), event.operation().footprint(), event.operation().label());
    }

    Step withLabel(int other) {
        return new Step(thread, ordinal, footprint, other);
    }

    /** The step where it comes before one with the footprint {@code other}. */
    Step placedBefore(Footprint other) {
        Footprint there = footprint.placedBefore(other);
        return there == footprint ? this : new Step(thread, ordinal, there, label);
    }

    /** True if the two cannot change places. */
    boolean dependsOn(Step other) {
        return thread == other.thread || footprint.conflicts(other.footprint);
    }

    boolean isSameAs(Step other) {
        return thread == other.thread && ordinal == other.ordinal && label == other.label;
    }

    @Override
    public String toString() {
        return thread + "/" + ordinal + (label < 0 ? "" : "=" + label) + footprint;
    }
}
