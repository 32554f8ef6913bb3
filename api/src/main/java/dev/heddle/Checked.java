package dev.heddle;

import java.util.List;

/**
 * What came of a check for linearizability.
 *
 * @param failed whether something is wrong, or nothing can be said
 * @param scenarios how many scenarios were run
 * @param verified in how many of them all schedules were run, or are equivalent to one that was
 * @param executions how many executions that took
 * @param scenario the smallest scenario that was found to fail, as {@link Linearizability#scenario} takes it; empty if none does
 * @param findings what was found in it
 * @param report all of it as text, with the table of the failing execution
 * @param summary what was shown, in one line
 * @param notes what a reader should know beside that
 */
public record Checked(boolean failed, int scenarios, int verified, long executions, String scenario, List<Explored.Found> findings, String report,
        String summary, List<String> notes) {

    public Checked {
        findings = List.copyOf(findings);
        notes = List.copyOf(notes);
    }

    /** True if every schedule of every scenario that was run was run, or is equivalent to one that was. */
    public boolean isExhaustive() {
        return !failed && verified == scenarios;
    }

    /**
     * Returns this if nothing is wrong.
     *
     * @throws AssertionError with the report as its message
     */
    public Checked orFail() {
        if (failed) {
            throw new AssertionError(report, findings.isEmpty() ? null : findings.get(0).thrown());
        }
        return this;
    }
}
