package dev.heddle.explore;

import dev.heddle.model.Limit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What stands between what executions showed and what can be said of the program.
 *
 * @param unseen code of the program whose operations nobody sees, so that nothing can be said; empty if there is none
 * @param limit why not all executions were looked at, though the search thinks so; empty if they were
 * @param notes what a reader should know
 * @param mishaps mistakes of ours that were survived
 * @param premises what the executions rest on
 */
public record Caveats(Optional<String> unseen, Optional<Limit> limit, List<String> notes, Mishaps mishaps, Premises premises) {

    public static final Caveats NONE = new Caveats(Optional.empty(), Optional.empty(), List.of());

    public Caveats(Optional<String> unseen, Optional<Limit> limit, List<String> notes) {
        this(unseen, limit, notes, Mishaps.NONE, Premises.NONE);
    }

    public Caveats {
        notes = List.copyOf(notes);
    }

    /** Those of executions here and elsewhere. */
    public Caveats and(Caveats others) {
        List<String> all = new ArrayList<>(notes);
        others.notes.stream().filter(note -> !all.contains(note)).forEach(all::add);
        return new Caveats(unseen.or(() -> others.unseen), limit.or(() -> others.limit), all, mishaps.and(others.mishaps), premises.and(others.premises));
    }

    /** These, and mistakes that were survived beside. */
    public Caveats and(Mishaps more) {
        return new Caveats(unseen, limit, notes, mishaps.and(more), premises);
    }
}
