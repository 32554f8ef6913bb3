package dev.heddle.explore;

import dev.heddle.explore.inputs.Omissions;
import dev.heddle.model.Limit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How much of all executions a frontier's plans stand for.
 *
 * @param limit why having nothing more to run would not mean that every execution was run or is equivalent to one that was; empty if it would
 * @param inputs whether all that inputs could be is part of that; else only some inputs are tried
 * @param done how much of the search is done, from 0 to 1, as far as can be told; empty if it cannot
 * @param remembered how many steps of executions the frontier remembers: what it holds in memory grows with this
 * @param cumulative whether plans rest on what earlier executions were like, so that all is void when executions turn out to have more decisions
 * @param description how was searched and what that is worth, in one line; may be empty
 * @param notes what a reader should know about why it is not exhaustive
 */
public record Coverage(Optional<Limit> limit, boolean inputs, OptionalDouble done, long remembered, boolean cumulative, String description,
        List<String> notes) {

    public Coverage {
        notes = List.copyOf(notes);
    }

    /** That of a search which exhausts all schedules, but tries only simple inputs. */
    public static Coverage ofAllSchedules() {
        return new Coverage(Optional.empty(), false, OptionalDouble.empty(), 0, true, "", List.of());
    }

    /** That of a search which draws executions for as long as it is let. */
    public static Coverage ofSamples(String description) {
        return new Coverage(Optional.of(Limit.EXECUTIONS), false, OptionalDouble.empty(), 0, false, description, List.of());
    }

    /** That of a search of schedules and inputs. */
    public static Coverage of(Omissions omissions, long remembered) {
        return new Coverage(omissions.limit(), true, OptionalDouble.empty(), remembered, true, "", omissions.notes());
    }

    public boolean isExhaustive() {
        return limit.isEmpty();
    }

    public Coverage withLimit(Limit newLimit) {
        return new Coverage(Optional.of(newLimit), inputs, done, remembered, cumulative, description, notes);
    }

    public Coverage withDone(double newDone) {
        return new Coverage(limit, inputs, OptionalDouble.of(newDone), remembered, cumulative, description, notes);
    }

    public Coverage withDescription(String newDescription) {
        return new Coverage(limit, inputs, done, remembered, cumulative, newDescription, notes);
    }
}
