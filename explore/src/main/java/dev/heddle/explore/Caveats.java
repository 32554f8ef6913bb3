package dev.heddle.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What stands between what executions showed and what can be said of the program.
 *
 * @param unseen code of the program whose operations nobody sees, so that nothing can be said; empty if there is none
 * @param invariantsDependOnInputs whether other inputs may break an invariant in executions that count as the same
 * @param notes what a reader should know
 * @param mishaps mistakes of ours that were survived
 */
public record Caveats(Optional<String> unseen, boolean invariantsDependOnInputs, List<String> notes, Mishaps mishaps) {

    public static final Caveats NONE = new Caveats(Optional.empty(), false, List.of());

    public Caveats(Optional<String> unseen, boolean invariantsDependOnInputs, List<String> notes) {
        this(unseen, invariantsDependOnInputs, notes, Mishaps.NONE);
    }

    public Caveats {
        notes = List.copyOf(notes);
    }

    /** Those of executions here and elsewhere. */
    public Caveats and(Caveats others) {
        List<String> all = new ArrayList<>(notes);
        others.notes.stream().filter(note -> !all.contains(note)).forEach(all::add);
        return new Caveats(unseen.or(() -> others.unseen), invariantsDependOnInputs || others.invariantsDependOnInputs, all, mishaps.and(others.mishaps));
    }

    /** These, and mistakes that were survived beside. */
    public Caveats and(Mishaps more) {
        return new Caveats(unseen, invariantsDependOnInputs, notes, mishaps.and(more));
    }
}
