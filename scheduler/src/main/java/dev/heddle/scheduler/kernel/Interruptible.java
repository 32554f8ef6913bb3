package dev.heddle.scheduler.kernel;

import dev.heddle.model.Footprint;

/** What a thread waits in, if an interrupt takes it out of there. */
public interface Interruptible {

    void interrupt();

    /** Adds to {@code all} what {@link #interrupt} touches. */
    void touch(ProgramThread thread, Footprint all);
}
