package dev.heddle.explore;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Event;
import dev.heddle.model.Limit;
import dev.heddle.term.Answer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a search has left out of that which inputs could do, and why. */
public final class Omissions {

    /** How many values a term may take, one after the other, that became a plain value. */
    public static final int MOST_PINNED = 256;

    /** How many places at most are named at which the solver gave up. */
    private static final int MOST_NAMED = 10;

    private final int bound;
    /** Where the solver gave up, why it did first, and how often. */
    private final Map<String, Surrender> unknown = new LinkedHashMap<>();
    private long diverged;
    private final Set<String> unpinned = new LinkedHashSet<>();
    private final Set<String> loops = new LinkedHashSet<>();

    private record Surrender(String reason, int times) {

        Surrender again(Surrender other) {
            return new Surrender(reason, times + other.times);
        }

        String described(String where) {
            return "the solver gave up " + (times == 1 ? "once" : times + " times") + " on " + where + " (--solver-time): " + reason;
        }
    }

    /** {@code bound} is that on loops. */
    public Omissions(int bound) {
        this.bound = bound;
    }

    /** Other ways of {@code event} are not looked into, because its thread has come there too often. */
    public void loop(Event event) {
        loops.add(place(event));
    }

    /** The solver did not answer when it was asked for inputs with which {@code event} goes another way. */
    public void unknown(Event event, Answer.Unknown answer) {
        String where = event.pinned() == null ? "the branch at " + place(event) : "the values of " + described(event);
        unknown.merge(where, new Surrender(answer.reason(), 1), Surrender::again);
    }

    /** An execution did not go the way that its inputs should have led it. */
    public void diverged() {
        diverged++;
    }

    /** There are more values than were tried of the term that becomes a plain value in {@code event}. */
    public void values(Event event) {
        unpinned.add(described(event));
    }

    private static String place(Event event) {
        CodePoint point = event.codePoint();
        return point == null ? "a place without a name" : point.shortForm();
    }

    /** Which term became a plain value, and where. */
    private static String described(Event event) {
        String destination = event.fork().destination();
        return event.pinned() + (destination == null ? "" : ", which goes to " + destination)
                + (event.codePoint() == null ? "" : " (" + event.codePoint().shortForm() + ")");
    }

    /** True if nothing was left out. */
    public boolean isEmpty() {
        return unknown.isEmpty() && unpinned.isEmpty() && diverged == 0 && loops.isEmpty();
    }

    /** Which bound left something out, if one did, as a verdict says it. */
    public Limit limit() {
        return isEmpty() ? Limit.EXECUTIONS : !loops.isEmpty() ? Limit.LOOPS : !unpinned.isEmpty() ? Limit.VALUES : Limit.SOLVER;
    }

    /** All of it, for the reader. */
    public List<String> notes() {
        List<String> notes = new ArrayList<>();
        loops.forEach(where -> notes.add("only the first " + bound + " times that an execution comes to the branch at " + where
                + " were looked into (--loops)"));
        unpinned.forEach(where -> notes.add("only " + MOST_PINNED + " values were tried of " + where));
        unknown.entrySet().stream().limit(MOST_NAMED).forEach(each -> notes.add(each.getValue().described(each.getKey())));
        if (unknown.size() > MOST_NAMED) {
            notes.add("the solver gave up in " + (unknown.size() - MOST_NAMED) + " more places");
        }
        if (diverged > 0) {
            notes.add((diverged == 1 ? "one execution" : diverged + " executions") + " did not go the way that the solver's inputs should have led");
        }
        return notes;
    }
}
