package dev.heddle.explore;

import dev.heddle.scheduler.Settings;

/**
 * How a program is explored.
 *
 * @param search in which order executions are run
 * @param seed from which random searches start
 * @param executions how many executions are run at most
 * @param seconds for how long, at most; 0 for no limit
 * @param stopAtFirst whether the first failure ends the search; data races never do
 * @param settings how each execution is run
 */
public record Exploration(Search search, long seed, long executions, long seconds, boolean stopAtFirst, Settings settings) {

    /** The searches there are. */
    public enum Search {
        /** Every schedule, depth first. */
        DFS,
        /** Schedules drawn at random. */
        RANDOM
    }

    public static Exploration defaults() {
        return new Exploration(Search.DFS, 0, 1_000_000, 60, true, Settings.defaults());
    }

    public Exploration withSearch(Search newSearch) {
        return new Exploration(newSearch, seed, executions, seconds, stopAtFirst, settings);
    }

    public Exploration withSeed(long newSeed) {
        return new Exploration(search, newSeed, executions, seconds, stopAtFirst, settings);
    }

    public Exploration withExecutions(long newExecutions) {
        return new Exploration(search, seed, newExecutions, seconds, stopAtFirst, settings);
    }

    public Exploration withSeconds(long newSeconds) {
        return new Exploration(search, seed, executions, newSeconds, stopAtFirst, settings);
    }

    public Exploration withStopAtFirst(boolean newStopAtFirst) {
        return new Exploration(search, seed, executions, seconds, newStopAtFirst, settings);
    }

    public Exploration withSettings(Settings newSettings) {
        return new Exploration(search, seed, executions, seconds, stopAtFirst, newSettings);
    }

    Frontier frontier() {
        return switch (search) {
            case DFS -> new DepthFirst();
            case RANDOM -> new RandomWalk(seed);
        };
    }
}
