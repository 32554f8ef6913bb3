package dev.heddle.explore.look;

import dev.heddle.explore.Deadline;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Plan;
import dev.heddle.model.Decision;
import dev.heddle.model.Finding;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Strategy;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A failing execution beside the nearest one that passes.
 *
 * @param failing recorded in detail
 * @param passing the execution found that agrees with the failing one for the longest time and ends well, in detail;
 *         nothing if none was found
 * @param common how many decisions the two have in common
 */
public record Contrast(Trace failing, Optional<Trace> passing, int common) {

    /** Looks for the execution that is nearest to {@code failing} and without findings of the kind, for {@code seconds} at most. */
    public static Contrast of(Executor executor, Trace failing, Finding.Kind kind, long seconds) {
        return executor.call(Deadline.never(), () -> of(executor, failing, kind, Deadline.in(seconds)));
    }

    /** Looks for the nearest passing execution: decides otherwise as late as possible. */
    private static Contrast of(Executor executor, Trace failing, Finding.Kind kind, Deadline deadline) {
        List<Decision> decisions = failing.schedule().decisions();
        for (int i = decisions.size() - 1; i >= 0 && !deadline.isUp(); i--) {
            for (Decision other : failing.options().get(i)) {
                if (other.equals(decisions.get(i))) {
                    continue;
                }
                List<Decision> prefix = new ArrayList<>(decisions.subList(0, i));
                prefix.add(other);
                // First as the failing execution went on, as far as that is possible; then each thread for as long as it can.
                for (Strategy suffix : List.<Strategy>of(Itinerary.of(failing).strategy(), Strategy::leaveRunning)) {
                    Trace trace = executor.run(new Plan(prefix, suffix, failing.inputs()).toLookAt(), Recording.DETAILS);
                    if (passes(trace, kind)) {
                        return new Contrast(failing, Optional.of(trace), i);
                    }
                }
            }
        }
        return new Contrast(failing, Optional.empty(), 0);
    }

    /** A data race may be there in every schedule; it does not make another failure of one in which that does not happen. */
    private static boolean passes(Trace trace, Finding.Kind kind) {
        return (trace.outcome() instanceof RunOutcome.Completed || trace.outcome() instanceof RunOutcome.Failed)
                && trace.findings().stream().allMatch(each -> kind != Finding.Kind.DATA_RACE && each.kind() == Finding.Kind.DATA_RACE);
    }
}
