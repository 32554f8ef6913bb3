package dev.heddle.explore.search;

import dev.heddle.explore.Coverage;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.sampling.Sampling;
import dev.heddle.model.Limit;
import dev.heddle.model.Recording;
import dev.heddle.model.Trace;
import java.util.Locale;
import java.util.Optional;

/**
 * Searches a program whose executions do not end: first what happens in the beginning, then more and more of it.
 *
 * <p>In each round executions are cut after a number of visible operations, and are searched systematically and by samples, for about the same work each. What goes
 * wrong in such a program mostly does so early, and executions that are cut early are many for the same time.
 */
final class Deepening implements Frontier {

    private static final long FIRST_BOUND = 100;
    private static final long FIRST_WORK = 10_000;
    private static final long DEEPER = 3;
    private static final long MORE = 2;

    private final Search systematic;
    private final Sampling sampling;
    /** Where executions are cut whatever is asked for. */
    private final long longest;
    private long bound = FIRST_BOUND;
    private Frontier round;
    /** The work done in this turn, and how much it may be. */
    private long work;
    private long limit = FIRST_WORK;
    private boolean isSampling;
    private long executions;
    private long samples;

    Deepening(Search systematic, Sampling sampling, long longest) {
        this.systematic = systematic;
        this.sampling = sampling;
        this.longest = longest;
        this.round = systematic.frontier().get();
    }

    @Override
    public Optional<Plan> next() {
        if (work >= limit) {
            work = 0;
            isSampling = !isSampling;
            if (!isSampling) {
                deepen();
            }
        }
        Optional<Plan> plan = isSampling ? Optional.empty() : round.next();
        if (plan.isEmpty() && !isSampling) {
            isSampling = true;
            work = 0;
        }
        return (isSampling ? sampling.next() : plan).map(each -> each.within(bound));
    }

    private void deepen() {
        limit *= MORE;
        if (bound < longest) {
            bound = Math.min(longest, bound * DEEPER);
            round = systematic.frontier().get();
        }
    }

    @Override
    public void update(Trace trace) {
        // Whatever it is, it takes some time.
        work += trace.steps() + 1;
        if (isSampling) {
            samples++;
            sampling.update(trace);
        } else {
            executions++;
            round.update(trace);
        }
    }

    @Override
    public Recording recording() {
        return isSampling ? sampling.recording() : round.recording();
    }

    /** As there is always more to draw, it never comes to an end. */
    @Override
    public Coverage coverage() {
        return round.coverage().withLimit(Limit.STEPS).withDescription(String.format(Locale.ROOT, "%s (%,d executions) by turns with %s (%,d), of up to %,d steps each",
                systematic.name(), executions, sampling.coverage().description(), samples, bound));
    }
}
