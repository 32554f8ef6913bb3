package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.model.Fork;
import dev.heddle.model.Operation;
import dev.heddle.model.Readiness;
import dev.heddle.model.Resource;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.Interruptible;
import dev.heddle.scheduler.kernel.Patience;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The threads that have given up a lock to wait for a notification: the wait set of a monitor, or a condition.
 *
 * <p>Being notified and getting the lock back is one step. Running out of time is a step of its own, after which the
 * thread competes for the lock: in between, others can see the lock free or held, and a notification finds the
 * thread gone.
 */
public final class Waiters {

    /** How a wait ended. */
    public enum End {
        NOTIFIED, TIMED_OUT, INTERRUPTED
    }

    private final OwnedLock lock;
    private final String name;
    private final boolean fifo;
    private final List<Waiter> waiting = new ArrayList<>(2);
    private final Queue queue;
    /** A notification that nobody was waiting for. */
    private Action unheard;
    private ProgramThread unheardBy;

    /** {@code fifo} if the thread that waits longest is notified first; else any may be. */
    public Waiters(OwnedLock lock, String name, boolean fifo) {
        this.lock = lock;
        this.name = name;
        this.fifo = fifo;
        this.queue = new Queue(lock, name);
    }

    /** How many wait, as the owner of the lock asks: they come under the lock, but may run out of time, or be interrupted, without it. */
    public int size(ProgramThread asking) {
        lock.requireOwner(asking);
        asking.execution().lens().learnQueues();
        return Instant.look(asking, queue, "getWaitQueueLength", thread -> waiting.size());
    }

    /** Who waits, as the owner of the lock asks, those that came last first. */
    public List<Thread> threads(ProgramThread asking) {
        lock.requireOwner(asking);
        asking.execution().lens().learnQueues();
        return Instant.look(asking, queue, "getWaitingThreads", thread -> {
            List<Thread> threads = new ArrayList<>(waiting.size());
            waiting.forEach(waiter -> threads.add(0, waiter.thread.thread));
            return threads;
        });
    }

    /** Waits as the owner of the lock; {@code nanos} is negative for no limit. */
    public End await(ProgramThread thread, long nanos, boolean interruptibly) {
        lock.requireOwner(thread);
        Waiter waiter = new Waiter(lock, thread, nanos, lock.holds(), interruptibly);
        thread.perform(new Wait(waiter));
        if (waiter.end == null) {
            thread.perform(new Awake(waiter));
            if (!lock.isOwnedBy(thread)) {
                thread.perform(new Reacquire(waiter));
            }
            thread.waitsIn(null);
        }
        return waiter.end;
    }

    /** Notifies one, or all, as the owner of the lock. */
    public void signal(ProgramThread thread, boolean all) {
        lock.requireOwner(thread);
        thread.perform(new Notify(all));
    }

    /** Adds that some may be notified. */
    void touch(ProgramThread thread, Footprint all) {
        queue.touch(thread, all, true);
    }

    /** Notifies all, as part of another operation; {@code concerned} is told of each before. */
    void dismissAll(Consumer<Synchronizer> concerned) {
        if (waiting.isEmpty()) {
            return;
        }
        lock.changed();
        queue.changed();
        for (Waiter waiter : waiting) {
            concerned.accept(waiter);
            waiter.end = End.NOTIFIED;
        }
        waiting.clear();
    }

    private static final class Waiter extends Synchronizer {

        final ProgramThread thread;
        /** How long it waits at most; negative for no limit. */
        final long nanos;
        final int holds;
        final boolean interruptibly;
        /** Null while it waits. */
        End end;

        Waiter(OwnedLock lock, ProgramThread thread, long nanos, int holds, boolean interruptibly) {
            super(lock.shared(), "waiter " + thread.id());
            this.thread = thread;
            this.nanos = nanos;
            this.holds = holds;
            this.interruptibly = interruptibly;
        }

        /** 1 once it may go on. */
        @Override
        protected long state() {
            return end == null ? 0 : 1;
        }
    }

    /** Who waits, as something that waiting, notifying and running out of time touch. */
    private static final class Queue extends Synchronizer {

        Queue(OwnedLock lock, String name) {
            super(lock.shared(), "waiters " + name);
        }
    }

    private abstract class WaitAction extends Action {

        protected final Waiter waiter;

        WaitAction(Kind kind, Waiter waiter) {
            super(kind, 0);
            this.waiter = waiter;
        }

        @Override
        public final Resource resource() {
            return lock;
        }

        @Override
        protected boolean pure() {
            return true;
        }
    }

    private final class Wait extends WaitAction {

        Wait(Waiter waiter) {
            super(Kind.WAIT, waiter);
        }

        @Override
        protected boolean eager(ProgramThread thread) {
            return lock instanceof Monitor && !thread.execution().lens().interruptsObserved();
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            super.touch(thread, all);
            waiter.touch(thread, all, true);
            // Nobody can ask who waits on a monitor.
            if (!(lock instanceof Monitor) && thread.execution().lens().queuesObserved()) {
                queue.touch(thread, all, true);
            }
            touchInterruption(thread, all);
        }

        @Override
        protected void run(ProgramThread thread) {
            if (waiter.interruptibly && clearInterruption(thread)) {
                waiter.end = End.INTERRUPTED;
                return;
            }
            lock.giveUp(thread);
            waiting.add(waiter);
            queue.changed();
        }

        @Override
        public String describe() {
            return "wait on " + name;
        }
    }

    private final class Awake extends WaitAction {

        private final Patience patience;

        Awake(Waiter waiter) {
            super(Kind.REACQUIRE, waiter);
            this.patience = Patience.of(waiter.thread, waiter.nanos, waiter.thread.execution().settings().spurious());
            waiter.thread.waitsIn(byInterrupt);
        }

        /** As seen by an interrupter, it is the waiter and the queue that change. */
        private final Interruptible byInterrupt = new Interruptible() {
            @Override
            public void interrupt() {
                Awake.this.interrupt();
            }

            @Override
            public void touch(ProgramThread thread, Footprint all) {
                waiter.touch(thread, all, true);
                queue.touch(thread, all, true);
            }
        };

        private void interrupt() {
            if (waiter.interruptibly && waiter.end == null) {
                waiting.remove(waiter);
                queue.changed();
                waiter.end = End.INTERRUPTED;
            }
        }

        @Override
        public Kind kind() {
            return waiter.end == null || waiter.end == End.TIMED_OUT ? Kind.TIMEOUT : Kind.REACQUIRE;
        }

        @Override
        protected boolean enabled(ProgramThread thread) {
            return waiter.end == null ? patience.mayEnd() : joinsQueue() || lock.isFree(thread);
        }

        /** True if it only comes to wait for the lock; whoever is notified does so at once. */
        private boolean joinsQueue() {
            return waiter.end != End.NOTIFIED && lock.queues(waiter.thread);
        }

        /** To be notified is to get the lock; to run out of time concerns only who waits, unless those who wait for the lock queue. */
        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            boolean timed = !patience.isEndless();
            waiter.touch(thread, all, timed);
            if (waiter.end != null || timed && lock.queues(thread)) {
                lock.touch(thread, all, true);
            }
            if (timed) {
                queue.touch(thread, all, true);
            }
            touchInterruption(thread, all);
            patience.touch(all);
        }

        /**
         * The waiter is touched first, and then the lock if the waiter may go on. Once the waiter has an end it keeps that, so it does not
         * matter how long after the event this is asked.
         */
        @Override
        protected Readiness readiness(ProgramThread thread) {
            Readiness dismissed = Readiness.stateIsNot(0, 0);
            if (waiter.end != null && !joinsQueue() && footprint().own() > 1) {
                dismissed = dismissed.and(lock.free(1)).and(lock.turnOf(thread, 1));
            }
            return patience.readiness().and(Readiness.stateIs(0, 0)).or(dismissed);
        }

        @Override
        protected Patience patience() {
            return waiter.end == null ? patience : null;
        }

        @Override
        protected long deadline(ProgramThread thread) {
            return waiter.end == null ? patience.deadline() : NEVER;
        }

        @Override
        protected void run(ProgramThread thread) {
            if (waiter.end == End.INTERRUPTED) {
                clearInterruption(thread);
            }
            if (waiter.end == null) {
                timeOut(thread);
            } else if (!joinsQueue()) {
                lock.take(thread, waiter.holds);
                thread.spins.effect();
                return;
            }
            lock.enqueue(thread);
        }

        private void timeOut(ProgramThread thread) {
            waiting.remove(waiter);
            queue.changed();
            // From here on an interrupt comes too late.
            thread.waitsIn(null);
            thread.spins.timedOut();
            if (patience.deadline() == NEVER) {
                waiter.end = End.NOTIFIED;
            } else {
                waiter.end = End.TIMED_OUT;
                patience.runOut(thread);
            }
        }

        @Override
        protected ProgramThread awaited(ProgramThread thread) {
            return waiter.end == null ? null : lock.inTheWay(thread);
        }

        @Override
        protected String waitingFor() {
            return waiter.end == null ? "a notification on " + name : lock.name();
        }

        @Override
        protected Unheard unheard() {
            return waiter.end != null || unheard == null || unheardBy == waiter.thread ? null : new Unheard(unheard, unheardBy);
        }

        @Override
        public String describe() {
            return switch (kind()) {
                case TIMEOUT -> "time out waiting on " + name;
                default -> "go on after waiting on " + name;
            };
        }
    }

    private final class Reacquire extends WaitAction {

        Reacquire(Waiter waiter) {
            super(Operation.Kind.REACQUIRE, waiter);
        }

        @Override
        protected boolean enabled(ProgramThread thread) {
            return lock.isFree(thread);
        }

        @Override
        protected Readiness readiness(ProgramThread thread) {
            return lock.free(0).and(lock.turnOf(thread, 0));
        }

        @Override
        protected void run(ProgramThread thread) {
            lock.take(thread, waiter.holds);
        }

        @Override
        protected ProgramThread awaited(ProgramThread thread) {
            return lock.inTheWay(thread);
        }
    }

    private final class Notify extends WaitAction {

        private final boolean all;
        private String whom = "";
        private int label = -1;

        Notify(boolean all) {
            super(Kind.NOTIFY, null);
            this.all = all;
        }

        @Override
        protected boolean eager(ProgramThread thread) {
            return waiting.isEmpty() && lock instanceof Monitor;
        }

        @Override
        protected boolean pure() {
            return false;
        }

        @Override
        protected void touch(ProgramThread thread, Footprint all) {
            super.touch(thread, all);
            Waiters.this.touch(thread, all);
        }

        @Override
        protected Fork fork() {
            return label < 0 ? null : Fork.ofValue(label);
        }

        @Override
        protected void run(ProgramThread thread) {
            if (waiting.isEmpty()) {
                unheard = this;
                unheardBy = thread;
                whom = " (nobody waits)";
                return;
            }
            lock.changed();
            queue.changed();
            do {
                int which = 0;
                if (!all && !fifo && waiting.size() > 1) {
                    which = thread.execution().choose(thread, waiting.size(), "who is notified");
                    label = which;
                }
                Waiter notified = waiting.remove(which);
                touchAsWell(notified, thread);
                notified.end = End.NOTIFIED;
                lock.enqueue(notified.thread);
                whom = all ? "" : " (" + notified.thread.name() + ")";
            } while (all && !waiting.isEmpty());
        }

        @Override
        public String describe() {
            return (lock instanceof Monitor ? all ? "notifyAll " : "notify " : all ? "signalAll " : "signal ") + name + whom;
        }
    }
}
