package dev.heddle.explore.loop;

import dev.heddle.explore.Leniency;
import dev.heddle.explore.search.Search;

/**
 * How a program is searched.
 *
 * @param search which executions are run
 * @param executions how many executions are run at most
 * @param seconds for how long, at most; 0 for no limit
 * @param remembered how many steps of executions the search remembers at most; each takes some hundred bytes
 * @param stopAtFirst whether the first failure ends the search; data races never do
 * @param minimizing how a failure is made simpler before it is reported
 * @param leniency which data races are only counted
 */
public record Exploration(Search search, long executions, long seconds, long remembered, boolean stopAtFirst, Minimizing minimizing, Leniency leniency) {

    /** With the usual budgets, up to the first failure, which is reported as it was found. */
    public static Exploration of(Search search) {
        return new Exploration(search, 1_000_000, 60, 5_000_000, true, Minimizing.NONE, Leniency.USUAL);
    }

    public Exploration withExecutions(long newExecutions) {
        return new Exploration(search, newExecutions, seconds, remembered, stopAtFirst, minimizing, leniency);
    }

    public Exploration withSeconds(long newSeconds) {
        return new Exploration(search, executions, newSeconds, remembered, stopAtFirst, minimizing, leniency);
    }

    public Exploration withStopAtFirst(boolean newStopAtFirst) {
        return new Exploration(search, executions, seconds, remembered, newStopAtFirst, minimizing, leniency);
    }
}
