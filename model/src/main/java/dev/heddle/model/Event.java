package dev.heddle.model;

import java.util.List;

/**
 * An operation that happened.
 *
 * @param thread who did it
 * @param ordinal how many events of the thread came before
 * @param operation what was done
 * @param decisions how many decisions of the execution came before the one, if any, that it should happen next
 * @param value what was read or written, as text, or null if the execution was not recorded
 * @param point where in the code, or null if the execution was not recorded
 * @param stack the calls that led there, innermost first; empty if the execution was not recorded
 * @param begins the call that begins with it, if the program told of it and the execution was recorded; else null
 */
public record Event(ThreadId thread, int ordinal, Operation operation, int decisions, String value, CodePoint point,
        List<StackTraceElement> stack, String begins) {

    public Event(ThreadId thread, int ordinal, Operation operation, int decisions, String value, CodePoint point, List<StackTraceElement> stack) {
        this(thread, ordinal, operation, decisions, value, point, stack, null);
    }
}
