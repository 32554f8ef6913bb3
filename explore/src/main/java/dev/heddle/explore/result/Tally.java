package dev.heddle.explore.result;

import dev.heddle.explore.Plan;
import dev.heddle.model.CutReason;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import java.util.Optional;

/**
 * What the executions of a search, or of a part of one, add up to.
 *
 * @param executions how many were run, but for those in which an assumption about the inputs failed
 * @param samples how many of them take no part in exhausting the executions: they were drawn at random, or cut where their plan says
 * @param cut how many were cut short by the bound on steps
 * @param exhausted how many were cut short because the JVM ran out of stack
 * @param cutSamples how many of these two take no part in exhausting the executions
 * @param inputs whether one asked for inputs
 * @param assumption where an assumption about the inputs last failed; empty if none did
 */
public record Tally(long executions, long samples, long cut, long exhausted, long cutSamples, boolean inputs, Optional<String> assumption) {

    public static final Tally NONE = new Tally(0, 0, 0, 0, 0, false, Optional.empty());

    /** This with one more execution. */
    public Tally with(Plan plan, Trace trace) {
        Optional<CutReason> reason = trace.outcome() instanceof RunOutcome.Cut how ? Optional.of(how.reason()) : Optional.empty();
        boolean asPlanned = reason.filter(CutReason.STEPS::equals).isPresent() && trace.steps() >= plan.steps();
        int sample = plan.purpose() == Plan.Purpose.SAMPLE || asPlanned ? 1 : 0;
        Optional<String> failed = trace.outcome() instanceof RunOutcome.AssumptionFailed where ? Optional.of(where.where()) : Optional.empty();
        return and(new Tally(failed.isPresent() ? 0 : 1, sample, reason.filter(CutReason.STEPS::equals).isPresent() ? 1 : 0,
                reason.filter(CutReason.EXHAUSTED::equals).isPresent() ? 1 : 0, reason.isPresent() ? sample : 0,
                !trace.inputs().variables().isEmpty(), failed));
    }

    /** This and what further executions add up to. */
    public Tally and(Tally more) {
        return new Tally(executions + more.executions, samples + more.samples, cut + more.cut, exhausted + more.exhausted, cutSamples + more.cutSamples,
                inputs || more.inputs, more.assumption.or(() -> assumption));
    }

    /** True if all that were cut short take no part in exhausting the executions, so that what is exhausted was not. */
    boolean isWhole() {
        return cut + exhausted == cutSamples;
    }
}
