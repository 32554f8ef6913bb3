package dev.heddle.explore;

import dev.heddle.model.Decision;
import dev.heddle.model.Strategy;
import dev.heddle.term.Valuation;
import java.util.List;

/**
 * An execution that is worth running: decisions to follow, and who decides after them.
 *
 * @param prefix followed exactly; an execution that cannot is an error
 * @param inputs the values of inputs; those that are missing are simple ones
 * @param sampled whether it was drawn at random, and so takes no part in exhausting the executions
 */
public record Plan(List<Decision> prefix, Strategy suffix, Valuation inputs, boolean sampled) {

    public Plan(List<Decision> prefix, Strategy suffix) {
        this(prefix, suffix, Valuation.EMPTY);
    }

    public Plan(List<Decision> prefix, Strategy suffix, Valuation inputs) {
        this(prefix, suffix, inputs, false);
    }

    static Plan sample(Strategy strategy, Valuation inputs) {
        return new Plan(List.of(), strategy, inputs, true);
    }
}
