package dev.heddle.explore.result;

import dev.heddle.explore.Caveats;
import dev.heddle.explore.Coverage;
import dev.heddle.model.Limit;
import dev.heddle.model.Verdict;

/**
 * What can be said of the program after a search, however many took part in it.
 *
 * @param coverage how much of all executions was covered
 */
public record Conclusion(Stop stop, Tally tally, Coverage coverage, Caveats caveats) {

    /** The verdict; {@code found} says whether there are discoveries, {@code failed} whether there is a failure among them. */
    public Verdict verdict(boolean found, boolean failed) {
        if (stop instanceof Stop.Unsupported unsupported && !failed) {
            return new Verdict.Unsupported(unsupported.reason());
        }
        if (found) {
            return new Verdict.Found();
        }
        if (stop instanceof Stop.Spent spent && spent.limit() == Limit.HEAP) {
            // Whatever else went wrong, this is likely to be why.
            return new Verdict.BudgetSpent(Limit.HEAP);
        }
        // Classes are loaded when they are needed, perhaps in a late execution.
        return caveats.unseen().<Verdict>map(Verdict.Unsupported::new).orElseGet(this::nothingFound);
    }

    private Verdict nothingFound() {
        if (!caveats.mishaps().isEmpty()) {
            return new Verdict.BudgetSpent(Limit.MISTAKES);
        }
        if (stop instanceof Stop.Spent spent) {
            return new Verdict.BudgetSpent(spent.limit());
        }
        if (!tally.isWhole()) {
            return new Verdict.BudgetSpent(tally.exhausted() > 0 ? Limit.EXHAUSTED : Limit.STEPS);
        }
        if (!coverage.isExhaustive()) {
            return new Verdict.BudgetSpent(coverage.limit().get());
        }
        if (tally.executions() == 0 && tally.assumption().isPresent()) {
            return new Verdict.Unsupported("no inputs satisfy what the program assumes (" + tally.assumption().get() + ")");
        }
        if (tally.executions() == tally.samples()) {
            // Whatever the search thinks: nothing was run that could stand for all executions.
            return new Verdict.BudgetSpent(Limit.EXECUTIONS);
        }
        if (tally.inputs() && !coverage.inputs()) {
            return new Verdict.BudgetSpent(Limit.INPUTS);
        }
        return caveats.limit().<Verdict>map(Verdict.BudgetSpent::new).orElseGet(Verdict.Verified::new);
    }
}
