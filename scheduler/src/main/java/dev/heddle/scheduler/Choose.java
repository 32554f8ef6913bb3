package dev.heddle.scheduler;

import dev.heddle.model.Resource;

/** {@code Heddle.choose}: takes one of several values. */
final class Choose extends Action {

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
        value = thread.execution.choose(thread, options, "a value");
    }

    @Override
    public int label() {
        return value;
    }

    @Override
    public boolean writes() {
        return false;
    }

    @Override
    public Resource resource() {
        return null;
    }

    @Override
    public String describe() {
        return "choose " + value + " of " + options;
    }
}
