package dev.heddle.model;

import dev.heddle.term.Term;
import java.util.List;

/**
 * A point inside of an event at which it could have gone on in more than one way, and the way that was taken.
 *
 * @param label the number of the way
 * @param ways for each label, what has to hold of the inputs; null if they have no say in it, or a term was pinned
 * @param pinned the term that keeps its value from here on, because it went where terms cannot go; else null
 * @param constraint what holds of the inputs because this way was taken; null if they had no say in it
 * @param destination where {@code pinned} goes, if that is known; else null
 */
public record Fork(int label, List<Term> ways, Term pinned, Term constraint, String destination) {

    /** A value was chosen, of which the inputs know nothing. */
    public static Fork ofValue(int value) {
        return new Fork(value, null, null, null, null);
    }

    /** Inputs decided which of the ways was taken. */
    public static Fork ofInputs(List<Term> ways, int taken) {
        return new Fork(taken, ways, null, ways.get(taken), null);
    }

    /** A term became a plain value: that which {@code constraint} says. */
    public static Fork ofPinned(Term pinned, Term constraint, String destination) {
        return new Fork(0, null, pinned, constraint, destination);
    }
}
