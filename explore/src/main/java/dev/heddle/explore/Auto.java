package dev.heddle.explore;

import dev.heddle.model.Trace;
import java.util.Locale;
import java.util.Optional;

/**
 * Searches exhaustively if that seems possible, and otherwise by turns exhaustively and by samples. Samples get one turn
 * in any case, if it comes to that.
 *
 * <p>Turns are measured by visible operations and not by seconds, so that a campaign can be repeated; each is twice as
 * long as the one before of its kind.
 */
final class Auto implements Frontier, SelfDescribing {

    private static final long FIRST_TURN = 20_000;
    /** How much longer the turns of samples are: what is not exhausted by a long way is better sampled. */
    private static final long PREFERENCE = 3;
    /** Beyond so many threads the exhaustive search works the longer on each operation the more of them there are. */
    private static final int FEW_THREADS = 4;

    private final String name;
    private final Frontier exhaustive;
    private final Sampling sampling;
    private final long budget;
    private final Extrapolation extrapolation = new Extrapolation();

    private long turn = FIRST_TURN;
    /** The work done in this turn. */
    private long work;
    private long executions;
    private long samples;
    private boolean isSampling;
    private Plan plan;

    /** {@code budget} is how many executions there may be. */
    Auto(Search exhaustive, long budget, long seed) {
        this.name = exhaustive.name();
        this.exhaustive = exhaustive.frontier().get();
        this.sampling = Sampling.portfolio(seed);
        this.budget = budget;
    }

    @Override
    public Optional<Plan> next() {
        if (work >= (isSampling ? PREFERENCE * turn : turn)) {
            work = 0;
            if (isSampling) {
                isSampling = false;
                turn *= 2;
            } else if (samples > 0 && fits()) {
                turn *= 2;
            } else {
                isSampling = true;
            }
        }
        Optional<Plan> next = isSampling ? sampling.next() : exhaustive.next();
        plan = next.orElse(null);
        return next;
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
            extrapolation.update(plan, trace);
            exhaustive.update(trace);
        }
    }

    /** True if what is left to the exhaustive search seems to be within the budget. */
    private boolean fits() {
        return estimate() + samples <= budget;
    }

    private double estimate() {
        return exhaustive instanceof Measured measured ? executions / measured.done() : extrapolation.total();
    }

    /** It comes to an end only when the exhaustive search does. */
    @Override
    public boolean isExhaustive() {
        return true;
    }

    @Override
    public String describe() {
        if (turn == FIRST_TURN && !isSampling) {
            return "auto: " + name;
        }
        String total = String.format(Locale.ROOT, estimate() < 1e7 ? "%,.0f" : "%.0e", estimate());
        if (samples == 0) {
            return "auto: " + name + ", of an estimated " + total + " executions";
        }
        return String.format(Locale.ROOT, "auto: %s (%,d of an estimated %s executions) by turns with %s (%,d)", name, executions, total,
                sampling.describe(), samples);
    }
}
