package dev.heddle.explore.loop;

import dev.heddle.explore.Coverage;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import java.util.List;
import java.util.Optional;

/**
 * A frontier whose mistakes cost it its place: when it makes one, another goes on instead. So it does after one that had to leave something out.
 *
 * <p>It works for as long as there is time, and no longer.
 */
final class Contained implements Frontier {

    /** If so many of its plans in a row cannot be run, there is no use in going on with it. */
    private static final int MOST_DROPPED = 100;

    private Frontier frontier;
    /** Those that go on when it has failed, the next one first. */
    private List<Frontier> substitutes;
    private final Deadline deadline;
    private final MishapBook mishaps;
    private int dropped;
    /** Whether a plan could not be run, so that others are needed. */
    private boolean incomplete;
    private String before = "";

    Contained(Frontier frontier, List<Frontier> substitutes, Deadline deadline, MishapBook mishaps) {
        this.frontier = frontier;
        this.substitutes = substitutes;
        this.deadline = deadline;
        this.mishaps = mishaps;
    }

    @Override
    public Optional<Plan> next() {
        Optional<Plan> plan = mishaps.attempt("choosing what to run next", () -> "", () -> deadline.govern(frontier::next), () -> {
            giveUp();
            return next();
        });
        if (plan.isEmpty() && incomplete && !substitutes.isEmpty()) {
            giveUp();
            return next();
        }
        return plan;
    }

    @Override
    public void update(Trace trace) {
        boolean mistaken = trace.outcome() instanceof RunOutcome.Mistaken;
        incomplete |= mistaken;
        dropped = mistaken ? dropped + 1 : 0;
        boolean usable = mishaps.attempt("learning from an execution", trace.schedule()::toString, () -> deadline.govern(() -> {
            frontier.update(trace);
            return true;
        }), () -> false);
        if (!usable || dropped >= MOST_DROPPED) {
            giveUp();
        }
    }

    @Override
    public Recording recording() {
        return mishaps.attempt("choosing what to run next", () -> "", frontier::recording, () -> Recording.EVENTS);
    }

    @Override
    public Coverage coverage() {
        Coverage coverage = mishaps.attempt("counting what is left", () -> "", frontier::coverage, () -> Coverage.ofSamples(""));
        boolean later = !before.isEmpty() && !coverage.description().isEmpty();
        return before.isEmpty() ? coverage : coverage.withDescription(later ? before + ", then " + coverage.description() : before);
    }

    /** Ends it, and keeps nothing of what it remembers but how far it came. */
    void forget() {
        try {
            before = coverage().description();
        } catch (OutOfMemoryError full) {
            // How far it came is not worth more room than there is.
        }
        frontier = new Nothing();
        substitutes = List.of();
    }

    private void giveUp() {
        dropped = 0;
        incomplete = false;
        before = coverage().description();
        frontier = substitutes.isEmpty() ? new Nothing() : substitutes.get(0);
        substitutes = substitutes.isEmpty() ? substitutes : substitutes.subList(1, substitutes.size());
    }

    /** What remains when nobody is left. */
    private static final class Nothing implements Frontier {

        @Override
        public Optional<Plan> next() {
            return Optional.empty();
        }

        @Override
        public void update(Trace trace) {
            // There is nothing to learn for.
        }

        @Override
        public Coverage coverage() {
            return Coverage.ofSamples("");
        }
    }
}
