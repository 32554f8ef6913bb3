package dev.heddle.explore.search;

import dev.heddle.explore.Frontier;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.sampling.Pct;
import dev.heddle.explore.sampling.Pos;
import dev.heddle.explore.sampling.RandomWalk;
import dev.heddle.explore.sampling.Sampler;
import dev.heddle.explore.sampling.Sampling;
import dev.heddle.explore.sampling.Surw;
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

    /** Schedules drawn at random; with simple inputs only. */
    public static Search random(long seed) {
        return random(seed, Flipping.NONE);
    }

    /** Schedules drawn at random. */
    public static Search random(long seed, Flipping flipping) {
        return sampling("random", new RandomWalk(), seed, flipping);
    }

    /** Threads by random priorities, changed {@code depth - 1} times; with simple inputs only. */
    public static Search pct(int depth, long seed) {
        return pct(depth, seed, Flipping.NONE);
    }

    /** Threads by random priorities, changed {@code depth - 1} times. */
    public static Search pct(int depth, long seed, Flipping flipping) {
        return sampling("pct", new Pct(depth), seed, flipping);
    }

    /** Operations by random priorities, drawn anew where they conflict; with simple inputs only. */
    public static Search pos(long seed) {
        return pos(seed, Flipping.NONE);
    }

    /** Operations by random priorities, drawn anew where they conflict. */
    public static Search pos(long seed, Flipping flipping) {
        return sampling("pos", new Pos(), seed, flipping);
    }

    /** Orders of the operations on a few resources, drawn uniformly; with simple inputs only. */
    public static Search surw(long seed) {
        return surw(seed, Flipping.NONE);
    }

    /** Orders of the operations on a few resources, drawn uniformly. */
    public static Search surw(long seed, Flipping flipping) {
        return sampling("surw", new Surw(), seed, flipping);
    }

    /** All ways to draw schedules, in turn; with simple inputs only. */
    public static Search portfolio(long seed) {
        return portfolio(seed, Flipping.NONE);
    }

    /** All ways to draw schedules, in turn. */
    public static Search portfolio(long seed, Flipping flipping) {
        return new Search("portfolio", () -> Sampling.portfolio(seed, flipping));
    }

    /** By turns {@code exhaustive} and the portfolio, mostly the former if it is expected to end within {@code executions}; with simple inputs only. */
    public static Search auto(Search exhaustive, long executions, long seed) {
        return auto(exhaustive, exhaustive, executions, seed, Flipping.NONE);
    }

    /**
     * By turns {@code exhaustive} and the portfolio, mostly the former if it is expected to end within {@code executions}; where executions do not end, by turns
     * {@code systematic} and the portfolio, for more and more steps.
     */
    public static Search auto(Search exhaustive, Search systematic, long executions, long seed, Flipping flipping) {
        return new Search("auto", () -> new Auto(exhaustive, systematic, executions, seed, flipping));
    }

    private static Search sampling(String name, Sampler sampler, long seed, Flipping flipping) {
        return new Search(name, () -> new Sampling(List.of(sampler), seed, flipping));
    }
}
