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
 * @param secondLook whether it was made when short time limits could run out early, without which its schedule cannot be followed either
 */
public record Discovery(Finding finding, Trace trace, long execution, int replays, List<String> lens, boolean secondLook) {

    public Discovery(Finding finding, Trace trace, long execution, int replays, List<String> lens) {
        this(finding, trace, execution, replays, lens, false);
    }

    /** This one, as made when short time limits could run out early. */
    public Discovery onSecondLook() {
        return new Discovery(finding, trace, execution, replays, lens, true);
    }

    /** True if it ends a search for the first failure; a data race never does. */
    public boolean endsSearch() {
        return finding.kind() != Finding.Kind.DATA_RACE;
    }

    /** True if the program is wrong whatever one thinks of data races, and of time limits that run out early. */
    public boolean isFailure() {
        return endsSearch() && !isWarning();
    }

    /** True if it is not held against the program: it takes time limits to run out early, or is a matter between libraries. */
    public boolean isWarning() {
        return finding.kind() == Finding.Kind.EARLY || finding.foreign();
    }
}
