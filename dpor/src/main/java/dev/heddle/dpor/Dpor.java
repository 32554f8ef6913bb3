package dev.heddle.dpor;

import dev.heddle.explore.Search;

/** Searches that use partial-order reduction. */
public final class Dpor {

    /** One execution of each class of equivalent schedules. */
    public static final Search OPTIMAL = new Search("dpor", Reduction::new);

    private Dpor() {
    }
}
