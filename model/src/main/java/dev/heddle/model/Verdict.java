package dev.heddle.model;

/** The answer to the question whether a program is right. */
public sealed interface Verdict {

    /** At least one finding, each with a witness that was replayed. */
    record Found() implements Verdict {
    }

    /** All executions within the stated bounds were run, or are equivalent to one that was, and nothing was found. */
    record Verified() implements Verdict {
    }

    /**
     * Nothing was found in the executions that were run, but there are more.
     *
     * @param limit which budget ran out, or which bound cut executions short
     */
    record BudgetSpent(Limit limit) implements Verdict {
    }

    /**
     * The program does something that Heddle does not control, so nothing can be said.
     *
     * @param reason what, and where
     */
    record Unsupported(String reason) implements Verdict {
    }

    /** Stable name for machines. */
    default String id() {
        if (this instanceof Found) {
            return "FOUND";
        } else if (this instanceof Verified) {
            return "VERIFIED";
        }
        return this instanceof BudgetSpent ? "BUDGET_SPENT" : "UNSUPPORTED";
    }
}
