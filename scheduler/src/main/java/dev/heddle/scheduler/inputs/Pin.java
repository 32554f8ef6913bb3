package dev.heddle.scheduler.inputs;

import dev.heddle.runtime.Sites;
import dev.heddle.scheduler.kernel.LocalAction;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** The point at which a term becomes a plain value, because it goes where terms cannot go. */
final class Pin extends LocalAction {

    private final Term term;
    private final Term constraint;

    Pin(Term term, Object value, int site) {
        super(Kind.BRANCH, site);
        this.term = term;
        this.constraint = isNaN(value) ? Terms.not(Terms.eq(term, term)) : Terms.eq(term, Constant.ofValue(value));
    }

    private static boolean isNaN(Object value) {
        return value instanceof Float number && number.isNaN() || value instanceof Double real && real.isNaN();
    }

    @Override
    public int label() {
        return 0;
    }

    @Override
    public Term pinned() {
        return term;
    }

    @Override
    public String destination() {
        return site() == 0 ? null : Sites.get(site()).owner;
    }

    @Override
    public Term constraint() {
        return constraint;
    }

    @Override
    public String describe() {
        return "take " + constraint + (destination() == null ? "" : ", which goes to " + destination());
    }
}
