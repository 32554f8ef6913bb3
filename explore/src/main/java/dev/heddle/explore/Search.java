package dev.heddle.explore;

import java.util.List;
import java.util.function.Supplier;

/**
 * A way to search.
 *
 * @param name as it is called on the command line
 * @param frontier makes a frontier with nothing explored yet
 */
public record Search(String name, Supplier<Frontier> frontier) {

    /** Every schedule, depth first. */
    public static final Search DFS = new Search("dfs", DepthFirst::new);

    /** Schedules drawn at random. */
    public static Search random(long seed) {
        return sampling("random", new RandomWalk(), seed);
    }

    /** Threads by random priorities, changed {@code depth - 1} times. */
    public static Search pct(int depth, long seed) {
        return sampling("pct", new Pct(depth), seed);
    }

    /** Operations by random priorities, drawn anew where they conflict. */
    public static Search pos(long seed) {
        return sampling("pos", new Pos(), seed);
    }

    /** Orders of the operations on a few resources, drawn uniformly. */
    public static Search surw(long seed) {
        return sampling("surw", new Surw(), seed);
    }

    /** All ways to draw schedules, in turn. */
    public static Search portfolio(long seed) {
        return new Search("portfolio", () -> Sampling.portfolio(seed));
    }

    /** By turns {@code exhaustive} and the portfolio, mostly the former if it is expected to end within {@code executions}. */
    public static Search auto(Search exhaustive, long executions, long seed) {
        return new Search("auto", () -> new Auto(exhaustive, executions, seed));
    }

    private static Search sampling(String name, Sampler sampler, long seed) {
        return new Search(name, () -> new Sampling(List.of(sampler), seed));
    }
}
