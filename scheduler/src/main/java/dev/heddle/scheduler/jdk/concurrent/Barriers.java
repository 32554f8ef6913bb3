package dev.heddle.scheduler.jdk.concurrent;

import dev.heddle.model.Footprint;
import dev.heddle.model.Operation;
import dev.heddle.model.Readiness;
import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.primitives.Blocking;
import dev.heddle.scheduler.primitives.Instant;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** {@link CyclicBarrier}. */
@Models("java.util.concurrent.CyclicBarrier")
public final class Barriers {

    private static final long COMMAND = Internals.offset(CyclicBarrier.class, "barrierCommand");

    private Barriers() {
    }

    public static boolean applies(Object self) {
        InstrumentedThread current = InstrumentedThread.current();
        return current != null && current.findPublished(self) != null;
    }

    private static Barrier of(CyclicBarrier self) {
        return InstrumentedThread.current().findPublished(self).primitive(shared -> new Barrier(shared, self));
    }

    public static int await(CyclicBarrier self) throws InterruptedException, BrokenBarrierException {
        try {
            return of(self).await(-1);
        } catch (TimeoutException impossible) {
            throw new Error(impossible);
        }
    }

    public static int await(CyclicBarrier self, long timeout, TimeUnit unit)
            throws InterruptedException, BrokenBarrierException, TimeoutException {
        return of(self).await(Math.max(0, unit.toNanos(timeout)));
    }

    public static boolean isBroken(CyclicBarrier self) {
        Barrier barrier = of(self);
        return Instant.look(InstrumentedThread.current(), barrier, "isBroken", thread -> barrier.generation.broken);
    }

    public static void reset(CyclicBarrier self) {
        Barrier barrier = of(self);
        Instant.update(InstrumentedThread.current(), barrier, Operation.Kind.SIGNAL, "reset", barrier::reset);
    }

    public static int getNumberWaiting(CyclicBarrier self) {
        Barrier barrier = of(self);
        return Instant.look(InstrumentedThread.current(), barrier, "getNumberWaiting", thread -> barrier.generation.arrived);
    }

    private static final class Generation {

        int arrived;
        boolean broken;
        /** Who broke it by giving up. */
        ProgramThread brokenBy;
        /** The version of the barrier from which on nobody waits for this generation any more; -1 before. */
        int over = -1;
    }

    private static final class Barrier extends Synchronizer {

        private final int parties;
        private final Runnable command;
        private Generation generation = new Generation();

        Barrier(Shared shared, CyclicBarrier barrier) {
            super(shared, "barrier");
            this.parties = barrier.getParties();
            this.generation.broken = barrier.isBroken();
            this.command = (Runnable) Internals.UNSAFE.getReference(barrier, COMMAND);
        }

        /** 1 if a thread may arrive, 0 while the last to arrive runs the barrier's action. */
        @Override
        protected long state() {
            return generation.broken || generation.arrived < parties ? 1 : 0;
        }

        int await(long nanos) throws InterruptedException, BrokenBarrierException, TimeoutException {
            InstrumentedThread current = InstrumentedThread.current();
            Arrive arrive = new Arrive(current);
            arrive.uninterruptiblyBy(current);
            if (arrive.interrupted) {
                throw new InterruptedException();
            }
            Generation mine = arrive.joined;
            if (mine.broken) {
                throw new BrokenBarrierException();
            }
            if (arrive.index == 0) {
                trip(current, mine);
                return 0;
            }
            Await await = new Await(current, mine, nanos);
            await.uninterruptiblyBy(current);
            if (await.end() != Blocking.End.DONE && new Leave(current, mine).uninterruptiblyBy(current) && mine.brokenBy == current) {
                if (await.end() == Blocking.End.INTERRUPTED) {
                    throw new InterruptedException();
                }
                throw new TimeoutException();
            }
            if (await.end() == Blocking.End.INTERRUPTED) {
                current.threads().interrupt(current.thread);
            }
            if (mine.broken) {
                throw new BrokenBarrierException();
            }
            return arrive.index;
        }

        private void trip(ProgramThread thread, Generation mine) {
            boolean ran = false;
            try {
                if (command != null) {
                    command.run();
                }
                ran = true;
            } finally {
                boolean done = ran;
                Instant.update(thread, this, Operation.Kind.SIGNAL, ran ? "trip" : "break", t -> {
                    if (!done) {
                        return breakUp(t);
                    }
                    return next(t);
                });
            }
        }

        private Void next(ProgramThread thread) {
            endGeneration(thread);
            generation = new Generation();
            return null;
        }

        private Void breakUp(ProgramThread thread) {
            generation.broken = true;
            endGeneration(thread);
            return null;
        }

        private void endGeneration(ProgramThread thread) {
            release(thread);
            changed();
            if (generation.over < 0) {
                generation.over = version();
            }
        }

        private Void reset(ProgramThread thread) {
            breakUp(thread);
            return next(thread);
        }

        /** Joins the current generation, unless its last party is still running the barrier's action. */
        private final class Arrive extends Blocking {

            private Generation joined;
            private int index;
            private boolean interrupted;

            Arrive(ProgramThread thread) {
                super(Kind.SIGNAL, Barrier.this, thread, -1, false);
            }

            @Override
            protected void touch(ProgramThread thread, Footprint all) {
                super.touch(thread, all);
                touchInterruption(thread, all);
            }

            @Override
            protected boolean ready(ProgramThread thread) {
                return generation.broken || generation.arrived < parties;
            }

            @Override
            protected Readiness condition() {
                return Readiness.stateIs(0, 1);
            }

            @Override
            protected void proceed(ProgramThread thread) {
                joined = generation;
                if (!joined.broken && clearInterruption(thread)) {
                    interrupted = true;
                    breakUp(thread);
                    return;
                }
                if (!joined.broken) {
                    joined.arrived++;
                    index = parties - joined.arrived;
                    changed();
                }
                if (index == 0) {
                    acquire(thread);
                }
                release(thread);
            }

            @Override
            protected boolean pure() {
                return false;
            }

            @Override
            public String describe() {
                return "arrive at " + resource().name();
            }
        }

        private final class Await extends Blocking {

            private final Generation mine;

            Await(ProgramThread thread, Generation mine, long nanos) {
                super(Kind.AWAIT, Barrier.this, thread, nanos, true);
                this.mine = mine;
            }

            @Override
            protected boolean ready(ProgramThread thread) {
                return mine.over >= 0 && state() == 1;
            }

            /**
             * A generation that ends only after this event ends with a version that no state before the event has, so {@link Readiness#NEVER} says the
             * same as that version would.
             */
            @Override
            protected Readiness condition() {
                return mine.over < 0 ? Readiness.NEVER : Readiness.versionIsAtLeast(0, mine.over).and(Readiness.stateIs(0, 1));
            }

            @Override
            protected void proceed(ProgramThread thread) {
                acquire(thread);
            }

            @Override
            protected boolean readyFirst() {
                return true;
            }

            @Override
            protected String waitingFor() {
                return resource().name() + ", where " + mine.arrived + " of " + parties + " have arrived";
            }
        }

        /** Gives up waiting: breaks the barrier, unless it has tripped or been broken in the meantime. */
        private final class Leave extends Blocking {

            private final Generation mine;

            Leave(ProgramThread thread, Generation mine) {
                super(Kind.SIGNAL, Barrier.this, thread, -1, false);
                this.mine = mine;
            }

            @Override
            protected boolean ready(ProgramThread thread) {
                return state() == 1;
            }

            @Override
            protected Readiness condition() {
                return Readiness.stateIs(0, 1);
            }

            @Override
            protected void proceed(ProgramThread thread) {
                acquire(thread);
                if (mine.over < 0) {
                    mine.brokenBy = thread;
                    breakUp(thread);
                }
            }

            @Override
            public String describe() {
                return "leave " + resource().name();
            }
        }
    }
}
