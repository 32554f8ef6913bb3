package dev.heddle.explore.search;

import dev.heddle.explore.Coverage;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.sampling.Sampling;
import dev.heddle.model.Limit;
import dev.heddle.model.Recording;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Searches a program whose executions do not end: first what happens in the beginning, then more and more of it.
 *
 * <p>On each level executions are cut after a number of visible operations, and are searched systematically and by samples, for about the same work each. In each round one
 * level is added, and those before it go on where they had stopped: what goes wrong in such a program mostly does so early, and the earlier executions are cut
 * the more of them there are for the same work.
 */
final class Deepening implements Frontier {

    private static final long FIRST_BOUND = 100;
    private static final long FIRST_WORK = 10_000;
    private static final long DEEPER = 3;
    private static final int MOST_LEVELS = 20;
    private static final long MORE = 2;

    /** Executions that are cut at the same bound. */
    private record Level(long bound, Frontier systematic) {
    }

    private final Search systematic;
    private final Sampling sampling;
    private final List<Level> levels = new ArrayList<>();
    private int at;
    /** The work done in this turn, and how much it may be. */
    private long work;
    private long limit = FIRST_WORK;
    private long done;
    private boolean isSampling;
    private long executions;
    private long samples;

    Deepening(Search systematic, Sampling sampling) {
        this.systematic = systematic;
        this.sampling = sampling;
        add(FIRST_BOUND);
    }

    private void add(long bound) {
        levels.add(new Level(bound, systematic.frontier().get()));
    }

    /** How much work was done in all. */
    long done() {
        return done;
    }

    private Level level() {
        return levels.get(at);
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
        Optional<Plan> plan = isSampling ? Optional.empty() : level().systematic.next();
        if (plan.isEmpty() && !isSampling) {
            isSampling = true;
            work = 0;
        }
        return (isSampling ? sampling.next() : plan).map(each -> each.within(level().bound).asSample());
    }

    private void deepen() {
        if (++at < levels.size()) {
            return;
        }
        if (levels.size() < MOST_LEVELS) {
            add(levels.get(at - 1).bound * DEEPER);
        }
        at = 0;
        limit *= MORE;
    }

    @Override
    public void update(Trace trace) {
        // Whatever it is, it takes some time.
        work += trace.steps() + 1;
        done += trace.steps() + 1;
        if (isSampling) {
            samples++;
            sampling.update(trace);
        } else {
            executions++;
            level().systematic.update(trace);
        }
    }

    @Override
    public Recording recording() {
        return isSampling ? sampling.recording() : level().systematic.recording();
    }

    /** As there is always more to draw, it never comes to an end. */
    @Override
    public Coverage coverage() {
        long remembered = 0;
        for (Level each : levels) {
            remembered += each.systematic.coverage().remembered();
        }
        Coverage coverage = level().systematic.coverage();
        return new Coverage(Optional.of(Limit.STEPS), coverage.inputs(), OptionalDouble.empty(), remembered, coverage.cumulative(), describe(), coverage.notes());
    }

    private String describe() {
        return String.format(Locale.ROOT, "%s (%,d executions) by turns with %s (%,d), for %,d to %,d steps", systematic.name(), executions,
                sampling.coverage().description(), samples, levels.get(0).bound, levels.get(levels.size() - 1).bound);
    }
}
