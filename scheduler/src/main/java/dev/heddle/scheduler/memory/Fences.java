package dev.heddle.scheduler.memory;

import dev.heddle.model.Clock;

/**
 * What the fences of one thread do for accesses that order nothing by themselves, as {@link java.lang.invoke.VarHandle} borrows it from C++ (ISO/IEC 14882, [atomics.fences]): a write after a
 * releasing fence hands on what had happened at the fence, and an acquiring fence takes in what earlier reads were handed.
 */
public final class Fences {

    /** What had happened at the last releasing fence; null if there was none. */
    private Clock released;
    /** What the thread was handed by what it has read; null if nothing. */
    private Clock handed;

    /** The thread with this number, whose clock is {@code own}, passes a releasing fence. */
    public void release(Clock own, int thread) {
        released = own.copy();
        own.tick(thread);
    }

    /** The thread whose clock is {@code own} passes an acquiring fence. */
    public void acquire(Clock own) {
        if (handed != null) {
            own.join(handed);
        }
    }

    /** The thread reads, without acquiring, what was written with {@code release}, which may be null. */
    public void read(Clock release) {
        if (release == null) {
            return;
        }
        if (handed == null) {
            handed = new Clock();
        }
        handed.join(release);
    }

    /** What somebody who reads a write of this thread is handed, together with {@code carried}, which may be null; null if nothing. */
    public Clock write(Clock carried) {
        if (released == null) {
            return carried;
        }
        Clock all = released.copy();
        if (carried != null) {
            all.join(carried);
        }
        return all;
    }
}
