package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;
import java.util.function.Consumer;

/**
 * The monitor of an object: {@code synchronized}, {@code wait}, {@code notify}, {@code notifyAll}.
 *
 * <p>While somebody owns it, no operation on it of anybody else is enabled; so leaving it, and waiting, need no
 * decision when to happen. Entering does.
 */
final class Monitor extends OwnedLock {

    private final Waiters waiters;

    Monitor(Shared shared) {
        super(shared, "monitor");
        this.waiters = new Waiters(this, shared.name(), false);
    }

    /** The monitor of the object that {@code shared} is about. */
    static Monitor of(Shared shared) {
        return shared.monitor(Monitor::new);
    }

    /** True if another thread than {@code thread} is in the monitor. */
    static boolean isOwnedByOther(Shared shared, ProgramThread thread) {
        if (!shared.hasMonitor()) {
            return false;
        }
        ProgramThread owner = of(shared).owner();
        return owner != null && owner != thread;
    }

    /** The thread is in the monitor already, once more than was known. */
    void ownedOnceMore(ProgramThread thread) {
        if (isOwnedBy(thread)) {
            again();
        } else {
            ownedBy(thread, 1);
        }
    }

    void enter(ProgramThread thread, int site) {
        if (isOwnedBy(thread)) {
            again();
        } else {
            thread.perform(new Acquire(site));
        }
    }

    void exit(ProgramThread thread, int site) {
        if (isOwnedBy(thread) && once()) {
            thread.perform(new Release(site, true));
        }
    }

    /** {@code nanos} is negative for a wait without a limit. */
    void await(ProgramThread thread, long nanos) throws InterruptedException {
        if (shared().target() instanceof Thread) {
            thread.execution().lens().learnLiveness();
        }
        if (waiters.await(thread, nanos, true) == Waiters.End.INTERRUPTED) {
            throw new InterruptedException();
        }
    }

    void signal(ProgramThread thread, boolean all) {
        waiters.signal(thread, all);
    }

    /** Adds that the thread whose object this is the monitor of ends: it does so in the monitor, and notifies whoever waits there. */
    void touchEnd(ProgramThread thread, Footprint all) {
        touch(thread, all, true);
        waiters.touch(thread, all);
    }

    /** That thread ends; {@code concerned} is told of each that is notified. */
    void threadEnds(Consumer<Synchronizer> concerned) {
        waiters.dismissAll(concerned);
    }

    @Override
    public String name() {
        return "monitor of " + shared().name();
    }
}
