package dev.heddle.explore.loop;

import dev.heddle.explore.search.Search;
import java.util.Optional;

/**
 * How a failure is made simpler.
 *
 * @param seconds for how long at most; 0 to report failures as they were found
 * @param search a search that comes to simple executions first
 */
public record Minimizing(long seconds, Optional<Search> search) {

    public static final Minimizing NONE = new Minimizing(0, Optional.empty());
}
