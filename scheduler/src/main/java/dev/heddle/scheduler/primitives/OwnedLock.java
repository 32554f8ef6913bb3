package dev.heddle.scheduler.primitives;

import dev.heddle.model.Readiness;
import dev.heddle.model.Resource;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;

/** A lock that one thread at a time owns, any number of times. */
public abstract class OwnedLock extends Synchronizer {

    private static final Readiness FREE = Readiness.stateIs(0, 1);

    private ProgramThread owner;
    private int holds;

    protected OwnedLock(Shared shared, String part) {
        super(shared, part);
    }

    public final ProgramThread owner() {
        return owner;
    }

    public final boolean isOwnedBy(ProgramThread thread) {
        return owner == thread;
    }

    public final int holds() {
        return holds;
    }

    /** Makes {@code thread} the owner without an event: it took the lock before others could see it. */
    protected final void ownedBy(ProgramThread thread, int times) {
        owner = thread;
        holds = times;
    }

    /** True if {@code thread}, which does not own the lock, could take it now. */
    protected boolean isFree(ProgramThread thread) {
        return owner == null;
    }

    /** 1 if nobody owns it, else 0. */
    @Override
    protected long state() {
        return owner == null ? 1 : 0;
    }

    /** When a thread that asks for the lock gets it, if the lock is what is touched at {@code touch}. */
    protected Readiness free(int touch) {
        return touch == 0 ? FREE : Readiness.stateIs(touch, 1);
    }

    /** When no other thread is to have the lock before {@code thread}, if the lock is what is touched at {@code touch}. */
    protected Readiness turnOf(ProgramThread thread, int touch) {
        return Readiness.ALWAYS;
    }

    /** Whether threads have the lock in the order in which they came to wait for it, or somebody asks who waits. */
    protected boolean queues(ProgramThread thread) {
        return false;
    }

    /** Lets {@code thread}, which had given up the lock, be the last that waits for it, if such threads queue. */
    protected void enqueue(ProgramThread thread) {
    }

    /** Somebody on whom {@code thread} would have to wait, or null. */
    protected ProgramThread inTheWay(ProgramThread thread) {
        return owner;
    }

    protected void take(ProgramThread thread, int times) {
        owner = thread;
        holds = times;
        acquire(thread);
        thread.spins.locked();
    }

    protected void giveUp(ProgramThread thread) {
        owner = null;
        holds = 0;
        release(thread);
        changed();
        thread.spins.unlocked();
    }

    /** Takes it once more; {@code thread} owns it. */
    protected final void again() {
        if (++holds < 0) {
            throw new Error("Maximum lock count exceeded");
        }
    }

    /** Gives it back once; true if that was the last time. */
    protected final boolean once() {
        return --holds == 0;
    }

    public final void requireOwner(ProgramThread thread) {
        if (owner != thread) {
            throw new IllegalMonitorStateException();
        }
    }

    /** An operation on the lock. */
    protected abstract class LockAction extends Action {

        protected LockAction(Kind kind, int site) {
            super(kind, site);
        }

        @Override
        public final Resource resource() {
            return OwnedLock.this;
        }

        @Override
        protected boolean pure() {
            return true;
        }
    }

    /** Takes the lock, waiting until it is free. */
    protected final class Acquire extends LockAction {

        public Acquire(int site) {
            super(Kind.ACQUIRE, site);
        }

        @Override
        protected boolean enabled(ProgramThread thread) {
            return isFree(thread);
        }

        @Override
        protected Readiness readiness(ProgramThread thread) {
            return free(0).and(turnOf(thread, 0));
        }

        @Override
        protected void run(ProgramThread thread) {
            take(thread, 1);
        }

        @Override
        protected ProgramThread awaited(ProgramThread thread) {
            return inTheWay(thread);
        }
    }

    /** Gives the lock up. */
    protected final class Release extends LockAction {

        private final boolean eager;

        /** {@code eager} if nobody can notice anything but that the lock is free. */
        public Release(int site, boolean eager) {
            super(Kind.RELEASE, site);
            this.eager = eager;
        }

        @Override
        protected boolean eager(ProgramThread thread) {
            return eager;
        }

        @Override
        protected void run(ProgramThread thread) {
            giveUp(thread);
        }
    }
}
