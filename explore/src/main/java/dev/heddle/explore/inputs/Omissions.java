package dev.heddle.explore.inputs;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Event;
import dev.heddle.model.FormatException;
import dev.heddle.model.Limit;
import dev.heddle.term.Answer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a search has left out of that which inputs could do, and why. */
public final class Omissions {

    /** How many values a term may take, one after the other, that became a plain value. */
    public static final int MOST_PINNED = 256;

    /** How many places at most are named at which the solver gave up. */
    private static final int MOST_NAMED = 10;

    private static final String SEPARATOR = "\t";

    private final int bound;
    /** Where the solver gave up, why it did first, and how often. */
    private final Map<String, Surrender> unknown = new LinkedHashMap<>();
    private long diverged;
    private final Set<String> unpinned = new LinkedHashSet<>();
    private final Set<String> loops = new LinkedHashSet<>();
    /** Where longer strings could do something else, after the bound on them. */
    private final Set<String> longer = new LinkedHashSet<>();

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

    /** Other ways of the branch at {@code place} are not looked into, because its thread has come there too often. */
    public void loop(String place) {
        loops.add(place);
    }

    /** The solver did not answer when it was asked for inputs with which the branch at {@code place} goes another way. */
    public void branch(String place, Answer.Unknown answer) {
        unknown.merge("the branch at " + place, new Surrender(answer.reason(), 1), Surrender::again);
    }

    /** The solver did not answer when it was asked for another value of {@code pinned}, a term that became a plain value. */
    public void value(String pinned, Answer.Unknown answer) {
        unknown.merge("the values of " + pinned, new Surrender(answer.reason(), 1), Surrender::again);
    }

    /** Only longer strings than those that are looked for could lead elsewhere at {@code place}, a branch or a term that became a plain value. */
    public void longer(String place, Answer.TooLong answer) {
        longer.add(answer.longest() + " " + place);
    }

    /** There are more values than were tried of {@code pinned}, a term that became a plain value. */
    public void values(String pinned) {
        unpinned.add(pinned);
    }

    /** An execution did not go the way that its inputs should have led it. */
    public void diverged() {
        diverged++;
    }

    /** Where inputs had a say in {@code event}: the branch, or the term that became a plain value, and where that happened. */
    public static String place(Event event) {
        CodePoint point = event.codePoint();
        if (event.pinned() == null) {
            return point == null ? "a place without a name" : point.shortForm();
        }
        String destination = event.fork().destination();
        return event.pinned() + (destination == null ? "" : ", which goes to " + destination) + (point == null ? "" : " (" + point.shortForm() + ")");
    }

    /** As lines, to be {@linkplain #accept accepted} elsewhere. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        loops.forEach(place -> lines.add("loop " + place));
        longer.forEach(place -> lines.add("longer " + place));
        unpinned.forEach(term -> lines.add("values " + term));
        unknown.forEach((where, surrender) -> lines.add("unknown " + surrender.times + " " + where + SEPARATOR + surrender.reason.replace('\n', ' ')));
        if (diverged > 0) {
            lines.add("diverged " + diverged);
        }
        return lines;
    }

    /** Adds what another search, of whose {@link #lines} {@code line} is one, has left out. */
    public void accept(String line) {
        String[] words = line.split(" ", 3);
        String rest = line.substring(Math.min(line.length(), words[0].length() + 1));
        switch (words[0]) {
            case "loop" -> loops.add(rest);
            case "longer" -> longer.add(rest);
            case "values" -> unpinned.add(rest);
            case "diverged" -> diverged += Long.parseLong(rest);
            case "unknown" -> {
                int end = words[2].indexOf(SEPARATOR);
                unknown.merge(words[2].substring(0, end), new Surrender(words[2].substring(end + SEPARATOR.length()), Integer.parseInt(words[1])), Surrender::again);
            }
            default -> throw new FormatException("'" + line + "' is nothing that a search leaves out");
        }
    }

    /** True if nothing was left out. */
    public boolean isEmpty() {
        return unknown.isEmpty() && unpinned.isEmpty() && diverged == 0 && loops.isEmpty() && longer.isEmpty();
    }

    /** Which bound left something out, if one did. */
    public Optional<Limit> limit() {
        return isEmpty() ? Optional.empty() : Optional.of(!loops.isEmpty() ? Limit.LOOPS : !longer.isEmpty() ? Limit.LENGTHS : !unpinned.isEmpty() ? Limit.VALUES : Limit.SOLVER);
    }

    /** All of it, for the reader. */
    public List<String> notes() {
        List<String> notes = new ArrayList<>();
        loops.forEach(where -> notes.add("only the first " + bound + " times that an execution comes to the branch at " + where
                + " were looked into (--loops)"));
        longer.forEach(where -> notes.add("only strings of at most " + where.replaceFirst(" ", " characters were looked for at ") + "; longer ones could lead elsewhere (--longest)"));
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
