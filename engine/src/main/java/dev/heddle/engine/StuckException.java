package dev.heddle.engine;

import dev.heddle.explore.UncontrolledException;

/** Says that a thread of the program runs without end in code that Heddle cannot interrupt. */
public final class StuckException extends UncontrolledException {

    private static final long serialVersionUID = 1;

    StuckException(StackTraceElement[] where) {
        super("a thread of the program does not come back from code that Heddle cannot interrupt"
                + (where == null || where.length == 0 ? "" : ", at " + where[0]));
        if (where != null) {
            setStackTrace(where);
        }
    }
}
