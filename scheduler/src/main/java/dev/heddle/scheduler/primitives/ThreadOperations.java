package dev.heddle.scheduler.primitives;

import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.world.World;

/** What one thread does to threads: it starts, joins, interrupts and unparks others, and lets itself pause. */
public final class ThreadOperations {

    private final ProgramThread thread;
    private final HeldMonitors monitors;
    private final Permit permit;

    public ThreadOperations(ProgramThread thread, HeldMonitors monitors, Permit permit) {
        this.thread = thread;
        this.monitors = monitors;
        this.permit = permit;
    }

    /** Starts {@code child}, a thread object that the JVM knows nothing of. */
    public void start(Thread child) {
        thread.checkInvariants();
        thread.quiet++;
        try {
            boolean noticeable = thread.findPublished(child) != null;
            monitors.publishStarting(child);
            World.markStarted(child);
            stateOfThread(child).lifetime.start(thread, child, noticeable);
        } finally {
            thread.quiet--;
        }
    }

    public void yieldTurn() {
        thread.perform(Pause.yielding(thread));
    }

    public void sleep(long nanos) throws InterruptedException {
        Pause pause = Pause.sleeping(thread, nanos);
        thread.perform(pause);
        if (pause.interrupted) {
            throw new InterruptedException("sleep interrupted");
        }
    }

    /** Waits for the end of {@code target}; {@code nanos} is negative for no limit. */
    public void join(Thread target, long nanos) throws InterruptedException {
        if (isNoticeable(target) && stateOfThread(target).lifetime.join(thread, nanos)) {
            throw new InterruptedException();
        }
    }

    public boolean isAlive(Thread target) {
        return isNoticeable(target) && stateOfThread(target).lifetime.isAlive(thread);
    }

    private ThreadState stateOfThread(Thread target) {
        return ThreadState.of(thread.execution().heap().track(target));
    }

    /** False for a thread object that has not started and that nobody else can start. */
    private boolean isNoticeable(Thread target) {
        return thread.findPublished(target) != null || stateOfThread(target).isBorn();
    }

    public Thread.State stateOf(Thread target) {
        boolean alive = isAlive(target);
        ProgramThread asked = thread.execution().of(target);
        if (asked == null) {
            return Thread.State.NEW;
        }
        if (!alive) {
            return Thread.State.TERMINATED;
        }
        return asked.progress.ask(thread, () -> stateOf(asked));
    }

    private static Thread.State stateOf(ProgramThread asked) {
        if (asked.hasEnded()) {
            return Thread.State.TERMINATED;
        }
        Action blockedIn = asked.pending();
        if (blockedIn == null || asked.isEnabled() && !asked.waitsForTime()) {
            return Thread.State.RUNNABLE;
        }
        return switch (blockedIn.kind()) {
            case SPIN -> Thread.State.RUNNABLE;
            case ACQUIRE, REACQUIRE -> blockedIn.resource() instanceof Monitor ? Thread.State.BLOCKED : Thread.State.WAITING;
            default -> asked.waitsForTime() ? Thread.State.TIMED_WAITING : Thread.State.WAITING;
        };
    }

    public void interrupt(Thread target) {
        stateOfThread(target).interruption.interrupt(thread, target);
    }

    public boolean isInterrupted(Thread target, boolean clear) {
        return stateOfThread(target).interruption.query(thread, clear);
    }

    public void park(long nanos, Object blocker) {
        permit.park(thread, nanos, blocker);
    }

    public void unpark(Thread target) {
        if (isNoticeable(target)) {
            stateOfThread(target).permit.unpark(thread);
        }
    }
}
