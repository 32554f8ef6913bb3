package dev.heddle.scheduler.claims;

import dev.heddle.model.Fork;
import dev.heddle.scheduler.kernel.LocalAction;
import dev.heddle.scheduler.kernel.ProgramThread;

/** {@code Heddle.choose}: takes one of several values. */
final class Choose extends LocalAction {

    private final int options;
    private int value = -1;

    Choose(int options) {
        super(Kind.CHOOSE, 0);
        this.options = options;
    }

    int value() {
        return value;
    }

    /** Which value it is concerns nobody else. */
    @Override
    protected boolean eager(ProgramThread thread) {
        return true;
    }

    @Override
    protected void run(ProgramThread thread) {
        value = thread.execution().choose(thread, options, "a value");
    }

    @Override
    protected Fork fork() {
        return value < 0 ? null : Fork.ofValue(value);
    }

    @Override
    public String describe() {
        return "choose " + value + " of " + options;
    }
}
