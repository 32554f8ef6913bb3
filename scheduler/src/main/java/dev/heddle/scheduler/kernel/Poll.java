package dev.heddle.scheduler.kernel;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;

/** Waits for a while, or until something that was looked at changes: what a thread does that goes round a loop until it is late enough. */
final class Poll extends LocalAction {

    /** From here on time does not pass any more. */
    static final long LATEST = Long.MAX_VALUE / 4;

    /** The clock moves at least so far. */
    private static final long LEAST = 1_000_000;
    /** Of the time that the thread has waited already, it may be too late by so large a part, which is less than the limits' tolerance. */
    private static final long PART = 16;

    private final Sight sight;
    private final Patience patience;

    private Poll(Sight sight, Patience patience, int site) {
        super(Kind.SLEEP, site);
        this.sight = sight;
        this.patience = patience;
    }

    /** What {@code thread} does that has been waiting for {@code nanos}. */
    static Poll of(ProgramThread thread, Sight sight, long nanos, int site) {
        return new Poll(sight, Patience.polling(thread, Math.max(LEAST, nanos / PART)), site);
    }

    @Override
    protected boolean enabled(ProgramThread thread) {
        return sight.hasChanged() || patience.mayEnd();
    }

    @Override
    protected Patience patience() {
        return patience;
    }

    @Override
    protected long deadline(ProgramThread thread) {
        return patience.deadline();
    }

    @Override
    protected void touch(ProgramThread thread, Footprint all) {
        sight.touch(all);
    }

    @Override
    protected Readiness readiness(ProgramThread thread) {
        return sight.changed(0).or(patience.readiness());
    }

    @Override
    protected void run(ProgramThread thread) {
        if (sight.hasChanged()) {
            thread.spins.stopPolling();
        } else {
            patience.runOut(thread);
        }
    }

    @Override
    protected boolean pure() {
        return true;
    }

    @Override
    public String describe() {
        return "look at the clock";
    }

    @Override
    protected String waitingFor() {
        return "time to pass (looking at the clock)";
    }
}
