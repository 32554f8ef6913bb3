package dev.heddle.dpor;

import dev.heddle.explore.Coverage;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.model.Recording;
import dev.heddle.model.Trace;
import java.util.Optional;

/**
 * Reduction with a growing bound on preemptions: most bugs need few of them (Musuvathi and Qadeer, PLDI 2007).
 *
 * <p>Each round begins anew and runs what the round before has run as well; there are so many more executions in the last
 * round that this hardly counts. When a round dropped nothing, there is nothing beyond it.
 */
final class ContextBounding implements Frontier {

    /**
     * A reversal may pass through classes that need one preemption more than where it leads. With this much slack no class
     * within the bound was lost in thousands of random programs.
     */
    private static final int SLACK = 1;

    private final int most;
    private int bound;
    private final Flipping flipping;
    private Reduction round;

    ContextBounding(int most, Flipping flipping) {
        this.most = most;
        this.flipping = flipping;
        this.round = new Reduction(SLACK, flipping);
    }

    @Override
    public Optional<Plan> next() {
        Optional<Plan> plan = round.next();
        while (plan.isEmpty() && round.dropped() > 0 && bound != most) {
            round = new Reduction(++bound + SLACK, flipping);
            plan = round.next();
        }
        return plan;
    }

    @Override
    public void update(Trace trace) {
        round.update(trace);
    }

    @Override
    public Recording recording() {
        return Recording.EVENTS;
    }

    @Override
    public Coverage coverage() {
        return round.coverage();
    }

    /** The bound of the round that is being run. */
    int bound() {
        return bound;
    }
}
