package dev.heddle.dpor;

import dev.heddle.explore.Flipping;
import dev.heddle.explore.Search;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The strategies by the names that users know them by.
 *
 * @param depth how many operations have to come in the right order, for {@code pct}; null for the default
 * @param preemptions how many there may be, for {@code context-bound}; null for any number
 * @param seed where strategies that draw schedules start; null for 0
 * @param flipping how other inputs are found
 * @param others further searches, by name
 * @param prefix what stands before the names of these three where the user writes them
 */
public record Strategies(Integer depth, Integer preemptions, Long seed, String prefix, Flipping flipping, Map<String, Search> others) {

    private static final int DEPTH = 3;

    /** The search called {@code name}, which may run {@code executions}; an IllegalArgumentException says what is wrong. */
    public Search named(String name, long executions) {
        String known = name.toLowerCase(Locale.ROOT);
        if (depth != null) {
            only("depth", known.equals("pct"), "pct", name);
            if (depth < 1) {
                throw new IllegalArgumentException(prefix + "depth must be at least 1");
            }
        }
        if (preemptions != null) {
            only("preemptions", known.equals("context-bound"), "context-bound", name);
            if (preemptions < 0) {
                throw new IllegalArgumentException(prefix + "preemptions must not be negative");
            }
        }
        if (seed != null) {
            only("seed", !List.of("dpor", "source-dpor", "dfs", "context-bound").contains(known), "strategies that draw schedules", name);
        }
        long start = seed == null ? 0 : seed;
        return switch (known) {
            case "auto" -> Search.auto(Dpor.optimal(flipping), executions, start, flipping);
            case "dpor" -> Dpor.optimal(flipping);
            case "context-bound" -> Dpor.contextBound(preemptions == null ? -1 : preemptions, flipping);
            case "source-dpor" -> Dpor.source(flipping);
            case "dfs" -> Search.DFS;
            case "random" -> Search.random(start, flipping);
            case "pct" -> Search.pct(depth == null ? DEPTH : depth, start, flipping);
            case "pos" -> Search.pos(start, flipping);
            case "surw" -> Search.surw(start, flipping);
            default -> other(name, known);
        };
    }

    private Search other(String name, String known) {
        if (!others.containsKey(known)) {
            List<String> names = new ArrayList<>(List.of("auto", "dpor", "context-bound", "source-dpor", "dfs", "random", "pct", "pos", "surw"));
            names.addAll(others.keySet());
            throw new IllegalArgumentException("there is no strategy '" + name + "'; there are " + String.join(", ", names.subList(0, names.size() - 1))
                    + " and " + names.get(names.size() - 1));
        }
        return others.get(known);
    }

    private void only(String parameter, boolean allowed, String whom, String name) {
        if (!allowed) {
            throw new IllegalArgumentException(prefix + parameter + " is for " + whom + "; it means nothing to " + name);
        }
    }
}
