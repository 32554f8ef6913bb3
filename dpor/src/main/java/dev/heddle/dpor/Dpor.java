package dev.heddle.dpor;

import dev.heddle.explore.Search;

/** Searches that use partial-order reduction. */
public final class Dpor {

    /** One execution of each class of equivalent schedules. */
    public static final Search OPTIMAL = new Search("dpor", Reduction::new);

    /** Each class at least once, by a simpler algorithm: a check on {@link #OPTIMAL}. */
    public static final Search SOURCE = new Search("source-dpor", SourceReduction::new);

    /**
     * The classes that have a schedule with no preemption, then those with at most one, and so on up to {@code most};
     * to the end if that is negative.
     */
    public static Search contextBound(int most) {
        return new Search("context-bound", () -> new Deepening(most));
    }

    private Dpor() {
    }
}
