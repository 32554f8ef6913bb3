package dev.heddle.explore.search;

import dev.heddle.explore.Coverage;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.sampling.Sampling;
import dev.heddle.model.CutReason;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
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
 *
 * <p>When an execution is very long, it may have no end. Then it is put off, and what happens in the beginning is searched for a while ({@link Deepening}). If it does reach
 * the bound on steps after that, not everything can be explored, whatever is done, and the search goes on in that way.
 */
final class Auto implements Frontier {

    private static final long FIRST_TURN = 20_000;
    /** An execution that takes more steps than this may have no end. */
    private static final long LONG = 10_000;
    private static final long FIRST_DEPTH = 40_000;
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
    /** Whether the exhaustive search has nothing more to run. */
    private boolean exhausted;
    private final Search systematic;
    /** What searches executions that may have no end; null as long as there are none. */
    private Deepening deepening;
    private boolean isDeepening;
    /** How much of that is done before it is found out whether they have one; all of it when it is known that they have not. */
    private long deep = FIRST_DEPTH;
    /** Whether an execution was put off that cannot go another way, so that there is nothing to search before it is run to its end. */
    private boolean patient;

    /** {@code budget} is how many executions there may be, {@code systematic} how executions are searched that do not end. */
    Auto(Search exhaustive, Search systematic, long budget, long seed, Flipping flipping) {
        this.name = exhaustive.name();
        this.systematic = systematic;
        this.exhaustive = exhaustive.frontier().get();
        this.sampling = Sampling.portfolio(seed, flipping);
        this.budget = budget;
    }

    @Override
    public Optional<Plan> next() {
        if (isDeepening && deepening.done() < deep) {
            return deepening.next();
        }
        isDeepening = false;
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
        if (isSampling) {
            return sampling.next();
        }
        Optional<Plan> plan = exhaustive.next();
        exhausted = plan.isEmpty();
        return deepening == null && !patient ? plan.map(each -> each.within(LONG)) : plan;
    }

    @Override
    public Recording recording() {
        return isDeepening ? deepening.recording() : isSampling ? sampling.recording() : exhaustive.recording();
    }

    @Override
    public void update(Trace trace) {
        if (isDeepening) {
            deepening.update(trace);
        } else if (isSampling) {
            work += trace.steps();
            samples++;
            sampling.update(trace);
        } else if (isEndless(trace)) {
            executions++;
            isDeepening = true;
            deep = deepening == null ? deep : Long.MAX_VALUE;
            deepening = deepening == null ? new Deepening(systematic, sampling) : deepening;
        } else if (isCut(trace) && trace.steps() >= LONG && deepening == null && !patient) {
            executions++;
            patient = true;
        } else {
            work += trace.steps() * Math.max(1, trace.threads().size() / FEW_THREADS);
            executions++;
            exhaustive.update(trace);
        }
    }

    /** True if an execution was cut that could have gone on in other ways. */
    private static boolean isEndless(Trace trace) {
        return isCut(trace) && !trace.options().isEmpty();
    }

    private static boolean isCut(Trace trace) {
        return trace.outcome() instanceof RunOutcome.Cut cut && cut.reason() == CutReason.STEPS;
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
        return (isDeepening ? deepening.coverage() : exhaustive.coverage()).withDescription(describe());
    }

    private String describe() {
        if (isDeepening) {
            return String.format(Locale.ROOT, "auto: %s (%,d), then %s", name, executions, deepening.coverage().description());
        }
        if (turn == FIRST_TURN && !isSampling && deepening == null) {
            return "auto: " + name;
        }
        String share = String.format(Locale.ROOT, "auto: %s%s (%,d executions%s)", deepening == null ? "" : deepening.coverage().description() + ", then ",
                name, executions, ofAll());
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
                + (exhausted ? "" : " or more");
    }
}
