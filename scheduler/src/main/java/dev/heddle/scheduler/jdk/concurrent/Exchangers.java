package dev.heddle.scheduler.jdk.concurrent;

import dev.heddle.model.Operation;
import dev.heddle.model.Readiness;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.primitives.Blocking;
import dev.heddle.scheduler.primitives.Instant;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** {@link Exchanger}. */
@Models("java.util.concurrent.Exchanger")
public final class Exchangers {

    private Exchangers() {
    }

    public static boolean applies(Object self) {
        InstrumentedThread current = InstrumentedThread.current();
        return current != null && current.findPublished(self) != null;
    }

    private static Slot of(Exchanger<?> self) {
        return InstrumentedThread.current().findPublished(self).primitive(Slot::new);
    }

    public static Object exchange(Exchanger<?> self, Object item) throws InterruptedException {
        try {
            return of(self).exchange(item, -1);
        } catch (TimeoutException impossible) {
            throw new Error(impossible);
        }
    }

    public static Object exchange(Exchanger<?> self, Object item, long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
        return of(self).exchange(item, Math.max(0, unit.toNanos(timeout)));
    }

    private static final class Offer {

        final Object item;
        Object answer;
        /** The version of the slot from which on the partner is there; -1 before. */
        int matched = -1;

        Offer(Object item) {
            this.item = item;
        }
    }

    /** Where the first of two threads waits for the second. */
    private static final class Slot extends Synchronizer {

        private Offer waiting;

        Slot(Shared shared) {
            super(shared, "slot");
        }

        Object exchange(Object item, long nanos) throws InterruptedException, TimeoutException {
            InstrumentedThread current = InstrumentedThread.current();
            if (current.threads().isInterrupted(current.thread, true)) {
                throw new InterruptedException();
            }
            current.publish(item);
            Offer mine = new Offer(item);
            Offer met = Instant.update(current, this, Operation.Kind.SIGNAL, "exchange at", thread -> {
                Offer other = waiting;
                acquire(thread);
                release(thread);
                changed();
                if (other == null) {
                    waiting = mine;
                } else {
                    waiting = null;
                    other.answer = item;
                    other.matched = version();
                }
                return other;
            });
            if (met != null) {
                return met.item;
            }
            if (!new Await(current, mine, nanos).by(current)) {
                throw new TimeoutException();
            }
            return mine.answer;
        }

        private final class Await extends Blocking {

            private final Offer mine;

            Await(ProgramThread thread, Offer mine, long nanos) {
                super(Kind.AWAIT, Slot.this, thread, nanos, true);
                this.mine = mine;
            }

            @Override
            protected boolean ready(ProgramThread thread) {
                return mine.matched >= 0;
            }

            /** An offer that nobody has met when its thread gives up is withdrawn: nobody will meet it later. */
            @Override
            protected Readiness condition() {
                return mine.matched < 0 ? Readiness.NEVER : Readiness.versionIsAtLeast(0, mine.matched);
            }

            @Override
            protected void proceed(ProgramThread thread) {
                acquire(thread);
            }

            @Override
            protected void giveUp(ProgramThread thread) {
                if (waiting == mine) {
                    waiting = null;
                    changed();
                }
            }

            @Override
            protected boolean readyFirst() {
                return true;
            }

            @Override
            protected String waitingFor() {
                return "a partner at " + resource().name();
            }
        }
    }
}
