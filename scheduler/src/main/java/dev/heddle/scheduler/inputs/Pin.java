package dev.heddle.scheduler.inputs;

import dev.heddle.model.Fork;
import dev.heddle.runtime.Sites;
import dev.heddle.scheduler.kernel.LocalAction;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** The point at which a term becomes a plain value, because it goes where terms cannot go. */
final class Pin extends LocalAction {

    private final Fork fork;

    Pin(Term term, Object value, int site) {
        super(Kind.BRANCH, site);
        this.fork = Fork.ofPinned(term, isNaN(value) ? Terms.not(Terms.eq(term, term)) : Terms.eq(term, Constant.ofValue(value)),
                site == 0 ? null : Sites.get(site).owner);
    }

    private static boolean isNaN(Object value) {
        return value instanceof Float number && number.isNaN() || value instanceof Double real && real.isNaN();
    }

    @Override
    protected Fork fork() {
        return fork;
    }

    @Override
    public String describe() {
        return "take " + fork.constraint() + (fork.destination() == null ? "" : ", which goes to " + fork.destination());
    }
}
