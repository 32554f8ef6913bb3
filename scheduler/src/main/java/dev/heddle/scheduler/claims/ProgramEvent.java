package dev.heddle.scheduler.claims;

import dev.heddle.model.Footprint;
import dev.heddle.scheduler.kernel.LocalAction;
import dev.heddle.scheduler.kernel.ProgramThread;

/** An event that the program tells of by {@code Heddle.event}, and that properties are about. */
final class ProgramEvent extends LocalAction {

    private final String name;

    ProgramEvent(String name) {
        super(Kind.EVENT, 0);
        this.name = name;
    }

    /** Events whose order a property is about do not change places. */
    @Override
    protected void touch(ProgramThread thread, Footprint all) {
        thread.execution().properties().touch(name, all);
    }

    @Override
    protected void run(ProgramThread thread) {
        thread.execution().properties().happens(name);
    }

    @Override
    public String describe() {
        return "event " + name;
    }
}
