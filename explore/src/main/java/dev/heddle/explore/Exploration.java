package dev.heddle.explore;

import dev.heddle.scheduler.Settings;

/**
 * How a program is explored.
 *
 * @param search which executions are run
 * @param executions how many executions are run at most
 * @param seconds for how long, at most; 0 for no limit
 * @param stopAtFirst whether the first failure ends the search; data races never do
 * @param settings how each execution is run
 */
public record Exploration(Search search, long executions, long seconds, boolean stopAtFirst, Settings settings) {

    public static Exploration defaults() {
        return new Exploration(Search.DFS,  1_000_000, 60, true, Settings.defaults());
    }

    public Exploration withSearch(Search newSearch) {
        return new Exploration(newSearch, executions, seconds, stopAtFirst, settings);
    }

    public Exploration withExecutions(long newExecutions) {
        return new Exploration(search, newExecutions, seconds, stopAtFirst, settings);
    }

    public Exploration withSeconds(long newSeconds) {
        return new Exploration(search, executions, newSeconds, stopAtFirst, settings);
    }

    public Exploration withStopAtFirst(boolean newStopAtFirst) {
        return new Exploration(search, executions, seconds, newStopAtFirst, settings);
    }

    public Exploration withSettings(Settings newSettings) {
        return new Exploration(search, executions, seconds, stopAtFirst, newSettings);
    }
}
