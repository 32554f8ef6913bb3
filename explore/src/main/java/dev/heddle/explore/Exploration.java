package dev.heddle.explore;

import dev.heddle.scheduler.Settings;

/**
 * How a program is explored.
 *
 * @param search which executions are run
 * @param executions how many executions are run at most
 * @param seconds for how long, at most; 0 for no limit
 * @param remembered how many steps of executions the search remembers at most; each takes some hundred bytes
 * @param stopAtFirst whether the first failure ends the search; data races never do
 * @param minimizing how a failure is made simpler before it is reported
 * @param settings how each execution is run
 */
public record Exploration(Search search, long executions, long seconds, long remembered, boolean stopAtFirst, Minimizing minimizing, Settings settings) {

    public static Exploration defaults() {
        return new Exploration(Search.DFS,  1_000_000, 60, 5_000_000, true, Minimizing.NONE, Settings.defaults());
    }

    public Exploration withSearch(Search newSearch) {
        return new Exploration(newSearch, executions, seconds, remembered, stopAtFirst, minimizing, settings);
    }

    public Exploration withExecutions(long newExecutions) {
        return new Exploration(search, newExecutions, seconds, remembered, stopAtFirst, minimizing, settings);
    }

    public Exploration withSeconds(long newSeconds) {
        return new Exploration(search, executions, newSeconds, remembered, stopAtFirst, minimizing, settings);
    }

    public Exploration withStopAtFirst(boolean newStopAtFirst) {
        return new Exploration(search, executions, seconds, remembered, newStopAtFirst, minimizing, settings);
    }

    public Exploration withSettings(Settings newSettings) {
        return new Exploration(search, executions, seconds, remembered, stopAtFirst, minimizing, newSettings);
    }

    public Exploration withMinimizing(Minimizing newMinimizing) {
        return new Exploration(search, executions, seconds, remembered, stopAtFirst, newMinimizing, settings);
    }

    public Exploration withRemembered(long newRemembered) {
        return new Exploration(search, executions, seconds, newRemembered, stopAtFirst, minimizing, settings);
    }
}
