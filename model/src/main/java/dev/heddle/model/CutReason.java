package dev.heddle.model;

/** Why an execution was given up before its end: a closed list, so that a new reason does not compile until every report handles it. */
public enum CutReason {
    /** It performed as many visible operations as an execution may. */
    STEPS(Limit.STEPS),
    /** The time of the search was up. */
    TIME(Limit.TIME),
    /** Somebody outside asked for its end. */
    INTERRUPTED(Limit.INTERRUPTED),
    /** The JVM ran out of stack in the middle of a visible operation, whose effect is therefore unknown. */
    EXHAUSTED(Limit.EXHAUSTED),
    /** The JVM ran out of memory, and it is not the program that felt it. */
    HEAP(Limit.HEAP);

    private final Limit limit;

    CutReason(Limit limit) {
        this.limit = limit;
    }

    /** What this means for who has run nothing else. */
    public Limit limit() {
        return limit;
    }
}
