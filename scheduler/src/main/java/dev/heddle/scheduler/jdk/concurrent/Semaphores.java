package dev.heddle.scheduler.jdk.concurrent;

import dev.heddle.model.Footprint;
import dev.heddle.model.Operation;
import dev.heddle.model.Readiness;
import dev.heddle.scheduler.Lens;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.primitives.Blocking;
import dev.heddle.scheduler.primitives.Instant;
import dev.heddle.scheduler.primitives.Line;
import dev.heddle.scheduler.primitives.QueueHead;
import java.util.Collection;
import java.util.Deque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * {@link Semaphore}. A fair one serves threads in the order in which they came to wait; another may let a new one overtake,
 * but serves those who wait in their order too, so that whoever wants many permits holds up those behind.
 */
@Models("java.util.concurrent.Semaphore")
public final class Semaphores {

    private static final Synchronizers SYNC = new Synchronizers(Semaphore.class, "sync");

    private Semaphores() {
    }

    public static boolean applies(Object self) {
        return SYNC.isPublished(self);
    }

    private static Permits of(Semaphore self) {
        return SYNC.of(self).primitive(shared -> new Permits(shared, self.isFair(), SYNC.state(shared.target())));
    }

    public static void acquire(Semaphore self) throws InterruptedException {
        of(self).acquire(1, -1);
    }

    public static void acquire(Semaphore self, int permits) throws InterruptedException {
        of(self).acquire(positive(permits), -1);
    }

    public static void acquireUninterruptibly(Semaphore self) {
        of(self).acquireUninterruptibly(1);
    }

    public static void acquireUninterruptibly(Semaphore self, int permits) {
        of(self).acquireUninterruptibly(positive(permits));
    }

    public static boolean tryAcquire(Semaphore self) {
        return of(self).tryAcquire(1);
    }

    public static boolean tryAcquire(Semaphore self, int permits) {
        return of(self).tryAcquire(positive(permits));
    }

    public static boolean tryAcquire(Semaphore self, long timeout, TimeUnit unit) throws InterruptedException {
        return of(self).acquire(1, Math.max(0, unit.toNanos(timeout)));
    }

    public static boolean tryAcquire(Semaphore self, int permits, long timeout, TimeUnit unit) throws InterruptedException {
        return of(self).acquire(positive(permits), Math.max(0, unit.toNanos(timeout)));
    }

    public static void release(Semaphore self) {
        of(self).add(1, "release");
    }

    public static void release(Semaphore self, int permits) {
        of(self).add(positive(permits), "release");
    }

    public static int availablePermits(Semaphore self) {
        Permits permits = of(self);
        return Instant.look(ProgramThread.current(), permits, "availablePermits", thread -> permits.available);
    }

    public static int drainPermits(Semaphore self) {
        return of(self).drain();
    }

    /** Called by {@code Semaphore.reducePermits}. */
    public static void reducePermits(Semaphore self, int reduction) {
        of(self).add(-positive(reduction), "reducePermits");
    }

    public static boolean hasQueuedThreads(Semaphore self) {
        return getQueueLength(self) > 0;
    }

    public static int getQueueLength(Semaphore self) {
        return of(self).line.ask("getQueueLength", Deque::size);
    }

    public static Collection<Thread> getQueuedThreads(Semaphore self) {
        return of(self).line.ask("getQueuedThreads", Synchronizers::objects);
    }

    public static String toString(Semaphore self) {
        return Synchronizers.name(self) + "[Permits = " + availablePermits(self) + "]";
    }

    private static int positive(int permits) {
        if (permits < 0) {
            throw new IllegalArgumentException();
        }
        return permits;
    }

    private static final class Permits extends Synchronizer {

        private static final String QUEUEING = "acquire or queue for";

        private final boolean fair;
        private final Line<ProgramThread> line = new Line<>(this);
        private int available;

        Permits(Shared shared, boolean fair, int available) {
            super(shared, "permits");
            this.fair = fair;
            this.available = available;
        }

        /** The permits, and the queue's head in the upper half. */
        @Override
        protected long state() {
            return available & 0xffffffffL | QueueHead.state(line.head());
        }

        boolean acquire(int permits, long nanos) throws InterruptedException {
            ProgramThread current = ProgramThread.current();
            return queues(current, permits) && Instant.updateInterruptibly(current, this, Operation.Kind.TRY, QUEUEING, t -> joinQueue(t, permits))
                    || new Acquire(current, permits, nanos, true).by(current);
        }

        void acquireUninterruptibly(int permits) {
            ProgramThread current = ProgramThread.current();
            if (!queues(current, permits) || !Instant.update(current, this, Operation.Kind.TRY, QUEUEING, t -> joinQueue(t, permits))) {
                new Acquire(current, permits, -1, false).uninterruptiblyBy(current);
            }
        }

        /** Whether it matters when threads come to wait. */
        private boolean queues(ProgramThread thread, int permits) {
            Lens lens = thread.execution().lens();
            if (permits > 1) {
                lens.learnQueues();
            }
            return fair || lens.queuesObserved();
        }

        @Override
        public void touch(ProgramThread thread, Footprint all, boolean write) {
            super.touch(thread, all, write);
            line.touch(thread, all, write);
        }

        boolean tryAcquire(int permits) {
            return Instant.attempt(ProgramThread.current(), this, "tryAcquire", t -> take(t, permits));
        }

        /** Takes permits if nobody is before {@code thread}, else joins the queue; true if taken. */
        private boolean joinQueue(ProgramThread thread, int permits) {
            if ((line.isEmpty() || !fair) && take(thread, permits)) {
                return true;
            }
            line.add(thread);
            return false;
        }

        private boolean take(ProgramThread thread, int permits) {
            if (available < permits) {
                return false;
            }
            available -= permits;
            acquire(thread);
            changed();
            return true;
        }

        void add(int permits, String name) {
            Instant.update(ProgramThread.current(), this, Operation.Kind.SIGNAL, name, t -> {
                if (permits > 0 && available + permits < available) {
                    throw new Error("Maximum permit count exceeded");
                }
                available += permits;
                release(t);
                changed();
                return null;
            });
        }

        int drain() {
            return Instant.update(ProgramThread.current(), this, Operation.Kind.TRY, "drainPermits", t -> {
                int drained = available;
                available = 0;
                acquire(t);
                if (drained != 0) {
                    changed();
                }
                return drained;
            });
        }

        private final class Acquire extends Blocking {

            private final ProgramThread thread;
            private final int permits;

            Acquire(ProgramThread thread, int permits, long nanos, boolean interruptibly) {
                super(Kind.AWAIT, Permits.this, thread, nanos, interruptibly);
                this.thread = thread;
                this.permits = permits;
            }

            @Override
            protected boolean ready(ProgramThread thread) {
                return available >= permits && (line.isEmpty() || line.head() == thread || !queues(thread, permits));
            }

            @Override
            protected Readiness condition() {
                return Readiness.numberIsAtLeast(0, permits).and(QueueHead.isNobody(0).or(QueueHead.is(0, thread)));
            }

            @Override
            protected void proceed(ProgramThread thread) {
                line.remove(thread);
                take(thread, permits);
            }

            @Override
            protected void giveUp(ProgramThread thread) {
                line.remove(thread);
            }

            @Override
            public String describe() {
                return "acquire " + (permits == 1 ? "" : permits + " of ") + resource().name();
            }

            @Override
            protected String waitingFor() {
                return permits == 1 ? "a permit of " + resource().name() : permits + " permits of " + resource().name();
            }
        }
    }
}
