package dev.heddle.cli;

import dev.heddle.explore.result.Result;
import dev.heddle.model.Limit;
import dev.heddle.model.Verdict;

/** What the process tells its caller. */
final class ExitCode {

    static final int NOTHING_FOUND = 0;
    static final int FOUND = 1;
    static final int USAGE = 2;
    static final int INTERNAL = 3;
    static final int NOT_EXHAUSTIVE = 4;

    private ExitCode() {
    }

    static int of(Result result, boolean racesFail, boolean requireExhaustive) {
        Verdict verdict = result.verdict();
        if (result.failed(racesFail)) {
            return FOUND;
        }
        if (verdict instanceof Verdict.Unsupported || verdict instanceof Verdict.BudgetSpent spent && spent.limit() == Limit.HEAP) {
            return INTERNAL;
        }
        return requireExhaustive && verdict instanceof Verdict.BudgetSpent ? NOT_EXHAUSTIVE : NOTHING_FOUND;
    }
}
