package dev.heddle.term;

/** What a solver says of constraints. */
public sealed interface Answer {

    /** The constraints hold under the model, which has a value for each of their variables. */
    record Satisfiable(Valuation model) implements Answer {
    }

    /** There are no such values. */
    record Unsatisfiable() implements Answer {
    }

    /** The solver gave up. */
    record Unknown(String reason) implements Answer {
    }
}
