package dev.heddle.explore.look;

import dev.heddle.explore.Deadline;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Plan;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Finding;
import dev.heddle.model.Recording;
import dev.heddle.model.Trace;
import dev.heddle.model.Witness;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The execution of a witness, run once more.
 *
 * @param trace what happened, in detail
 * @param seconds how long it took
 */
public record Replay(Witness witness, Trace trace, double seconds) {

    public static Replay of(Executor executor, Witness witness) {
        Deadline deadline = Deadline.never();
        return executor.call(deadline, () -> {
            executor.knowledge().accept(witness.lens());
            return new Replay(witness, executor.run(Plan.look(witness.schedule().decisions(), witness.inputs()), Recording.DETAILS), deadline.seconds());
        });
    }

    /** What the witness was made for, or else another finding of the same kind; nothing if it does not happen any more. */
    public Optional<Discovery> discovery() {
        return trace.findings().stream().filter(finding -> finding.kind().id().equals(witness.finding()))
                .min(Comparator.comparing((Finding finding) -> !finding.message().equals(witness.message())))
                .map(finding -> new Discovery(finding, trace, 1, 1, witness.lens()));
    }

    /** As the result of an exploration of this one execution. */
    public Result result() {
        return Result.ofReplay(trace, discovery().map(List::of).orElse(List.of()), witness.lens(), seconds);
    }
}
