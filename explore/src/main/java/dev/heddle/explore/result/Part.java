package dev.heddle.explore.result;

import dev.heddle.explore.Caveats;
import dev.heddle.explore.Discovery;
import java.util.List;

/**
 * What came of a part of a search.
 *
 * @param discoveries those that whoever did the part has not made before
 * @param facts what is known about the program now
 * @param runs how many executions were run in all, with replays
 * @param steps how many visible operations they performed
 */
public record Part(Stop stop, Tally tally, List<Discovery> discoveries, List<String> facts, Caveats caveats, long runs, long steps) {

    public Part {
        discoveries = List.copyOf(discoveries);
        facts = List.copyOf(facts);
    }

    /** The same, but none of its executions counts. */
    public Part withoutExecutions() {
        return new Part(stop, Tally.NONE, discoveries, facts, caveats, runs, steps);
    }
}
