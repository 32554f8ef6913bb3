package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.model.Footprint;
import dev.heddle.model.Operation.Kind;
import dev.heddle.model.Readiness;
import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Keys;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.primitives.Blocking;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import jdk.internal.misc.Unsafe;

/**
 * A pool of threads, as far as they and its callers can notice each other in it: whether it takes tasks, how many workers it has, and its queue, which is a resource of its own.
 *
 * <p>What the JDK's code would look at is kept in the pool's own fields. A worker waits for a task, or for the end of the pool, and so is not interrupted in order to see that.
 */
final class Pool extends Synchronizer {

    private static final Unsafe U = Internals.UNSAFE;
    private static final int COUNT_BITS = Integer.SIZE - 3;
    private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;
    private static final int SHUTDOWN = 0;
    private static final int STOP = 1 << COUNT_BITS;
    private static final int TERMINATED = 3 << COUNT_BITS;

    private static final long CTL = Internals.offset(ThreadPoolExecutor.class, "ctl");
    private static final long WORKERS = Internals.offset(ThreadPoolExecutor.class, "workers");
    private static final long LARGEST = Internals.offset(ThreadPoolExecutor.class, "largestPoolSize");
    private static final long COMPLETED = Internals.offset(ThreadPoolExecutor.class, "completedTaskCount");
    private static final long QUEUE = Internals.offset(ThreadPoolExecutor.class, "workQueue");
    private static final long CORE = Internals.offset(ThreadPoolExecutor.class, "corePoolSize");
    private static final long MOST = Internals.offset(ThreadPoolExecutor.class, "maximumPoolSize");
    private static final long CORE_ENDS = Internals.offset(ThreadPoolExecutor.class, "allowCoreThreadTimeOut");
    private static final long KEEP_ALIVE = Internals.offset(ThreadPoolExecutor.class, "keepAliveTime");

    /** What becomes of a task. */
    enum Fate {
        /** A new worker begins with it. */
        FIRST_TASK,
        /** It is in the queue. */
        QUEUED,
        /** It is in the queue, and a new worker is to take it. */
        QUEUED_FOR_NEW,
        REJECTED
    }

    private final ThreadPoolExecutor pool;
    private final AtomicInteger ctl;
    private final Set<Object> workers;
    private final Fifo queue;
    private final long count;

    @SuppressWarnings("unchecked")
    Pool(Shared shared, ThreadPoolExecutor pool) {
        super(shared, "state");
        this.pool = pool;
        this.ctl = (AtomicInteger) U.getReference(pool, CTL);
        this.workers = (Set<Object>) U.getReference(pool, WORKERS);
        this.queue = BlockingQueues.of(queue(pool));
        this.count = Keys.of(shared, Keys.named("workers"));
    }

    /** The queue of {@code pool}. */
    static Object queue(ThreadPoolExecutor pool) {
        return U.getReference(pool, QUEUE);
    }

    /** 0 as long as it takes tasks, 1 as long as it runs those that it has, then 2. */
    @Override
    protected long state() {
        return ctl.get() < SHUTDOWN ? 0 : ctl.get() < STOP ? 1 : 2;
    }

    private int count() {
        return ctl.get() & COUNT_MASK;
    }

    private int core() {
        return U.getInt(pool, CORE);
    }

    private int most() {
        return U.getInt(pool, MOST);
    }

    private void touchState(Footprint all, boolean write) {
        touch(null, all, write);
    }

    /** Adds the number of workers, with a minus sign: who waits for the last of them waits for that to be no longer below zero. */
    private void touchCount(Footprint all, boolean write) {
        all.add(count, write, -count(), 0);
    }

    // ---- tasks ----

    /** Takes {@code task}, or rejects it. */
    Fate submit(Runnable task) {
        return Call.update(Kind.SIGNAL, this, "submit to", this::touchSubmission, thread -> {
            Fate fate = fate();
            switch (fate) {
                case FIRST_TASK -> ctl.incrementAndGet();
                case QUEUED -> queue.put(thread, task);
                case QUEUED_FOR_NEW -> {
                    queue.put(thread, task);
                    ctl.incrementAndGet();
                }
                default -> {
                }
            }
            return fate;
        });
    }

    private Fate fate() {
        if (state() > 0) {
            return Fate.REJECTED;
        }
        if (count() < core()) {
            return Fate.FIRST_TASK;
        }
        if (!queue.isFull()) {
            return count() == 0 ? Fate.QUEUED_FOR_NEW : Fate.QUEUED;
        }
        return count() < most() ? Fate.FIRST_TASK : Fate.REJECTED;
    }

    private void touchSubmission(Footprint all) {
        touchState(all, false);
        Fate fate = fate();
        if (fate == Fate.FIRST_TASK || fate == Fate.QUEUED_FOR_NEW) {
            touchCount(all, true);
        } else if (state() == 0) {
            all.addConditional(count, -count(), 0);
        }
        if (fate == Fate.QUEUED || fate == Fate.QUEUED_FOR_NEW) {
            queue.touchPut(all);
        } else if (state() == 0 && count() >= core()) {
            queue.touch(null, all, false);
        }
    }

    /** The next task for the calling worker; null if there will be none. */
    Runnable next() {
        ProgramThread current = ProgramThread.current();
        NextTask next = new NextTask(current, isPatient() ? -1 : U.getLong(pool, KEEP_ALIVE));
        next.uninterruptiblyBy(current);
        return next.task;
    }

    /** True if the calling worker waits for tasks for ever. */
    private boolean isPatient() {
        if (U.getBoolean(pool, CORE_ENDS)) {
            return false;
        }
        return core() >= most() || Call.look(this, "workers of", all -> touchCount(all, false), thread -> count() <= core());
    }

    /** True if tasks that run are to be interrupted. */
    boolean isStopped() {
        return look("state of", false, () -> state() > 1);
    }

    <T> T look(String name, boolean atWorkers, Supplier<T> question) {
        return Call.look(this, name, all -> {
            touchState(all, false);
            if (atWorkers) {
                touchCount(all, false);
                queue.touch(null, all, false);
            }
        }, thread -> {
            acquire(thread);
            return thread.trust(question);
        });
    }

    // ---- workers ----

    /** {@code worker}, a thread's, is there. */
    void joined(Object worker) {
        ProgramThread.current().trust(() -> workers.add(worker));
        U.putInt(pool, LARGEST, Math.max(U.getInt(pool, LARGEST), ProgramThread.current().trust(workers::size)));
    }

    /** There will be no such worker after all. */
    void failed(Object worker) {
        Call.update(Kind.UPDATE, this, "give up a thread of", all -> touchCount(all, true), thread -> {
            thread.trust(() -> workers.remove(worker));
            ctl.decrementAndGet();
            endIfOver();
            return null;
        });
    }

    /** {@code worker} has done {@code tasks} and ends, {@code abruptly} if the last one failed; true if another is to take its place. */
    boolean left(Object worker, long tasks, boolean abruptly) {
        return Call.update(Kind.UPDATE, this, "leave", all -> {
            if (abruptly || isShort()) {
                touchState(all, false);
                queue.touch(null, all, false);
                touchCount(all, true);
            } else {
                all.addTo(count, 1, -count(), 0);
            }
        }, thread -> {
            thread.trust(() -> workers.remove(worker));
            U.putLong(pool, COMPLETED, U.getLong(pool, COMPLETED) + tasks);
            release(thread);
            boolean replaced = state() == 0 ? abruptly || isShort() : state() == 1 && !queue.isEmpty() && (abruptly || count() == 1);
            if (!replaced) {
                ctl.decrementAndGet();
                endIfOver();
            }
            return replaced;
        });
    }

    /** True if there will be too few workers, without one of them, for the tasks in the queue. */
    private boolean isShort() {
        return state() == 0 && count() - 1 < (U.getBoolean(pool, CORE_ENDS) ? queue.isEmpty() ? 0 : 1 : core());
    }

    private void endIfOver() {
        if (state() > 0 && count() == 0 && (state() > 1 || queue.isEmpty())) {
            ctl.set(TERMINATED);
        }
    }

    // ---- the end ----

    void shutdown() {
        Call.change(Kind.SIGNAL, this, "shut down", all -> touchState(all, true), thread -> {
            if (state() == 0) {
                ctl.set(SHUTDOWN | count());
                endIfOver();
                changed();
            }
            return null;
        });
    }

    /** Ends the pool and returns the tasks that were not begun. */
    List<Object> stop() {
        List<Object> left = Call.update(Kind.SIGNAL, this, "shut down now", all -> {
            touchState(all, true);
            queue.touchAll(all, true);
        }, thread -> {
            if (state() < 2) {
                ctl.set(STOP | count());
                changed();
            }
            List<Object> drained = queue.drain(thread, Integer.MAX_VALUE);
            endIfOver();
            return drained;
        });
        threads().forEach(Thread::interrupt);
        return left;
    }

    /** The threads of the workers, in the order in which they were started. */
    private List<Thread> threads() {
        ProgramThread current = ProgramThread.current();
        current.quiet++;
        try {
            List<ProgramThread> started = new ArrayList<>();
            for (Object worker : workers) {
                ProgramThread thread = current.execution().of(Worker.thread(worker));
                if (thread != null && !thread.hasEnded()) {
                    started.add(thread);
                }
            }
            started.sort(Comparator.comparing(ProgramThread::index));
            return started.stream().map(thread -> thread.thread).toList();
        } finally {
            current.quiet--;
        }
    }

    boolean isTerminated() {
        return ctl.get() >= TERMINATED;
    }

    boolean awaitTermination(long nanos) throws InterruptedException {
        ProgramThread current = ProgramThread.current();
        return new Termination(current, nanos).by(current);
    }

    /** Waits for a task, or until there can be no more. */
    private final class NextTask extends Blocking {

        private Runnable task;
        /** Which touch is the state of the pool; -1 if there is a task, so that it does not matter. */
        private int stateTouch;

        NextTask(ProgramThread thread, long nanos) {
            super(Kind.AWAIT, queue, thread, nanos, false);
        }

        @Override
        protected void touchAwaited(ProgramThread thread, Footprint all) {
            queue.touchTake(all);
            stateTouch = queue.isEmpty() ? all.size() : -1;
            if (stateTouch >= 0) {
                touchState(all, false);
            }
        }

        @Override
        protected boolean ready(ProgramThread thread) {
            return !queue.isEmpty() || state() > 0;
        }

        @Override
        protected Readiness condition() {
            Readiness task = Readiness.numberIsAtLeast(0, 1);
            return stateTouch < 0 ? task : task.or(Readiness.stateIsNot(stateTouch, 0));
        }

        @Override
        protected void proceed(ProgramThread thread) {
            if (queue.isEmpty()) {
                settle(thread, false);
            } else {
                task = (Runnable) queue.take(thread);
            }
        }

        @Override
        protected void giveUp(ProgramThread thread) {
            gaveUp(thread);
        }

        @Override
        public String describe() {
            return "next task of " + Pool.this.name();
        }

        @Override
        protected String waitingFor() {
            return "a task of " + Pool.this.name();
        }
    }

    /** Waits for the last worker's end. */
    private final class Termination extends Blocking {

        Termination(ProgramThread thread, long nanos) {
            super(Kind.AWAIT, Pool.this, thread, nanos, true);
            thread.execution().trusted(ThreadPoolExecutor.class);
        }

        @Override
        protected boolean readyFirst() {
            return true;
        }

        @Override
        protected void touchAwaited(ProgramThread thread, Footprint all) {
            touchState(all, false);
            touchCount(all, false);
        }

        @Override
        protected boolean ready(ProgramThread thread) {
            return isTerminated();
        }

        @Override
        protected Readiness condition() {
            return Readiness.stateIsNot(0, 0).and(Readiness.numberIsAtLeast(1, 0));
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
        public String describe() {
            return "await the end of " + Pool.this.name();
        }

        @Override
        protected String waitingFor() {
            return "the end of " + Pool.this.name();
        }
    }
}
