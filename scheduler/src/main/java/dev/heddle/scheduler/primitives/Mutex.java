package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.memory.Shared;

/**
 * A mutual exclusion lock that can also be tried.
 *
 * <p>A fair one is taken in the order in which threads came to wait for it; to come to wait is then an operation of
 * its own, as it is where the program asks who waits.
 */
public class Mutex extends OwnedLock {

    private static final String QUEUEING = "lock or queue for";

    private final boolean fair;
    private final Line<ProgramThread> line = new Line<>(this);

    /** {@code owner} holds it already, {@code holds} times, if not null. */
    public Mutex(Shared shared, String part, boolean fair, ProgramThread owner, int holds) {
        super(shared, part);
        this.fair = fair;
        if (owner != null) {
            ownedBy(owner, holds);
        }
    }

    public final void lock(ProgramThread thread) {
        if (isOwnedBy(thread)) {
            again();
        } else if (!queues(thread) || !Instant.take(thread, this, QUEUEING, this::joinQueue)) {
            thread.perform(new Acquire(0));
        }
    }

    public final void lockInterruptibly(ProgramThread thread) throws InterruptedException {
        lockInterruptibly(thread, -1);
    }

    /** {@code nanos} is negative for no limit; false if the time ran out. */
    private boolean lockInterruptibly(ProgramThread thread, long nanos) throws InterruptedException {
        if (isOwnedBy(thread)) {
            Instant.requireUninterrupted(thread);
            again();
            return true;
        }
        return queues(thread) && Instant.takeInterruptibly(thread, this, QUEUEING, this::joinQueue)
                || new TimedAcquire(thread, nanos).by(thread);
    }

    public final boolean tryLock(ProgramThread thread) {
        if (isOwnedBy(thread)) {
            again();
            return true;
        }
        return Instant.attempt(thread, this, "tryLock", this::takeIfFree);
    }

    public final boolean tryLock(ProgramThread thread, long nanos) throws InterruptedException {
        return lockInterruptibly(thread, Math.max(0, nanos));
    }

    public final void unlock(ProgramThread thread) {
        requireOwner(thread);
        if (once()) {
            thread.perform(new Release(0, false));
        }
    }

    /** Whether it matters when threads come to wait. */
    @Override
    protected boolean queues(ProgramThread thread) {
        return fair || thread.execution().lens().queuesObserved();
    }

    /** The threads that are waiting for it. */
    public final Line<ProgramThread> line() {
        return line;
    }

    @Override
    public void touch(ProgramThread thread, Footprint all, boolean write) {
        super.touch(thread, all, write);
        line.touch(thread, all, write);
    }

    private Boolean takeIfFree(ProgramThread thread) {
        if (!super.isFree(thread)) {
            return false;
        }
        take(thread, 1);
        return true;
    }

    /** Takes the lock if nobody is before {@code thread}, else joins the queue; true if taken. */
    private boolean joinQueue(ProgramThread thread) {
        if ((line.isEmpty() || !fair) && takeIfFree(thread)) {
            return true;
        }
        line.add(thread);
        return false;
    }

    /** 1 if it is free, and the queue's head in the upper half. */
    @Override
    protected long state() {
        return super.state() | QueueHead.state(line.head());
    }

    @Override
    protected Readiness free(int touch) {
        return Readiness.bitsAre(touch, 1, 1);
    }

    @Override
    protected Readiness turnOf(ProgramThread thread, int touch) {
        return QueueHead.isNobody(touch).or(QueueHead.is(touch, thread));
    }

    @Override
    protected void enqueue(ProgramThread thread) {
        if (queues(thread)) {
            line.add(thread);
        }
    }

    @Override
    protected boolean isFree(ProgramThread thread) {
        return super.isFree(thread) && (line.isEmpty() || line.head() == thread || !queues(thread));
    }

    @Override
    protected void take(ProgramThread thread, int times) {
        line.remove(thread);
        changed();
        super.take(thread, times);
    }

    @Override
    public String name() {
        return "lock " + shared().name();
    }

    /** Takes the lock, waiting for it not longer than a time, or until interrupted. */
    private final class TimedAcquire extends Blocking {

        private final ProgramThread thread;

        TimedAcquire(ProgramThread thread, long nanos) {
            super(Kind.ACQUIRE, Mutex.this, thread, nanos, true);
            this.thread = thread;
        }

        @Override
        protected boolean ready(ProgramThread thread) {
            return isFree(thread);
        }

        @Override
        protected Readiness condition() {
            return free(0).and(turnOf(thread, 0));
        }

        @Override
        protected void proceed(ProgramThread thread) {
            take(thread, 1);
        }

        @Override
        protected void giveUp(ProgramThread thread) {
            line.remove(thread);
        }

        @Override
        protected ProgramThread awaited(ProgramThread thread) {
            return inTheWay(thread);
        }
    }
}
