package dev.heddle.dpor;

import dev.heddle.model.Event;
import dev.heddle.model.Footprint;
import dev.heddle.model.Operation;
import dev.heddle.model.ThreadId;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import java.util.Objects;

/**
 * An event as the reduction remembers it across executions.
 *
 * @param ordinal how many events of the thread come before
 * @param label the value chosen in it, -1 if there was nothing to choose, or {@link #OPEN}
 * @param constraint what holds of the inputs because it happened, or null
 * @param pinned the term that keeps its value because it happened, or null
 */
record Step(ThreadId thread, int ordinal, Footprint footprint, int label, Term constraint, Term pinned) {

    /** The label of a step that chooses among what it will find: it stands for all values. */
    static final int OPEN = -2;

    Step(ThreadId thread, int ordinal, Footprint footprint, int label) {
        this(thread, ordinal, footprint, label, null, null);
    }

    /** What a thread that spins has waited for it does not touch when it goes on: only what it reads then depends on who writes. */
    static Step of(Event event) {
        Footprint touched = event.kind() == Operation.Kind.SPIN ? Footprint.NONE : event.footprint();
        return new Step(event.thread(), event.ordinal(), touched, event.label(), event.constraint(), event.pinned());
    }

    Step withLabel(int other) {
        return new Step(thread, ordinal, footprint, other);
    }

    /** The same with another label, for which {@code needed} has to hold of the inputs. */
    Step withLabel(int other, Term needed) {
        return new Step(thread, ordinal, footprint, other, needed, pinned);
    }

    /** The step where it comes before one with the footprint {@code other}: it may change, and choose among, something else there. */
    Step placedBefore(Footprint other) {
        return new Step(thread, ordinal, footprint.placedBefore(other), constraint == null ? OPEN : label, constraint, pinned);
    }

    /** True if the two cannot change places. After the end of the program nothing happens, whatever it would have touched. */
    boolean dependsOn(Step other) {
        return thread == other.thread || footprint.conflicts(other.footprint) || footprint.endsProgram() || other.footprint.endsProgram();
    }

    /** True if it could have happened with {@code inputs}, as far as is known. */
    boolean goesWith(Valuation inputs) {
        return constraint == null || !Boolean.FALSE.equals(constraint.evaluate(inputs));
    }

    /** True if its thread chose a value in it, and could have chosen another. */
    boolean isChosen() {
        return label >= 0 && constraint == null;
    }

    boolean isSameAs(Step other) {
        return thread == other.thread && ordinal == other.ordinal && (label == other.label || label == OPEN || other.label == OPEN)
                && (pinned == null || Objects.equals(constraint, other.constraint));
    }

    /** True if the two are the same but for what the inputs decide. */
    boolean isSamePointAs(Step other) {
        return thread == other.thread && ordinal == other.ordinal && (constraint == null) == (other.constraint == null);
    }

    @Override
    public String toString() {
        return thread + "/" + ordinal + (label == OPEN ? "=?" : label < 0 ? "" : "=" + label) + footprint;
    }
}
