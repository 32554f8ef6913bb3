package dev.heddle.explore;

import dev.heddle.model.Finding;
import dev.heddle.model.Trace;
import java.util.List;

/**
 * A finding that was replayed.
 *
 * @param finding as the recorded replay saw it
 * @param trace the recorded replay
 * @param execution in which execution it was found, counted from 1
 * @param replays how often it was replayed, each time with the same end
 * @param lens what was known about the program then, without which its schedule cannot be followed
 */
public record Discovery(Finding finding, Trace trace, long execution, int replays, List<String> lens) {

    /** True if it ends a search for the first failure; a data race never does. */
    public boolean isFailure() {
        return finding.kind() != Finding.Kind.DATA_RACE;
    }
}
