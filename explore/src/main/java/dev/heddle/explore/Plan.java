package dev.heddle.explore;

import dev.heddle.model.Decision;
import dev.heddle.model.Strategy;
import java.util.List;

/**
 * An execution that is worth running: decisions to follow, and who decides after them.
 *
 * @param prefix followed exactly; an execution that cannot is an error
 * @param sampled whether it was drawn at random, and so takes no part in exhausting the executions
 */
public record Plan(List<Decision> prefix, Strategy suffix, boolean sampled) {

    public Plan(List<Decision> prefix, Strategy suffix) {
        this(prefix, suffix, false);
    }

    static Plan sample(Strategy strategy) {
        return new Plan(List.of(), strategy, true);
    }
}
