package dev.heddle.model;

import java.util.Locale;

/** Why a search that found nothing has not shown that there is nothing: a closed list, so that a new limit does not compile until every report handles it. */
public enum Limit {
    /** The budget of executions was spent, or the strategy knows no end. */
    EXECUTIONS,
    /** The time was up. */
    TIME,
    /** Executions reached the bound on visible operations. */
    STEPS,
    /** The JVM ran out of stack in the middle of visible operations. */
    EXHAUSTED,
    /** The search remembered more than it may. */
    MEMORY,
    /** The JVM had no memory left to go on with. */
    HEAP,
    /** Somebody outside asked for the end of the search. */
    INTERRUPTED,
    /** The strategy tries only simple inputs. */
    INPUTS,
    /** An invariant depends on inputs at a point where the search does not look for other ones. */
    INVARIANTS,
    /** Threads met where nobody can look: in files, native code, the network. */
    OUTSIDE,
    /** Loops that inputs decide about went on beyond the bound on them. */
    LOOPS,
    /** Longer strings than the bound on them could have led elsewhere. */
    LENGTHS,
    /** Of a term that became a plain value, not all values were tried. */
    VALUES,
    /** The solver gave up, or an execution did not go where the solver's inputs should have led it. */
    SOLVER,
    /** Mistakes of Heddle's own cost some of the search. */
    MISTAKES;

    /** Stable name for machines. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
