package dev.heddle.dpor;

import dev.heddle.explore.Search;
import dev.heddle.term.Solver;

/** Searches that use partial-order reduction. */
public final class Dpor {

    /** One execution of each class of equivalent schedules, for programs without inputs. */
    public static final Search OPTIMAL = optimal(Solver.NONE);

    /** Each class at least once, by a simpler algorithm: a check on {@link #OPTIMAL}. */
    public static final Search SOURCE = new Search("source-dpor", SourceReduction::new);

    /**
     * The classes that have a schedule with no preemption, then those with at most one, and so on up to {@code most};
     * to the end if that is negative.
     */
    public static Search contextBound(int most, Solver solver) {
        return new Search("context-bound", () -> new Deepening(most, solver));
    }

    /** One execution of each class of equivalent schedules and inputs. */
    public static Search optimal(Solver solver) {
        return new Search("dpor", () -> new Reduction(-1, solver));
    }

    private Dpor() {
    }
}
