package dev.heddle.model;

/** How an execution ended. */
public sealed interface RunOutcome {

    /** All threads ended, or only daemons were left, or the program asked to exit. */
    record Completed() implements RunOutcome {
    }

    /** A thread failed, or none could go on: the findings of the trace say how. */
    record Failed() implements RunOutcome {
    }

    /** The execution was given up; nothing is known about what would have followed. */
    record Cut(CutReason reason) implements RunOutcome {
    }

    /** An assumption of the program about its inputs did not hold at {@code where}; the execution does not count. */
    record AssumptionFailed(String where) implements RunOutcome {
    }

    /** The program asked for inputs that nobody followed; the execution does not count. */
    record InputsWanted() implements RunOutcome {
    }

    /** The program did something with an object of {@code type}, a class of the JDK, that is more than the one step for which calls of such objects were taken; the execution does not count. */
    record Distrusted(String type) implements RunOutcome {
    }

    /** The program used something that Heddle does not control. */
    record Unsupported(String what) implements RunOutcome {
    }

    /** Heddle made a mistake while it ran the program, so nothing is known of the execution. */
    record Mistaken() implements RunOutcome {
    }

    /** The execution did not follow the schedule it was given. */
    record Diverged(String how) implements RunOutcome {
    }
}
