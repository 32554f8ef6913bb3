package dev.heddle.explore.loop;

import dev.heddle.explore.Caveats;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Knowledge;
import dev.heddle.explore.Mishap;
import dev.heddle.explore.Plan;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import java.util.function.Supplier;

/** Counts what another executor runs; an execution that it makes a mistake in ends with that. */
final class CountingExecutor implements Executor {

    private final Executor executor;
    private final MishapBook mishaps;
    private long runs;
    private long steps;

    CountingExecutor(Executor executor, MishapBook mishaps) {
        this.executor = executor;
        this.mishaps = mishaps;
    }

    long runs() {
        return runs;
    }

    /** How many visible operations were performed. */
    long steps() {
        return steps;
    }

    boolean followsInputs() {
        return knowledge().facts().contains(Knowledge.INPUTS);
    }

    @Override
    public Trace run(Plan plan, Recording recording) {
        runs++;
        Trace trace = mishaps.attempt("running an execution", () -> Mishap.describe(plan), () -> executor.run(plan, recording), () -> Trace.nothing(new RunOutcome.Mistaken()));
        steps += trace.steps();
        return trace;
    }

    @Override
    public <T> T call(Deadline deadline, Supplier<T> work) {
        return executor.call(deadline, work);
    }

    @Override
    public Knowledge knowledge() {
        return executor.knowledge();
    }

    @Override
    public Caveats caveats() {
        return executor.caveats();
    }
}
