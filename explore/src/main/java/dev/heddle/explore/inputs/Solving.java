package dev.heddle.explore.inputs;

/**
 * What a solver did.
 *
 * @param queries how often it was asked for inputs
 * @param unknown how often it gave up
 * @param nanoseconds how long that took
 */
public record Solving(long queries, long unknown, long nanoseconds) {

    public static final Solving NONE = new Solving(0, 0, 0);

    public Solving and(Solving more) {
        return new Solving(queries + more.queries, unknown + more.unknown, nanoseconds + more.nanoseconds);
    }

    /** What was done since {@code before}. */
    public Solving since(Solving before) {
        return new Solving(queries - before.queries, unknown - before.unknown, nanoseconds - before.nanoseconds);
    }

    public double seconds() {
        return nanoseconds / 1e9;
    }
}
