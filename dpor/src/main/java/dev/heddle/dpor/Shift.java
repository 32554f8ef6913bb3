package dev.heddle.dpor;

import dev.heddle.explore.Coverage;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.model.Recording;
import dev.heddle.model.Trace;
import java.util.Optional;

/**
 * A reduction that is worked on for a while: when that is over, the execution at hand is the last.
 *
 * <p>What takes long is then handed in piece by piece, and an end in the middle of something costs no more than a piece.
 */
final class Shift implements Frontier {

    private static final long NANOS = 1_000_000_000;

    private final Reduction reduction;
    private final Deadline end = Deadline.inNanos(NANOS);
    private boolean begun;

    Shift(Reduction reduction) {
        this.reduction = reduction;
    }

    @Override
    public Optional<Plan> next() {
        return begun && end.isUp() ? Optional.empty() : reduction.next();
    }

    @Override
    public void update(Trace trace) {
        begun = true;
        reduction.update(trace);
    }

    @Override
    public Coverage coverage() {
        return reduction.coverage();
    }

    @Override
    public Recording recording() {
        return reduction.recording();
    }
}
