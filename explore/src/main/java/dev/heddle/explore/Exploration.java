package dev.heddle.explore;

import dev.heddle.scheduler.Settings;

/**
 * How a program is explored.
 *
 * @param search which executions are run
 * @param executions how many executions are run at most
 * @param seconds for how long, at most; 0 for no limit
 * @param stopAtFirst whether the first failure ends the search; data races never do
 * @param minimizing how a failure is made simpler before it is reported
 * @param settings how each execution is run
 */
public record Exploration(Search search, long executions, long seconds, boolean stopAtFirst, Minimizing minimizing, Settings settings) {

    public static Exploration defaults() {
        return new Exploration(Search.DFS,  1_000_000, 60, true, Minimizing.NONE, Settings.defaults());
    }

    public Exploration withSearch(Search newSearch) {
        return new Exploration(newSearch, executions, seconds, stopAtFirst, minimizing, settings);
    }

    public Exploration withExecutions(long newExecutions) {
        return new Exploration(search, newExecutions, seconds, stopAtFirst, minimizing, settings);
    }

    public Exploration withSeconds(long newSeconds) {
        return new Exploration(search, executions, newSeconds, stopAtFirst, minimizing, settings);
    }

    public Exploration withStopAtFirst(boolean newStopAtFirst) {
        return new Exploration(search, executions, seconds, newStopAtFirst, minimizing, settings);
    }

    public Exploration withSettings(Settings newSettings) {
        return new Exploration(search, executions, seconds, stopAtFirst, minimizing, newSettings);
    }

    public Exploration withMinimizing(Minimizing newMinimizing) {
        return new Exploration(search, executions, seconds, stopAtFirst, newMinimizing, settings);
    }
}
