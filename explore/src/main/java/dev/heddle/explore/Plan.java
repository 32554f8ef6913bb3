package dev.heddle.explore;

import dev.heddle.model.Decision;
import dev.heddle.model.Strategy;
import dev.heddle.model.Trace;
import dev.heddle.term.Valuation;
import java.util.List;

/**
 * An execution that is worth running: decisions to follow, and who decides after them.
 *
 * @param prefix followed exactly; an execution that cannot is an error
 * @param inputs the values of inputs; those that are missing are simple ones
 * @param steps after how many visible operations it is cut, if its executor does not cut it before
 */
public record Plan(List<Decision> prefix, Strategy suffix, Valuation inputs, Purpose purpose, long steps) {

    /** What an execution is run for. */
    public enum Purpose {
        /** To exhaust the executions. */
        SEARCH,
        /** As one that takes no part in exhausting the executions, such as one drawn at random. */
        SAMPLE,
        /** To look at what it does, whatever was seen before: all that is wrong in it is to be told again. */
        LOOK
    }

    public Plan(List<Decision> prefix, Strategy suffix) {
        this(prefix, suffix, Valuation.EMPTY);
    }

    public Plan(List<Decision> prefix, Strategy suffix, Valuation inputs) {
        this(prefix, suffix, inputs, Purpose.SEARCH);
    }

    public Plan(List<Decision> prefix, Strategy suffix, Valuation inputs, Purpose purpose) {
        this(prefix, suffix, inputs, purpose, Long.MAX_VALUE);
    }

    public static Plan sample(Strategy strategy, Valuation inputs) {
        return new Plan(List.of(), strategy, inputs, Purpose.SAMPLE);
    }

    /** Goes by {@code decisions}, and lets threads run after them. */
    public static Plan look(List<Decision> decisions, Valuation inputs) {
        return new Plan(decisions, Strategy::leaveRunning, inputs, Purpose.LOOK);
    }

    /** The execution of {@code trace} once more; what is learnt meanwhile, or how the JIT lays out the stack for a recursion, may make it longer, but not without end. */
    public static Plan again(Trace trace) {
        return look(trace.schedule().decisions(), trace.inputs()).within(16 * trace.steps() + 1_000);
    }

    /** The same execution, to be looked at. */
    public Plan toLookAt() {
        return new Plan(prefix, suffix, inputs, Purpose.LOOK, steps);
    }

    /** The same execution, which takes no part in exhausting the executions. */
    public Plan asSample() {
        return new Plan(prefix, suffix, inputs, Purpose.SAMPLE, steps);
    }

    /** The same execution, cut after {@code most} visible operations. */
    public Plan within(long most) {
        return new Plan(prefix, suffix, inputs, purpose, Math.min(steps, most));
    }
}
