package dev.heddle.explore.search;

import dev.heddle.explore.Coverage;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.sampling.Sampling;
import dev.heddle.model.Recording;
import dev.heddle.model.Trace;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Searches exhaustively, and, when that takes long, by turns exhaustively and by samples.
 *
 * <p>If the exhaustive search is expected to end within the budget, most of the work is left to it, else to the samples;
 * neither is given up, because estimates of large searches are too low for a long time. Turns are measured by visible
 * operations and not by seconds, so that a campaign can be repeated, and become longer and longer.
 */
final class Auto implements Frontier {

    private static final long FIRST_TURN = 20_000;
    /** How much longer the turns are of that which promises more. */
    private static final long PREFERENCE = 3;
    /** Beyond so many threads the exhaustive search works the longer on each operation the more of them there are. */
    private static final int FEW_THREADS = 4;

    private final String name;
    private final Frontier exhaustive;
    private final Sampling sampling;
    private final long budget;

    /** How long the turns of the exhaustive search are now. */
    private long turn = FIRST_TURN;
    /** The work done in this turn, and how much it may be. */
    private long work;
    private long limit = FIRST_TURN;
    private long executions;
    private long samples;
    private boolean isSampling;

    /** {@code budget} is how many executions there may be. */
    Auto(Search exhaustive, long budget, long seed, Flipping flipping) {
        this.name = exhaustive.name();
        this.exhaustive = exhaustive.frontier().get();
        this.sampling = Sampling.portfolio(seed, flipping);
        this.budget = budget;
    }

    @Override
    public Optional<Plan> next() {
        if (work >= limit) {
            work = 0;
            isSampling = !isSampling && exhaustive.next().isPresent();
            if (isSampling) {
                limit = fits() ? turn / PREFERENCE : turn * PREFERENCE;
            } else {
                turn *= 2;
                limit = turn;
            }
        }
        return isSampling ? sampling.next() : exhaustive.next();
    }

    @Override
    public Recording recording() {
        return isSampling ? sampling.recording() : exhaustive.recording();
    }

    @Override
    public void update(Trace trace) {
        if (isSampling) {
            work += trace.steps();
            samples++;
            sampling.update(trace);
        } else {
            work += trace.steps() * Math.max(1, trace.threads().size() / FEW_THREADS);
            executions++;
            exhaustive.update(trace);
        }
    }

    /** True if what is left to the exhaustive search seems to be within the budget. */
    private boolean fits() {
        return estimate() + samples <= budget;
    }

    /** How many executions the exhaustive search will have run in the end; no number is too large if it does not know. */
    private double estimate() {
        OptionalDouble done = exhaustive.coverage().done();
        return done.isPresent() ? executions / done.getAsDouble() : Double.POSITIVE_INFINITY;
    }

    /** That of the exhaustive search: it comes to an end only when that does. */
    @Override
    public Coverage coverage() {
        return exhaustive.coverage().withDescription(describe());
    }

    private String describe() {
        if (turn == FIRST_TURN && !isSampling) {
            return "auto: " + name;
        }
        String share = String.format(Locale.ROOT, "auto: %s (%,d executions%s)", name, executions, ofAll());
        return samples == 0 ? share
                : String.format(Locale.ROOT, "%s by turns with %s (%,d)", share, sampling.coverage().description(), samples);
    }

    private String ofAll() {
        double all = estimate();
        if (Double.isInfinite(all)) {
            return "";
        }
        // Until much of the search is done, what was found of it is far less than there is.
        return String.format(Locale.ROOT, all < 1e7 ? " of an estimated %,.0f" : " of an estimated %.0e", all)
                + (exhaustive.next().isPresent() ? " or more" : "");
    }
}
