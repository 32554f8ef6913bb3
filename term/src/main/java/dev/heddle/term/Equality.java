package dev.heddle.term;

import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.Map;

/** Structural equality of terms, which may be deep and may share much. */
final class Equality {

    /** Terms of at most this size are compared and evaluated by plain recursion. */
    static final int SMALL = 100;

    private Equality() {
    }

    static boolean equal(Term one, Term other) {
        if (one.size() != other.size()) {
            return false;
        }
        return one.size() <= SMALL ? small(one, other) : large(one, other);
    }

    private static boolean small(Term one, Term other) {
        if (one == other) {
            return true;
        }
        if (!alike(one, other)) {
            return false;
        }
        if (one instanceof Application) {
            for (int i = 0; i < ((Application) one).arity(); i++) {
                if (!small(((Application) one).argument(i), ((Application) other).argument(i))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean large(Term one, Term other) {
        // What a node of the first term was compared with last: enough to go through shared parts once.
        Map<Term, Term> compared = new IdentityHashMap<>();
        ArrayDeque<Term> open = new ArrayDeque<>();
        open.push(other);
        open.push(one);
        while (!open.isEmpty()) {
            Term left = open.pop();
            Term right = open.pop();
            if (left == right || compared.put(left, right) == right) {
                continue;
            }
            if (!alike(left, right)) {
                return false;
            }
            if (left instanceof Application) {
                for (int i = 0; i < ((Application) left).arity(); i++) {
                    open.push(((Application) right).argument(i));
                    open.push(((Application) left).argument(i));
                }
            }
        }
        return true;
    }

    /** Whether the terms are equal but perhaps for their arguments. */
    private static boolean alike(Term one, Term other) {
        if (one.hashCode() != other.hashCode() || one.sort() != other.sort() || one.getClass() != other.getClass()) {
            return false;
        }
        if (one instanceof Application) {
            return ((Application) one).operator() == ((Application) other).operator()
                    && ((Application) one).arity() == ((Application) other).arity();
        }
        if (one instanceof Variable) {
            return ((Variable) one).same((Variable) other);
        }
        return ((Constant) one).same(other);
    }
}
