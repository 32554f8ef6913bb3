package dev.heddle.scheduler;

import dev.heddle.model.Operation;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A mutual exclusion lock that can also be tried.
 *
 * <p>A fair one is taken in the order in which threads came to wait for it; to come to wait is then an operation of
 * its own.
 */
public class Mutex extends OwnedLock {

    private final boolean fair;
    private final Deque<ProgramThread> queue = new ArrayDeque<>(0);

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
        } else if (!isFair() || !joinQueue(thread)) {
            thread.perform(new Acquire(0));
        }
    }

    public final void lockInterruptibly(ProgramThread thread) throws InterruptedException {
        if (!isOwnedBy(thread)) {
            if (!isFair() || thread.isInterrupted() || !joinQueue(thread)) {
                new TimedAcquire(thread, -1).by(thread);
            }
        } else if (thread.interruption.clear()) {
            throw new InterruptedException();
        } else {
            again();
        }
    }

    public final boolean tryLock(ProgramThread thread) {
        if (isOwnedBy(thread)) {
            again();
            return true;
        }
        return Instant.update(thread, this, Operation.Kind.TRY, "tryLock", this::takeIfFree);
    }

    public final boolean tryLock(ProgramThread thread, long nanos) throws InterruptedException {
        if (isOwnedBy(thread) && !thread.isInterrupted()) {
            again();
            return true;
        }
        return isFair() && !thread.isInterrupted() && joinQueue(thread) || new TimedAcquire(thread, Math.max(0, nanos)).by(thread);
    }

    public final void unlock(ProgramThread thread) {
        requireOwner(thread);
        if (once()) {
            thread.perform(new Release(0, false));
        }
    }

    /** Whether waiting threads have an order. */
    protected boolean isFair() {
        return fair;
    }

    /** Threads that are waiting for it. */
    public final int waiting(ProgramThread asking) {
        int count = 0;
        Execution execution = asking.execution();
        for (int i = 0; i < execution.threadCount(); i++) {
            Action pending = execution.thread(i).pending;
            if (pending != null && pending.resource() == this && !pending.enabled(execution.thread(i))) {
                count++;
            }
        }
        return count;
    }

    private Boolean takeIfFree(ProgramThread thread) {
        if (!super.isFree(thread)) {
            return false;
        }
        take(thread, 1);
        changed();
        return true;
    }

    /** Takes the lock if nobody is before {@code thread}, else joins the queue; true if taken. */
    private boolean joinQueue(ProgramThread thread) {
        return Instant.update(thread, this, Operation.Kind.TRY, "lock or queue for", t -> {
            if (queue.isEmpty() && takeIfFree(t)) {
                return true;
            }
            queue.add(t);
            return false;
        });
    }

    /** 1 if it is free, and the queue's head in the upper half. */
    @Override
    protected long state() {
        return super.state() | (queue.isEmpty() ? 0L : queue.peek().index + 1L) << 32;
    }

    @Override
    protected boolean couldTake(long state) {
        return (state & 1) == 1;
    }

    @Override
    protected boolean isFree(ProgramThread thread) {
        return super.isFree(thread) && (queue.isEmpty() || queue.peek() == thread || !queue.contains(thread));
    }

    @Override
    protected void take(ProgramThread thread, int times) {
        queue.remove(thread);
        super.take(thread, times);
    }

    @Override
    public String name() {
        return "lock " + shared().name();
    }

    /** Takes the lock, waiting for it not longer than a time, or until interrupted. */
    private final class TimedAcquire extends Blocking {

        TimedAcquire(ProgramThread thread, long nanos) {
            super(Kind.ACQUIRE, Mutex.this, thread, nanos, true);
        }

        @Override
        protected boolean ready(ProgramThread thread) {
            return isFree(thread);
        }

        @Override
        protected boolean readyIn(long state, int version) {
            return couldTake(state);
        }

        @Override
        protected void proceed(ProgramThread thread) {
            take(thread, 1);
        }

        @Override
        protected void giveUp(ProgramThread thread) {
            queue.remove(thread);
        }

        @Override
        protected ProgramThread awaited(ProgramThread thread) {
            return inTheWay(thread);
        }
    }
}
