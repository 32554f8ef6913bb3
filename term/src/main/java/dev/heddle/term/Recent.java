package dev.heddle.term;

import java.lang.ref.SoftReference;

/**
 * The applications to one or two arguments that were made last. Each term knows the places of the last two that were made of
 * it, so that a loop that goes through the same terms again finds each at once, without computing where it is.
 *
 * <p>Places are given out in turn, and what was there before is forgotten: a term holds only numbers of places and never keeps
 * alive what was made of it. Threads may use the table at the same time: what is found is looked at before it is believed.
 */
final class Recent {

    private static final int SIZE = 1 << 15;

    /** Given up when memory is short: terms may be large. */
    private SoftReference<Application[]> table = new SoftReference<>(new Application[SIZE]);
    private int next;

    /** The operator applied to the arguments, of which the second may be null; null if it is not known. */
    Application find(Operator operator, Term left, Term right) {
        Application[] places = table.get();
        if (places == null) {
            return null;
        }
        Term owner = owner(left, right);
        Application latest = places[owner.latest];
        if (latest != null && latest.is(operator, left, right)) {
            return latest;
        }
        Application earlier = places[owner.earlier];
        return earlier != null && earlier.is(operator, left, right) ? earlier : null;
    }

    /** The operator applied to a term that is no constant and a number of sort INT or LONG; null if it is not known. */
    Application find(Operator operator, Term left, long right) {
        Application[] places = table.get();
        if (places == null) {
            return null;
        }
        Application latest = places[left.latest];
        if (latest != null && latest.is(operator, left, right)) {
            return latest;
        }
        Application earlier = places[left.earlier];
        return earlier != null && earlier.is(operator, left, right) ? earlier : null;
    }

    /** Takes note of what the operator applied to the arguments is, unless it was simplified to something else. */
    void add(Operator operator, Term left, Term right, Term term) {
        if (!(term instanceof Application) || !((Application) term).is(operator, left, right)) {
            return;
        }
        Application[] places = table.get();
        if (places == null) {
            places = new Application[SIZE];
            table = new SoftReference<>(places);
        }
        Application application = (Application) term;
        if (places[application.place] != application) {
            int place = next++ & SIZE - 1;
            places[place] = application;
            application.place = place;
        }
        Term owner = owner(left, right);
        owner.earlier = owner.latest;
        owner.latest = application.place;
    }

    /** The term that knows the place: never a constant, which is used everywhere. */
    private static Term owner(Term left, Term right) {
        return left instanceof Constant && right != null ? right : left;
    }
}
