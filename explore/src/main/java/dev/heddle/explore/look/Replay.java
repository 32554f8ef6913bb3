package dev.heddle.explore.look;

import dev.heddle.explore.Deadline;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Plan;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Finding;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
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
            Plan plan = Plan.look(witness.schedule().decisions(), witness.inputs());
            Trace trace = executor.run(plan, Recording.DETAILS);
            if (trace.outcome() instanceof RunOutcome.InputsWanted) {
                // The program did not ask for any when the witness was made; now they are followed.
                trace = executor.run(plan, Recording.DETAILS);
            }
            return new Replay(witness, trace, deadline.seconds());
        });
    }

    /** What the witness was made for, or else another finding of the same kind, or else a failure of another kind; nothing if the execution passes now. */
    public Optional<Discovery> discovery() {
        return trace.findings().stream().map(finding -> new Discovery(finding, trace, 1, 1, witness.lens())).filter(each -> isMeant(each.finding()) || each.isFailure())
                .min(Comparator.comparing((Discovery each) -> !isMeant(each.finding())).thenComparing(each -> !each.finding().message().equals(witness.message())));
    }

    /** True if the execution still shows what the witness was made for, or something of that kind. */
    public boolean isSame() {
        return discovery().filter(each -> isMeant(each.finding())).isPresent();
    }

    private boolean isMeant(Finding finding) {
        return finding.kind().id().equals(witness.finding());
    }

    /** As the result of an exploration of this one execution. */
    public Result result() {
        return Result.ofReplay(trace, discovery().map(List::of).orElse(List.of()), witness.lens(), seconds);
    }
}
