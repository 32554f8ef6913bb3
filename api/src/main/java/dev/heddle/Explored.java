package dev.heddle;

import java.util.List;

/**
 * What came of an exploration.
 *
 * @param failed whether this is a failure under the options that were given
 * @param executions how many executions the search ran; if it was exhaustive, how many there are
 * @param findings what was found, failures before data races
 * @param report all of it as text, with the table of each failing execution
 * @param summary what was shown, in one line
 * @param notes what a reader should know beside that
 */
public record Explored(Verdict verdict, boolean failed, long executions, List<Found> findings, String report, String summary, List<String> notes) {

    /** The answer to the question whether the code is right. */
    public enum Verdict {
        /** There is at least one finding; each was replayed. */
        FOUND,
        /** All executions were run, or are equivalent to one that was, and nothing was found. */
        VERIFIED,
        /** Nothing was found, but there are executions that were not run. */
        BUDGET_SPENT,
        /** The code does something that Heddle does not control, so nothing can be said. */
        UNSUPPORTED
    }

    /**
     * Something wrong, seen in one execution.
     *
     * @param kind what, such as {@code deadlock}; the documentation has a page of that name
     * @param message one sentence
     * @param thrown what the code threw, or null if it was something else or not the first finding
     * @param witness the text of a witness, with which this execution can be run again
     */
    public record Found(String kind, String message, Throwable thrown, String witness) {
    }

    public Explored {
        findings = List.copyOf(findings);
        notes = List.copyOf(notes);
    }

    /**
     * Returns this if nothing is wrong.
     *
     * @throws AssertionError with the report as its message and what the code threw as its cause, if this is a failure
     */
    public Explored orFail() {
        if (failed) {
            throw new AssertionError(report, findings.isEmpty() ? null : findings.get(0).thrown());
        }
        return this;
    }
}
