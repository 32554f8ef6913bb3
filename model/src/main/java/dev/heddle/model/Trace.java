package dev.heddle.model;

import dev.heddle.term.Valuation;
import java.util.List;

/**
 * What happened in one execution.
 *
 * @param options for each decision of {@code schedule}, what could have been decided
 * @param steps how many visible operations were performed
 * @param threads names of the program's threads by their id, in order of creation
 * @param events the visible operations, if asked for
 * @param pending what the threads that had not ended were about to do, if asked for
 * @param output what the program printed, if recorded
 * @param inputs the inputs that the program asked for, with their values
 */
public record Trace(RunOutcome outcome, Schedule schedule, List<List<Decision>> options, long steps, List<NamedThread> threads,
        List<Event> events, List<Event> pending, List<Finding> findings, String output, Valuation inputs) {

    public Trace(RunOutcome outcome, Schedule schedule, List<List<Decision>> options, long steps, List<NamedThread> threads,
            List<Event> events, List<Event> pending, List<Finding> findings, String output) {
        this(outcome, schedule, options, steps, threads, events, pending, findings, output, Valuation.EMPTY);
    }

    /** That of an execution of which nothing is known but how it ended. */
    public static Trace nothing(RunOutcome outcome) {
        return new Trace(outcome, new Schedule(List.of()), List.of(), 0, List.of(), List.of(), List.of(), List.of(), "");
    }

    public Trace withOutcome(RunOutcome newOutcome) {
        return new Trace(newOutcome, schedule, options, steps, threads, events, pending, findings, output, inputs);
    }

    /** A thread and what the program calls it. */
    public record NamedThread(ThreadId id, String name) {
    }

    public String nameOf(ThreadId id) {
        for (NamedThread thread : threads) {
            if (thread.id() == id) {
                return thread.name();
            }
        }
        return id.toString();
    }
}
