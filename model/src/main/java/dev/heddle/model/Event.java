package dev.heddle.model;

import dev.heddle.term.Term;
import java.util.List;

/**
 * An operation that happened; or, as {@link Trace#pending}, one that a thread was about to perform when the execution ended.
 *
 * <p>It is made of plain values and has no part of the execution in it. Its footprint may be {@linkplain Footprint#confirm completed} until
 * the execution is over; nothing else ever changes.
 *
 * @param thread who did it
 * @param ordinal how many events of the thread came before
 * @param decisions how many decisions of the execution came before the one, if any, that it should happen next
 * @param instant how often time had passed before because nobody could go on without: whatever happened at another instant happened before or after this
 * @param kind what was done
 * @param codePoint the instruction that did it, if one did that was instrumented; else null
 * @param footprint what it touched
 * @param readiness where it could have happened as well
 * @param starts the thread that it started, or null
 * @param fork what was decided in it, or null
 * @param details what a reader wants to know, or null if that was not taken down; it is added when the execution is over
 */
public record Event(ThreadId thread, int ordinal, int decisions, int instant, Operation.Kind kind, CodePoint codePoint, Footprint footprint, Readiness readiness,
        ThreadId starts, Fork fork, Details details) {

    /**
     * What a reader wants to know of an event.
     *
     * @param text in a few words, without the thread: {@code read balance}
     * @param resource what the operation worked on, or null
     * @param resourceName what the program's author would call that, or null
     * @param writes whether it may have changed the resource
     * @param value what was read or written, as text, or null if that was not recorded
     * @param point where in the program's own code, or null if that was not recorded
     * @param stack the calls that led there, innermost first; empty if they were not recorded
     * @param begins the call that begins with it, if the program told of it and that was recorded; else null
     * @param time when it happened, in nanoseconds by the clock of the execution, which stands still as long as somebody can go on
     */
    public record Details(String text, ResourceId resource, String resourceName, boolean writes, String value, CodePoint point,
            List<StackTraceElement> stack, String begins, long time) {

        public Details {
            stack = List.copyOf(stack);
        }
    }

    /** The same event, with all that a reader wants to know. */
    public Event with(Details newDetails) {
        return new Event(thread, ordinal, decisions, instant, kind, codePoint, footprint, readiness, starts, fork, newDetails);
    }

    /** The value that was chosen in it, or -1. */
    public int label() {
        return fork == null ? -1 : fork.label();
    }

    /** For each value of {@link #label}, what has to hold of the inputs; null if they have no say in it. */
    public List<Term> ways() {
        return fork == null ? null : fork.ways();
    }

    /** The term that keeps its value from here on, because it went where terms cannot go; else null. */
    public Term pinned() {
        return fork == null ? null : fork.pinned();
    }

    /** What holds of the inputs because this happened; null if they had no say in it. */
    public Term constraint() {
        return fork == null ? null : fork.constraint();
    }

    /** In a few words, without the thread: {@code read balance}; only the verb if details were not taken down. */
    public String describe() {
        return details == null ? kind.verb() : details.text();
    }

    /** What the operation worked on, if that is known; else null. */
    public ResourceId resource() {
        return details == null ? null : details.resource();
    }

    /** Whether it is known to be an operation that may change its resource. */
    public boolean writes() {
        return details != null && details.writes();
    }

    /** What was read or written, as text, or null if that was not recorded. */
    public String value() {
        return details == null ? null : details.value();
    }

    /** Where in the program's own code, or null if that was not recorded. */
    public CodePoint point() {
        return details == null ? null : details.point();
    }

    /** The calls that led there, innermost first; empty if they were not recorded. */
    public List<StackTraceElement> stack() {
        return details == null ? List.of() : details.stack();
    }

    /** When it happened, by the clock of the execution; 0 if that was not recorded. */
    public long time() {
        return details == null ? 0 : details.time();
    }

    /** The call that begins with it, if the program told of it and that was recorded; else null. */
    public String begins() {
        return details == null ? null : details.begins();
    }
}
