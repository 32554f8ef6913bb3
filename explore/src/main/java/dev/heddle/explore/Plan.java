package dev.heddle.explore;

import dev.heddle.model.Decision;
import dev.heddle.model.Strategy;
import java.util.List;

/**
 * An execution that is worth running: decisions to follow, and who decides after them.
 *
 * @param prefix followed exactly; an execution that cannot is an error
 */
public record Plan(List<Decision> prefix, Strategy suffix) {
}
