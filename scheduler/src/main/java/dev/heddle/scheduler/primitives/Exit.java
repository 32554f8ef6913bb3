package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;
import dev.heddle.model.Resource;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.ProgramThread;

/** Ends the program, whatever the other threads are doing: as {@code System.exit} does. */
class Exit extends Action {

    private final String description;
    private final boolean orderly;

    /** {@code orderly} if shutdown hooks run before the end. */
    Exit(String description, boolean orderly) {
        super(Kind.END, 0);
        this.description = description;
        this.orderly = orderly;
    }

    @Override
    protected void touch(ProgramThread thread, Footprint all) {
        touchWorld(thread, all);
        thread.execution().properties().touchEnd(all);
        if (orderly && thread.execution().lens().hooksObserved()) {
            ShutdownHooks.of(thread).touch(thread, all, true);
        }
    }

    @Override
    protected boolean enabled(ProgramThread thread) {
        return !orderly || !thread.execution().isShuttingDown();
    }

    @Override
    protected Readiness readiness(ProgramThread thread) {
        return orderly ? Readiness.stateIs(0, 0) : Readiness.ALWAYS;
    }

    @Override
    protected ProgramThread awaited(ProgramThread thread) {
        return thread.execution().shutsDown();
    }

    @Override
    protected String waitingFor() {
        return "the end of a shutdown";
    }

    @Override
    protected final void run(ProgramThread thread) {
        // The thread goes on to run the shutdown hooks, if any are to run.
        if (orderly) {
            thread.execution().shutDown(thread);
        }
    }

    @Override
    public final Resource resource() {
        return null;
    }

    @Override
    public final String describe() {
        return description;
    }
}
