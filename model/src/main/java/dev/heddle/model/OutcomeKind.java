package dev.heddle.model;

/** The kinds of outcomes, by number, for those who write them down; each has at most one text that says more. */
enum OutcomeKind {
    COMPLETED, FAILED, CUT, ASSUMPTION_FAILED, INPUTS_WANTED, UNSUPPORTED, DIVERGED, MISTAKEN, DISTRUSTED;

    static OutcomeKind of(RunOutcome outcome) {
        if (outcome instanceof RunOutcome.Completed) {
            return COMPLETED;
        } else if (outcome instanceof RunOutcome.Failed) {
            return FAILED;
        } else if (outcome instanceof RunOutcome.Cut) {
            return CUT;
        } else if (outcome instanceof RunOutcome.AssumptionFailed) {
            return ASSUMPTION_FAILED;
        } else if (outcome instanceof RunOutcome.InputsWanted) {
            return INPUTS_WANTED;
        } else if (outcome instanceof RunOutcome.Unsupported) {
            return UNSUPPORTED;
        } else if (outcome instanceof RunOutcome.Diverged) {
            return DIVERGED;
        } else if (outcome instanceof RunOutcome.Mistaken) {
            return MISTAKEN;
        } else if (outcome instanceof RunOutcome.Distrusted) {
            return DISTRUSTED;
        }
        throw new IllegalStateException("there is no number for " + outcome);
    }

    /** What the outcome has to say; null if nothing. */
    static String why(RunOutcome outcome) {
        if (outcome instanceof RunOutcome.Cut cut) {
            return cut.reason().name();
        } else if (outcome instanceof RunOutcome.AssumptionFailed failed) {
            return failed.where();
        } else if (outcome instanceof RunOutcome.Unsupported unsupported) {
            return unsupported.what();
        } else if (outcome instanceof RunOutcome.Distrusted distrusted) {
            return distrusted.type();
        }
        return outcome instanceof RunOutcome.Diverged diverged ? diverged.how() : null;
    }

    /** The outcome of this kind that has {@code why} to say; an IllegalArgumentException if there is none. */
    RunOutcome outcome(String why) {
        return switch (this) {
            case COMPLETED -> new RunOutcome.Completed();
            case FAILED -> new RunOutcome.Failed();
            case CUT -> new RunOutcome.Cut(CutReason.valueOf(why));
            case ASSUMPTION_FAILED -> new RunOutcome.AssumptionFailed(why);
            case INPUTS_WANTED -> new RunOutcome.InputsWanted();
            case UNSUPPORTED -> new RunOutcome.Unsupported(why);
            case DIVERGED -> new RunOutcome.Diverged(why);
            case MISTAKEN -> new RunOutcome.Mistaken();
            case DISTRUSTED -> new RunOutcome.Distrusted(why);
        };
    }
}
