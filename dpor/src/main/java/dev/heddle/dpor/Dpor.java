package dev.heddle.dpor;

import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.search.Search;


/** Searches that use partial-order reduction. */
public final class Dpor {

    /** One execution of each class of equivalent schedules, for programs without inputs. */
    public static final Search OPTIMAL = optimal(Flipping.NONE);

    /** Each class at least once, by a simpler algorithm, for programs without inputs. */
    public static final Search SOURCE = source(Flipping.NONE);

    /**
     * The classes that have a schedule with no preemption, then those with at most one, and so on up to {@code most};
     * to the end if that is negative.
     */
    public static Search contextBound(int most, Flipping flipping) {
        return new Search("context-bound", () -> new ContextBounding(most, flipping));
    }

    /** One execution of each class of equivalent schedules and inputs. */
    public static Search optimal(Flipping flipping) {
        return new Search("dpor", () -> new Reduction(-1, flipping));
    }

    /** Each class at least once, by a simpler algorithm: a check on {@link #optimal}. */
    public static Search source(Flipping flipping) {
        return new Search("source-dpor", () -> new SourceReduction(flipping));
    }

    private Dpor() {
    }
}
