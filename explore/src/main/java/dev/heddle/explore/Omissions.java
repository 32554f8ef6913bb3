package dev.heddle.explore;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Event;
import dev.heddle.model.Operation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What a search has left out of that which inputs could do, and why. */
public final class Omissions {

    /** How many values a term may take, one after the other, that became a plain value. */
    public static final int MOST_PINNED = 256;

    private final int bound;
    private long unknown;
    private long diverged;
    private final Set<String> unpinned = new LinkedHashSet<>();
    private final Set<String> loops = new LinkedHashSet<>();

    /** {@code bound} is that on loops. */
    public Omissions(int bound) {
        this.bound = bound;
    }

    /** Other ways of {@code event} are not looked into, because its thread has come there too often. */
    public void loop(Event event) {
        CodePoint point = event.operation().codePoint();
        loops.add(point == null ? "a place without a name" : point.shortForm());
    }

    /** The solver did not answer. */
    public void unknown() {
        unknown++;
    }

    /** An execution did not go the way that its inputs should have led it. */
    public void diverged() {
        diverged++;
    }

    /** There are more values than were tried of what {@link #where} describes. */
    public void values(String where) {
        unpinned.add(where);
    }

    /** Which term became a plain value in {@code event}, and where, for the reader. */
    public static String where(Event event) {
        Operation operation = event.operation();
        return operation.pinned() + (operation.destination() == null ? "" : ", which goes to " + operation.destination())
                + (operation.codePoint() == null ? "" : " (" + operation.codePoint().shortForm() + ")");
    }

    /** True if nothing was left out. */
    public boolean isEmpty() {
        return unknown == 0 && unpinned.isEmpty() && diverged == 0 && loops.isEmpty();
    }

    /** Which bound left something out, if one did, as a verdict says it. */
    public String limit() {
        return isEmpty() ? "executions" : !loops.isEmpty() ? "loops" : !unpinned.isEmpty() ? "values" : "solver";
    }

    /** All of it, for the reader. */
    public List<String> notes() {
        List<String> notes = new ArrayList<>();
        loops.forEach(where -> notes.add("only the first " + bound + " times that an execution comes to the branch at " + where
                + " were looked into (--loops)"));
        unpinned.forEach(where -> notes.add("only " + MOST_PINNED + " values were tried of " + where));
        if (unknown > 0) {
            notes.add("the solver gave up " + (unknown == 1 ? "once" : unknown + " times"));
        }
        if (diverged > 0) {
            notes.add((diverged == 1 ? "one execution" : diverged + " executions") + " did not go the way that the solver's inputs should have led");
        }
        return notes;
    }
}
