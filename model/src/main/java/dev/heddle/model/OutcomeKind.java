package dev.heddle.model;

/** The kinds of outcomes, by number, for those who write them down; each has at most one text that says more. */
enum OutcomeKind {
    COMPLETED, FAILED, CUT, ASSUMED, UNSUPPORTED, DIVERGED;

    static OutcomeKind of(Outcome outcome) {
        if (outcome instanceof Outcome.Completed) {
            return COMPLETED;
        } else if (outcome instanceof Outcome.Failed) {
            return FAILED;
        } else if (outcome instanceof Outcome.Cut) {
            return CUT;
        } else if (outcome instanceof Outcome.Assumed) {
            return ASSUMED;
        }
        return outcome instanceof Outcome.Unsupported ? UNSUPPORTED : DIVERGED;
    }

    /** What the outcome has to say; null if nothing. */
    static String why(Outcome outcome) {
        if (outcome instanceof Outcome.Cut cut) {
            return cut.bound();
        } else if (outcome instanceof Outcome.Assumed assumed) {
            return assumed.where();
        } else if (outcome instanceof Outcome.Unsupported unsupported) {
            return unsupported.what();
        }
        return outcome instanceof Outcome.Diverged diverged ? diverged.how() : null;
    }

    /** The outcome of this kind that has {@code why} to say. */
    Outcome outcome(String why) {
        return switch (this) {
            case COMPLETED -> new Outcome.Completed();
            case FAILED -> new Outcome.Failed();
            case CUT -> new Outcome.Cut(why);
            case ASSUMED -> new Outcome.Assumed(why);
            case UNSUPPORTED -> new Outcome.Unsupported(why);
            case DIVERGED -> new Outcome.Diverged(why);
        };
    }
}
