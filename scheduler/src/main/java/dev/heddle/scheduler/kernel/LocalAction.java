package dev.heddle.scheduler.kernel;

import dev.heddle.model.Resource;

/** An action on no object that threads share; unless a subclass says otherwise, that it happens is all. */
public abstract class LocalAction extends Action {

    public LocalAction(Kind kind, int site) {
        super(kind, site);
    }

    @Override
    protected void run(ProgramThread thread) {
        // That it happens is all.
    }

    @Override
    public final boolean writes() {
        return false;
    }

    @Override
    public final Resource resource() {
        return null;
    }
}
