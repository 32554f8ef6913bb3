package dev.heddle.explore;

import dev.heddle.model.Trace;

/**
 * Guesses how many executions a depth-first search will have run when it is done, from nothing but where it turns back.
 *
 * <p>Once it turns back at a decision for the first time, all that follows the next one has been explored. If the part of
 * the tree that lies below half of the decisions took {@code m} executions, the whole will take about {@code m * m}: the
 * logarithm of the size is taken to grow evenly with the number of decisions.
 */
final class Extrapolation {

    private long executions;
    private int length;
    private int shallowest;
    private long below = 1;

    void update(Plan plan, Trace trace) {
        int turn = plan.prefix().size();
        if (executions == 0) {
            length = trace.schedule().size();
            shallowest = length;
        } else if (turn < shallowest) {
            shallowest = turn;
            below = executions;
        }
        executions++;
    }

    /** How many executions there will have been in the end. */
    double total() {
        int explored = length - shallowest - 1;
        return explored <= 0 ? executions : Math.max(executions, Math.pow(below, (double) length / explored));
    }
}
