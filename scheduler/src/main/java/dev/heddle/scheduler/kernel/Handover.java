package dev.heddle.scheduler.kernel;

import dev.heddle.model.Clock;

/** What a thread had done when it handed something over: all that happens before what is done by whoever is given it. */
public final class Handover {

    private final Clock clock;
    private final long time;

    /** {@code thread} hands something over now. */
    public Handover(ProgramThread thread) {
        clock = thread.clock.copy();
        thread.clock.tick(thread.index);
        time = thread.time;
    }

    /** {@code thread} is given it. */
    public void to(ProgramThread thread) {
        thread.clock.join(clock);
        if (time > thread.time) {
            thread.time = time;
        }
    }
}
