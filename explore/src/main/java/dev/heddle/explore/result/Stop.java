package dev.heddle.explore.result;

import dev.heddle.model.Limit;

/** Why the loop came to an end. */
public sealed interface Stop {

    /** The frontier has nothing more to run. */
    record Exhausted() implements Stop {
    }

    /** A failure was found, and the first one was asked for. */
    record Found() implements Stop {
    }

    /** Something was learnt that makes void what was run: the search has to begin anew. */
    record Learnt() implements Stop {
    }

    /** A budget is spent. */
    record Spent(Limit limit) implements Stop {
    }

    /** The program does something that nobody controls. */
    record Unsupported(String reason) implements Stop {
    }
}
