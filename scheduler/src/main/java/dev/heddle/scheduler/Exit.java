package dev.heddle.scheduler;

import dev.heddle.model.Footprint;
import dev.heddle.model.Resource;

/** {@code System.exit}: ends the program, whatever the other threads are doing. */
final class Exit extends Action {

    private final int status;

    Exit(int status) {
        super(Kind.END, 0);
        this.status = status;
    }

    @Override
    protected void touch(ProgramThread thread, Footprint all) {
        all.add(WORLD, true, 0, 0);
    }

    @Override
    protected void run(ProgramThread thread) {
        // The thread goes on to run the shutdown hooks.
    }

    @Override
    public Resource resource() {
        return null;
    }

    @Override
    public String describe() {
        return "exit " + status;
    }
}
