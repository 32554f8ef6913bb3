package dev.heddle.term;

/** What a solver says of constraints. */
public sealed interface Answer {

    /** The constraints hold under the model, which has a value for each of their variables. */
    record Satisfiable(Valuation model) implements Answer {
    }

    /** There are no such values. */
    record Unsatisfiable() implements Answer {
    }

    /** There are none in which strings have at most {@code longest} characters where that is not said; longer ones were not looked at, or could do it. */
    record TooLong(int longest) implements Answer {
    }

    /** The solver gave up. */
    record Unknown(String reason) implements Answer {
    }
}
