package dev.heddle.scheduler.carriers;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.kernel.Abandon;
import dev.heddle.scheduler.kernel.Carrier;
import dev.heddle.scheduler.kernel.ProgramThread;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import jdk.internal.misc.Unsafe;

/**
 * Runs each thread of the program on a JVM thread of its own, one at a time.
 *
 * <p>The JVM threads are kept for the next execution. What still stands on their stacks when an execution is over is
 * unwound by throwing {@link Abandon} out of the operation at which it waits.
 */
public final class Platform extends Carrier {

    private static final Unsafe U = Internals.UNSAFE;
    private static final long PATIENCE_NANOS = 2_000_000_000L;

    /** Workers without work, of whatever program: they are never many, and never end. */
    private static final Deque<Worker> IDLE = new ArrayDeque<>();

    private final long stackSize;
    private final List<ProgramThread> begun = new ArrayList<>();
    private Thread explorer;
    private volatile boolean over;
    /** That there was no memory to end a thread with; null if there was. */
    private volatile OutOfMemoryError starved;

    public Platform(long stackSize) {
        this.stackSize = stackSize;
    }

    @Override
    public void run(ProgramThread main) {
        explorer = Thread.currentThread();
        over = false;
        starved = null;
        begun.clear();
        wake(main);
        while (!over) {
            U.park(false, 0L);
        }
        for (ProgramThread thread : begun) {
            Worker worker = (Worker) thread.stack;
            if (!worker.finished(thread)) {
                thread.abandon();
                Control.current = thread;
                thread.turn = true;
                U.unpark(worker);
                awaitFinish(worker, thread);
            }
            if (!worker.discarded) {
                synchronized (IDLE) {
                    IDLE.push(worker);
                }
            }
        }
        Control.current = null;
        begun.clear();
        if (starved != null) {
            throw starved;
        }
    }

    private static void awaitFinish(Worker worker, ProgramThread thread) {
        long deadline = System.nanoTime() + PATIENCE_NANOS;
        while (!worker.finished(thread) && !worker.discarded) {
            long left = deadline - System.nanoTime();
            if (left <= 0) {
                worker.discarded = true;
                return;
            }
            U.park(false, left);
        }
    }

    private void wake(ProgramThread thread) {
        Control.current = thread;
        if (thread.stack == null) {
            Worker worker = idle();
            boolean fresh = worker == null;
            if (fresh) {
                worker = new Worker(stackSize);
            }
            worker.carrier = this;
            thread.stack = worker;
            thread.carrier = worker;
            begun.add(thread);
            worker.assignment = thread;
            if (fresh) {
                worker.start();
            } else {
                U.unpark(worker);
            }
        } else {
            thread.turn = true;
            U.unpark((Worker) thread.stack);
        }
    }

    private Worker idle() {
        synchronized (IDLE) {
            for (Worker worker : IDLE) {
                if (worker.stackSize == stackSize) {
                    IDLE.remove(worker);
                    return worker;
                }
            }
            return null;
        }
    }

    @Override
    public void pass(ProgramThread from, ProgramThread to) {
        wake(to);
        while (!from.turn) {
            U.park(false, 0L);
        }
        from.turn = false;
        if (from.isAbandoned()) {
            throw Abandon.NOW;
        }
    }

    @Override
    public void leave(ProgramThread from, ProgramThread to) {
        if (to == null) {
            finish();
        } else {
            wake(to);
        }
    }

    @Override
    public void stop(ProgramThread from) {
        from.abandon();
        finish();
        while (!from.turn) {
            U.park(false, 0L);
        }
        from.turn = false;
        throw Abandon.NOW;
    }

    private void finish() {
        over = true;
        U.unpark(explorer);
    }

    @Override
    public void discard(ProgramThread from) {
        ((Worker) from.stack).discarded = true;
        U.unpark(explorer);
        while (true) {
            U.park(false, 0L);
        }
    }

    private static final class Worker extends Thread {

        final long stackSize;
        private volatile ProgramThread assignment;
        volatile Platform carrier;
        volatile boolean discarded;

        Worker(long stackSize) {
            super(null, null, "heddle-worker", stackSize, false);
            this.stackSize = stackSize;
            setDaemon(true);
        }

        boolean finished(ProgramThread thread) {
            return assignment != thread;
        }

        @Override
        public void run() {
            while (true) {
                ProgramThread thread = assignment;
                if (thread == null) {
                    U.park(false, 0L);
                } else {
                    Platform platform = carrier;
                    try {
                        thread.live();
                    } catch (OutOfMemoryError full) {
                        platform.starved = full;
                        platform.finish();
                    }
                    assignment = null;
                    if (platform.over) {
                        U.unpark(platform.explorer);
                    }
                }
            }
        }
    }
}
