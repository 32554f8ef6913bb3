package dev.heddle.explore;

import dev.heddle.model.Schedule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What came of some executions.
 *
 * @param cut how many were cut short by a bound
 * @param failing the schedules of those in which something went wrong for the first time
 * @param lens what is known about which operations interact
 * @param learnt whether some of that is new, so that the executions count for nothing
 * @param unsupported what the program did that nobody controls
 */
public record Batch(long executions, long steps, long cut, List<Schedule> failing, List<String> lens, boolean learnt,
        Optional<String> unsupported) {

    public static Batch none(List<String> lens) {
        return new Batch(0, 0, 0, List.of(), lens, false, Optional.empty());
    }

    /** This and what came of others, under the same lens. */
    public Batch and(Batch more) {
        List<Schedule> all = new ArrayList<>(failing);
        all.addAll(more.failing);
        return new Batch(executions + more.executions, steps + more.steps, cut + more.cut, all, lens, learnt || more.learnt,
                unsupported.or(() -> more.unsupported));
    }
}
