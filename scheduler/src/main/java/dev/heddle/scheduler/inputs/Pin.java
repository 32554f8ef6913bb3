package dev.heddle.scheduler.inputs;

import dev.heddle.model.Fork;
import dev.heddle.runtime.Sites;
import dev.heddle.scheduler.kernel.LocalAction;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** The point at which a term becomes a plain value, because it goes where terms cannot go. */
final class Pin extends LocalAction {

    private final Fork fork;

    Pin(Term term, Object value, int site) {
        super(Kind.BRANCH, site);
        this.fork = Fork.ofPinned(term, Terms.hasValue(term, value), site == 0 ? null : Sites.get(site).owner);
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
