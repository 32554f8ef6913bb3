package dev.heddle.concolic;

import java.util.EnumMap;
import java.util.Map;

/** Counts of what the solver was asked and which link of the chain answered. */
public final class Statistics {

    /** A link of the chain; a query may be split, so that more than one link answers it. */
    public enum Link {
        /** The hint satisfied all constraints, or one of them was false by itself or contradicted others plainly. */
        SIMPLIFICATION,
        CACHE,
        GUESS,
        /** Sums of whole numbers were compared, and there was an answer without a solver. */
        LINEAR,
        /** Both sides of a comparison are the same, or differ by a number. */
        IDENTITY,
        /** Of floating-point numbers, intervals were cut in two again and again. */
        BISECTION,
        /** A constant that the program's code names was tried. */
        NAMED,
        Z3,
        CVC5
    }

    private final Map<Link, Long> answered = new EnumMap<>(Link.class);
    private long queries;
    private long unknown;
    private long wrongModels;
    private long restarts;
    private long nanoseconds;

    void asked(long nanosecondsTaken, boolean isUnknown) {
        queries++;
        nanoseconds += nanosecondsTaken;
        unknown += isUnknown ? 1 : 0;
    }

    void answer(Link link) {
        answered.merge(link, 1L, Long::sum);
    }

    void wrongModel() {
        wrongModels++;
    }

    void restarted() {
        restarts++;
    }

    public long queries() {
        return queries;
    }

    /** The number of answers that came from a link. */
    public long answered(Link link) {
        return answered.getOrDefault(link, 0L);
    }

    /** The number of queries whose answer was unknown. */
    public long unknown() {
        return unknown;
    }

    /** The number of models of a backend that did not satisfy the constraints and were therefore not believed. */
    public long wrongModels() {
        return wrongModels;
    }

    /** How often the solver process was started again after it had crashed or had not returned. */
    public long restarts() {
        return restarts;
    }

    /** The time that all queries took. */
    public long nanoseconds() {
        return nanoseconds;
    }

    @Override
    public String toString() {
        return queries + " queries in " + nanoseconds / 1_000_000 + " ms, answered by " + answered + ", " + unknown + " unknown, " + wrongModels
                + " wrong models, " + restarts + " restarts";
    }
}
