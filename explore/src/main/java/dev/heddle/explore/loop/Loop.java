package dev.heddle.explore.loop;

import dev.heddle.explore.Deadline;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Plan;
import dev.heddle.explore.Remembering;
import dev.heddle.explore.result.Stop;
import dev.heddle.explore.result.Tally;
import dev.heddle.model.CutReason;
import dev.heddle.model.Limit;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import java.util.Optional;

/**
 * The loop: takes a plan from the frontier, has it run, looks at what happened, and asks for the next, until there is a reason to stop.
 *
 * <p>All of a search goes through here, and each part of one that somebody else does: what is refused, confirmed and counted is the same everywhere.
 */
final class Loop {

    /** How often the user is told how far the search has come. */
    private static final int NOW_AND_THEN = 256;

    private final Executor executor;
    private final Confirmation confirmation;
    private final Exploration exploration;
    private final Deadline deadline;
    private final Progress progress;
    private final Heap heap = new Heap();
    private volatile Tally tally = Tally.NONE;

    Loop(Executor executor, Confirmation confirmation, Exploration exploration, Deadline deadline, Progress progress) {
        this.executor = executor;
        this.confirmation = confirmation;
        this.exploration = exploration;
        this.deadline = deadline;
        this.progress = progress;
    }

    /** What the loop ran, and why it stopped. */
    record Outturn(Tally tally, Stop stop) {
    }

    /** Runs what {@code frontier} asks for, up to {@code most} executions; {@code earlier} is how many the search has run before. */
    Outturn run(Contained frontier, long most, long earlier) {
        try {
            Stop stop = follow(frontier, most, earlier);
            return new Outturn(tally, stop);
        } catch (Deadline.TimeUp up) {
            return new Outturn(tally, new Stop.Spent(deadline.limit()));
        } catch (Remembering.Full full) {
            return new Outturn(tally, new Stop.Spent(Limit.MEMORY));
        } catch (OutOfMemoryError full) {
            frontier.forget();
            return new Outturn(tally, new Stop.Spent(Limit.HEAP));
        }
    }

    /** What was run so far. */
    Tally tally() {
        return tally;
    }

    private Stop follow(Contained frontier, long most, long earlier) {
        int begun = executor.knowledge().version();
        Remembering remembering = new Remembering(exploration.remembered(), () -> frontier.coverage().remembered());
        for (Optional<Plan> plan; (plan = frontier.next()).isPresent();) {
            int known = executor.knowledge().version();
            Trace trace = executor.run(plan.get(), frontier.recording());
            Optional<Stop> refusal = refusal(trace, frontier, tally.inputs());
            if (refusal.isPresent()) {
                return refusal.get();
            }
            boolean whole = !isUnfinished(trace) && !isStarved(trace) && !(trace.outcome() instanceof RunOutcome.Mistaken);
            boolean counts = whole || !trace.findings().isEmpty();
            tally = counts ? tally.with(plan.get(), trace) : tally;
            Optional<Stop> end = examine(trace, frontier, earlier + tally.executions(), known);
            if (end.isPresent() || isUnfinished(trace)) {
                return end.orElseGet(() -> new Stop.Spent(deadline.limit()));
            }
            if (isStarved(trace)) {
                return new Stop.Spent(Limit.HEAP);
            }
            remembering.govern(() -> frontier.update(trace));
            if (executor.knowledge().version() != begun && frontier.coverage().cumulative()) {
                return new Stop.Learnt();
            }
            if (tally.executions() >= most) {
                return frontier.next().isPresent() ? new Stop.Spent(Limit.EXECUTIONS) : new Stop.Exhausted();
            }
            if (deadline.isUp()) {
                return new Stop.Spent(deadline.limit());
            }
            if (heap.isFull()) {
                frontier.forget();
                return new Stop.Spent(Limit.HEAP);
            }
            remembering.ran(trace.steps());
            if (counts && tally.executions() % NOW_AND_THEN == 0) {
                progress.update(earlier + tally.executions(), deadline.seconds());
            }
        }
        return new Stop.Exhausted();
    }

    /** Looks at what {@code trace} found. What is remembered of the search is worth less than that, so it makes room if memory runs short. */
    private Optional<Stop> examine(Trace trace, Contained frontier, long execution, int known) {
        boolean exhausted = trace.findings().stream().anyMatch(Confirmation::isOutOfMemory) && Heap.isBusy();
        try {
            if (!exhausted) {
                return confirmation.examine(trace, execution, known, deadline);
            }
        } catch (OutOfMemoryError full) {
            // Once more, with more room.
        }
        frontier.forget();
        return confirmation.examine(trace, execution, known, deadline).or(() -> Optional.of(new Stop.Spent(Limit.HEAP)));
    }

    /** Why the loop cannot go on from {@code trace}, which then does not count; {@code inputs} says whether executions have inputs. */
    private Optional<Stop> refusal(Trace trace, Contained frontier, boolean inputs) {
        if (trace.outcome() instanceof RunOutcome.Unsupported unsupported) {
            return Optional.of(new Stop.Unsupported(unsupported.what()));
        }
        if (trace.outcome() instanceof RunOutcome.InputsWanted || trace.outcome() instanceof RunOutcome.Distrusted) {
            return Optional.of(new Stop.Learnt());
        }
        if (trace.outcome() instanceof RunOutcome.Diverged diverged && !(inputs && frontier.coverage().inputs())) {
            return Optional.of(new Stop.Unsupported("an execution did not follow its schedule: " + diverged.how()));
        }
        return Optional.empty();
    }

    /** True if the execution could not go on for want of memory, which will not be there the next time either. */
    static boolean isStarved(Trace trace) {
        return trace.outcome() instanceof RunOutcome.Cut cut && cut.reason() == CutReason.HEAP;
    }

    /** True if the end of the time cut {@code trace} short: then it is still to be run. */
    static boolean isUnfinished(Trace trace) {
        return trace.outcome() instanceof RunOutcome.Cut cut && (cut.reason() == CutReason.TIME || cut.reason() == CutReason.INTERRUPTED);
    }
}
