package dev.heddle.explore;

import dev.heddle.model.Limit;
import dev.heddle.model.Trace;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Searches exhaustively, and, when that takes long, by turns exhaustively and by samples.
 *
 * <p>If the exhaustive search is expected to end within the budget, most of the work is left to it, else to the samples;
 * neither is given up, because estimates of large searches are too low for a long time. Turns are measured by visible
 * operations and not by seconds, so that a campaign can be repeated, and become longer and longer.
 */
final class Auto implements Frontier, SelfDescribing {

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
    public boolean needsEvents() {
        return isSampling ? sampling.needsEvents() : exhaustive.needsEvents();
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
        return exhaustive instanceof Measured measured ? executions / measured.done() : Double.POSITIVE_INFINITY;
    }

    /** It comes to an end only when the exhaustive search does. */
    @Override
    public long remembered() {
        return exhaustive.remembered();
    }

    @Override
    public boolean isExhaustive() {
        return exhaustive.isExhaustive();
    }

    @Override
    public boolean remembers() {
        return true;
    }

    @Override
    public Limit limit() {
        return exhaustive.limit();
    }

    @Override
    public List<String> notes() {
        return exhaustive.notes();
    }

    @Override
    public boolean followsInputs() {
        return exhaustive.followsInputs();
    }

    @Override
    public String describe() {
        if (turn == FIRST_TURN && !isSampling) {
            return "auto: " + name;
        }
        String share = String.format(Locale.ROOT, "auto: %s (%,d executions%s)", name, executions, ofAll());
        return samples == 0 ? share : String.format(Locale.ROOT, "%s by turns with %s (%,d)", share, sampling.describe(), samples);
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
