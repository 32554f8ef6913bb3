package dev.heddle.scheduler.jdk.concurrent;

import dev.heddle.model.Operation;
import dev.heddle.model.Readiness;
import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.primitives.Blocking;
import dev.heddle.scheduler.primitives.Instant;
import dev.heddle.scheduler.primitives.Line;
import dev.heddle.scheduler.primitives.QueueHead;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.StampedLock;

/**
 * {@link StampedLock}. Stamps are those that the JDK would give: a version, a bit for a writer, a count of readers.
 *
 * <p>As in the JDK, a thread that cannot have the lock at once joins a queue, and goes on when all before it have. Whoever comes new overtakes
 * the queue if the lock is free for him; only a reader who finds that the lock changes under his hands does not try again while
 * others queue.
 */
@Models("java.util.concurrent.locks.StampedLock")
public final class StampedLocks {

    private static final long STATE = Internals.offset(StampedLock.class, "state");
    private static final long WRITER = 128;
    private static final long READERS = 127;
    private static final long VERSION = ~READERS;
    private static final long ORIGIN = 256;
    /** What a reader expects to stay as he saw it: no writer, and half of the readers at most. */
    private static final long AT_ONCE = ~192L;

    private StampedLocks() {
    }

    public static boolean applies(Object self) {
        ProgramThread current = ProgramThread.current();
        return current != null && current.findPublished(self) != null;
    }

    private static State of(StampedLock self) {
        return ProgramThread.current().findPublished(self)
                .primitive(shared -> new State(shared, Internals.UNSAFE.getLong(self, STATE)));
    }

    // ---- writing ----

    public static long writeLock(StampedLock self) {
        return of(self).lockUninterruptibly(true);
    }

    public static long writeLockInterruptibly(StampedLock self) throws InterruptedException {
        return of(self).lock(true, -1);
    }

    public static long tryWriteLock(StampedLock self) {
        return of(self).tryLock(true);
    }

    public static long tryWriteLock(StampedLock self, long time, TimeUnit unit) throws InterruptedException {
        return of(self).lock(true, Math.max(0, unit.toNanos(time)));
    }

    public static void unlockWrite(StampedLock self, long stamp) {
        State state = of(self);
        require(state.update("unlockWrite", t -> state.bits == stamp && (stamp & WRITER) != 0 && state.endWrite(t)));
    }

    public static boolean tryUnlockWrite(StampedLock self) {
        State state = of(self);
        return state.update("tryUnlockWrite", t -> (state.bits & WRITER) != 0 && state.endWrite(t));
    }

    // ---- reading ----

    public static long readLock(StampedLock self) {
        State state = of(self);
        if (!ProgramThread.current().execution().lens().overtakingObserved()) {
            return state.lockUninterruptibly(false);
        }
        long seen = Instant.look(ProgramThread.current(), state, "look at", t -> state.bits);
        return state.lockUninterruptibly(false, t -> state.bits == (seen & AT_ONCE) || state.line.isEmpty() && state.isFree(false));
    }

    public static long readLockInterruptibly(StampedLock self) throws InterruptedException {
        return of(self).lock(false, -1);
    }

    public static long tryReadLock(StampedLock self) {
        return of(self).tryLock(false);
    }

    public static long tryReadLock(StampedLock self, long time, TimeUnit unit) throws InterruptedException {
        return of(self).lock(false, Math.max(0, unit.toNanos(time)));
    }

    public static void unlockRead(StampedLock self, long stamp) {
        State state = of(self);
        require(state.update("unlockRead", t -> (stamp & READERS) != 0 && state.sameVersion(stamp) && state.endRead(t)));
    }

    public static boolean tryUnlockRead(StampedLock self) {
        State state = of(self);
        return state.update("tryUnlockRead", state::endRead);
    }

    public static void unlock(StampedLock self, long stamp) {
        if ((stamp & WRITER) != 0) {
            unlockWrite(self, stamp);
        } else {
            unlockRead(self, stamp);
        }
    }

    /** Called by the views of the lock as a {@code ReadWriteLock}. */
    public static void unstampedUnlockWrite(StampedLock self) {
        require(tryUnlockWrite(self));
    }

    public static void unstampedUnlockRead(StampedLock self) {
        require(tryUnlockRead(self));
    }

    // ---- optimistic reading and conversion ----

    public static long tryOptimisticRead(StampedLock self) {
        State state = of(self);
        return Instant.look(ProgramThread.current(), state, "tryOptimisticRead", t -> {
            InstrumentedThread.calling().memory().takeStamp();
            if ((state.bits & WRITER) != 0) {
                return 0L;
            }
            state.observe(t);
            return state.bits & VERSION;
        });
    }

    public static boolean validate(StampedLock self, long stamp) {
        State state = of(self);
        return Instant.look(ProgramThread.current(), state, "validate", t -> {
            InstrumentedThread.calling().memory().settleStamp();
            return state.sameVersion(stamp);
        });
    }

    public static long tryConvertToWriteLock(StampedLock self, long stamp) {
        State state = of(self);
        return state.convert("tryConvertToWriteLock", stamp, t -> {
            if ((stamp & READERS) == 0) {
                return (stamp & WRITER) != 0 ? stamp : (state.bits & (WRITER | READERS)) == 0 ? state.beginWrite(t) : 0;
            }
            if ((state.bits & READERS) != 1) {
                return 0L;
            }
            state.bits--;
            return state.beginWrite(t);
        });
    }

    public static long tryConvertToReadLock(StampedLock self, long stamp) {
        State state = of(self);
        return state.convert("tryConvertToReadLock", stamp, t -> {
            if ((stamp & READERS) != 0) {
                return stamp;
            }
            if ((stamp & WRITER) != 0) {
                state.endWrite(t);
            }
            return state.beginRead(t);
        });
    }

    public static long tryConvertToOptimisticRead(StampedLock self, long stamp) {
        State state = of(self);
        return state.convert("tryConvertToOptimisticRead", stamp, t -> {
            if ((stamp & WRITER) != 0) {
                state.endWrite(t);
            } else if ((stamp & READERS) != 0) {
                state.endRead(t);
            }
            InstrumentedThread.calling().memory().takeStamp();
            return state.bits & VERSION;
        });
    }

    // ---- what others see ----

    public static boolean isWriteLocked(StampedLock self) {
        State state = of(self);
        return Instant.look(ProgramThread.current(), state, "isWriteLocked", t -> (state.bits & WRITER) != 0);
    }

    public static boolean isReadLocked(StampedLock self) {
        return getReadLockCount(self) > 0;
    }

    public static int getReadLockCount(StampedLock self) {
        State state = of(self);
        return Instant.look(ProgramThread.current(), state, "getReadLockCount", t -> (int) (state.bits & READERS));
    }

    public static String toString(StampedLock self) {
        State state = of(self);
        return Synchronizers.name(self) + Instant.look(ProgramThread.current(), state, "toString", t -> (state.bits & (WRITER | READERS)) == 0 ? "[Unlocked]"
                : (state.bits & WRITER) != 0 ? "[Write-locked]" : "[Read-locks:" + (state.bits & READERS) + "]");
    }

    private static void require(boolean held) {
        if (!held) {
            throw new IllegalMonitorStateException();
        }
    }

    /** One operation on the state. */
    private interface Step<T> {

        T by(ProgramThread thread);
    }

    /** A thread that waits for the lock. */
    private record Queued(ProgramThread thread, boolean writes) {
    }

    private static final class State extends Synchronizer {

        private long bits;
        private final Line<Queued> line = new Line<>(this);

        State(Shared shared, long bits) {
            super(shared, "lock");
            this.bits = bits;
        }

        /** How the lock is held, and the queue's head in the upper half. */
        @Override
        protected long state() {
            return bits & (WRITER | READERS) | QueueHead.state(line.isEmpty() ? null : line.head().thread);
        }

        boolean sameVersion(long stamp) {
            return stamp != 0 && (bits & VERSION) == (stamp & VERSION);
        }

        boolean update(String name, Step<Boolean> step) {
            return Instant.update(ProgramThread.current(), this, Operation.Kind.RELEASE, name, step::by);
        }

        long convert(String name, long stamp, Step<Long> step) {
            return Instant.update(ProgramThread.current(), this, Operation.Kind.TRY, name, t -> sameVersion(stamp) ? step.by(t) : 0L);
        }

        long tryLock(boolean write) {
            return Instant.attempt(ProgramThread.current(), this, write ? "tryWriteLock" : "tryReadLock",
                    t -> !isFree(write) ? 0L : write ? beginWrite(t) : beginRead(t));
        }

        long lock(boolean write, long nanos) throws InterruptedException {
            ProgramThread current = ProgramThread.current();
            long stamp = Instant.updateInterruptibly(current, this, Operation.Kind.TRY, name(write), t -> takeOrQueue(t, write, u -> isFree(write)));
            if (stamp != 0) {
                return stamp;
            }
            Await await = new Await(current, write, nanos, true);
            return await.by(current) ? await.stamp : 0;
        }

        long lockUninterruptibly(boolean write) {
            return lockUninterruptibly(write, t -> isFree(write));
        }

        /** {@code overtakes} decides whether the thread may have the lock before those who queue. */
        long lockUninterruptibly(boolean write, Step<Boolean> overtakes) {
            ProgramThread current = ProgramThread.current();
            long stamp = Instant.update(current, this, Operation.Kind.TRY, name(write), t -> takeOrQueue(t, write, overtakes));
            if (stamp != 0) {
                return stamp;
            }
            Await await = new Await(current, write, -1, false);
            await.uninterruptiblyBy(current);
            return await.stamp;
        }

        private static String name(boolean write) {
            return write ? "write-lock" : "read-lock";
        }

        /** Takes the lock, or joins the queue and returns 0. */
        private long takeOrQueue(ProgramThread thread, boolean write, Step<Boolean> overtakes) {
            if (!write && !line.isEmpty() && isFree(false)) {
                thread.execution().lens().learnOvertaking();
            }
            if (overtakes.by(thread)) {
                return write ? beginWrite(thread) : beginRead(thread);
            }
            line.add(new Queued(thread, write));
            return 0;
        }

        boolean isFree(boolean write) {
            return (bits & (write ? WRITER | READERS : WRITER)) == 0;
        }

        long beginWrite(ProgramThread thread) {
            bits |= WRITER;
            acquire(thread);
            changed();
            InstrumentedThread.calling().memory().settleStamp();
            return bits;
        }

        boolean endWrite(ProgramThread thread) {
            bits += WRITER;
            if (bits == 0) {
                bits = ORIGIN;
            }
            release(thread);
            changed();
            return true;
        }

        long beginRead(ProgramThread thread) {
            bits++;
            acquire(thread);
            changed();
            InstrumentedThread.calling().memory().settleStamp();
            return bits;
        }

        boolean endRead(ProgramThread thread) {
            if ((bits & WRITER) != 0 || (bits & READERS) == 0) {
                return false;
            }
            bits--;
            release(thread);
            changed();
            return true;
        }

        /** What the last writer did happens before what an optimistic reader does next. */
        void observe(ProgramThread thread) {
            acquire(thread);
        }

        private final class Await extends Blocking {

            private final Queued entry;
            private long stamp;

            Await(ProgramThread thread, boolean write, long nanos, boolean interruptibly) {
                super(Kind.ACQUIRE, State.this, thread, nanos, interruptibly);
                this.entry = new Queued(thread, write);
            }

            @Override
            protected boolean ready(ProgramThread thread) {
                return isFree(entry.writes) && entry.equals(line.head());
            }

            @Override
            protected Readiness condition() {
                return Readiness.bitsAre(0, entry.writes ? WRITER | READERS : WRITER, 0).and(QueueHead.is(0, entry.thread));
            }

            @Override
            protected void proceed(ProgramThread thread) {
                line.remove(entry);
                stamp = entry.writes ? beginWrite(thread) : beginRead(thread);
            }

            @Override
            protected void giveUp(ProgramThread thread) {
                line.remove(entry);
            }

            @Override
            public String describe() {
                return State.name(entry.writes) + " " + resource().name();
            }
        }
    }
}
