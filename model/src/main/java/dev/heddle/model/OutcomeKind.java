package dev.heddle.model;

/** The kinds of outcomes, by number, for those who write them down; each has at most one text that says more. */
enum OutcomeKind {
    COMPLETED, FAILED, CUT, ASSUMPTION_FAILED, INPUTS_WANTED, UNSUPPORTED, DIVERGED;

    static OutcomeKind of(Outcome outcome) {
        if (outcome instanceof Outcome.Completed) {
            return COMPLETED;
        } else if (outcome instanceof Outcome.Failed) {
            return FAILED;
        } else if (outcome instanceof Outcome.Cut) {
            return CUT;
        } else if (outcome instanceof Outcome.AssumptionFailed) {
            return ASSUMPTION_FAILED;
        } else if (outcome instanceof Outcome.InputsWanted) {
            return INPUTS_WANTED;
        } else if (outcome instanceof Outcome.Unsupported) {
            return UNSUPPORTED;
        } else if (outcome instanceof Outcome.Diverged) {
            return DIVERGED;
        }
        throw new IllegalStateException("there is no number for " + outcome);
    }

    /** What the outcome has to say; null if nothing. */
    static String why(Outcome outcome) {
        if (outcome instanceof Outcome.Cut cut) {
            return cut.reason().name();
        } else if (outcome instanceof Outcome.AssumptionFailed failed) {
            return failed.where();
        } else if (outcome instanceof Outcome.Unsupported unsupported) {
            return unsupported.what();
        }
        return outcome instanceof Outcome.Diverged diverged ? diverged.how() : null;
    }

    /** The outcome of this kind that has {@code why} to say; an IllegalArgumentException if there is none. */
    Outcome outcome(String why) {
        return switch (this) {
            case COMPLETED -> new Outcome.Completed();
            case FAILED -> new Outcome.Failed();
            case CUT -> new Outcome.Cut(CutReason.valueOf(why));
            case ASSUMPTION_FAILED -> new Outcome.AssumptionFailed(why);
            case INPUTS_WANTED -> new Outcome.InputsWanted();
            case UNSUPPORTED -> new Outcome.Unsupported(why);
            case DIVERGED -> new Outcome.Diverged(why);
        };
    }
}
