package dev.heddle.explore;

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
        return new Search("random", () -> new RandomWalk(seed));
    }
}
