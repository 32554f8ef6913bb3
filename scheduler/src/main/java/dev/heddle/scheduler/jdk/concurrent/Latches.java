package dev.heddle.scheduler.jdk.concurrent;

import dev.heddle.model.Operation;
import dev.heddle.model.Readiness;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.primitives.Blocking;
import dev.heddle.scheduler.primitives.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** {@link CountDownLatch}. */
@Models("java.util.concurrent.CountDownLatch")
public final class Latches {

    private static final Synchronizers SYNC = new Synchronizers(CountDownLatch.class, "sync");

    private Latches() {
    }

    public static boolean applies(Object self) {
        return SYNC.isPublished(self);
    }

    private static Latch of(CountDownLatch self) {
        return SYNC.of(self).primitive(shared -> new Latch(shared, SYNC.state(shared.target())));
    }

    public static void await(CountDownLatch self) throws InterruptedException {
        ProgramThread current = ProgramThread.current();
        of(self).new Await(current, -1).by(current);
    }

    public static boolean await(CountDownLatch self, long timeout, TimeUnit unit) throws InterruptedException {
        ProgramThread current = ProgramThread.current();
        return of(self).new Await(current, Math.max(0, unit.toNanos(timeout))).by(current);
    }

    public static void countDown(CountDownLatch self) {
        Latch latch = of(self);
        Instant.update(ProgramThread.current(), latch, Operation.Kind.SIGNAL, "countDown", latch::countDown);
    }

    public static long getCount(CountDownLatch self) {
        Latch latch = of(self);
        return Instant.look(ProgramThread.current(), latch, "getCount", thread -> (long) latch.count);
    }

    public static String toString(CountDownLatch self) {
        return Synchronizers.name(self) + "[Count = " + getCount(self) + "]";
    }

    private static final class Latch extends Synchronizer {

        private int count;

        Latch(Shared shared, int count) {
            super(shared, "count");
            this.count = count;
        }

        @Override
        protected long state() {
            return count;
        }

        private Void countDown(ProgramThread thread) {
            if (count > 0) {
                count--;
                changed();
            }
            release(thread);
            return null;
        }

        private final class Await extends Blocking {

            Await(ProgramThread thread, long nanos) {
                super(Kind.AWAIT, Latch.this, thread, nanos, true);
            }

            @Override
            protected boolean ready(ProgramThread thread) {
                return count == 0;
            }

            @Override
            protected Readiness condition() {
                return Readiness.stateIs(0, 0);
            }

            @Override
            protected void proceed(ProgramThread thread) {
                acquire(thread);
            }

            @Override
            public boolean writes() {
                return false;
            }

            @Override
            protected String waitingFor() {
                return resource().name() + ", whose count is " + count;
            }
        }
    }
}
