package dev.heddle.scheduler.primitives;

import dev.heddle.model.Footprint;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import java.util.function.Function;

/** An operation on a synchroniser that never waits: it looks at the state, and may change it. */
public final class Instant<T> extends Action {

    private final Synchronizer on;
    private final String name;
    private final Function<ProgramThread, T> step;
    private final boolean writes;
    private boolean attempt;
    private boolean interruptibly;
    private boolean takes;
    private boolean interrupted;
    private T result;
    private int versionBefore;

    /** A step that may change the state. */
    public static <T> T update(ProgramThread thread, Synchronizer on, Kind kind, String name, Function<ProgramThread, T> step) {
        return new Instant<>(kind, on, name, step, true).by(thread);
    }

    /** A step that may change the state, or else returns false or zero: then it has changed nothing. */
    public static <T> T attempt(ProgramThread thread, Synchronizer on, String name, Function<ProgramThread, T> step) {
        Instant<T> instant = new Instant<>(Kind.TRY, on, name, step, true);
        instant.attempt = true;
        return instant.by(thread);
    }

    /** A step that may change the state, unless the thread has been interrupted before. */
    public static <T> T updateInterruptibly(ProgramThread thread, Synchronizer on, Kind kind, String name, Function<ProgramThread, T> step)
            throws InterruptedException {
        return new Instant<>(kind, on, name, step, true).interruptiblyBy(thread);
    }

    /** A step by which the thread takes a lock, or comes to wait for it: like whoever only takes one, it has changed nothing once it has given it back. */
    static boolean take(ProgramThread thread, OwnedLock lock, String name, Function<ProgramThread, Boolean> step) {
        return taking(lock, name, step).by(thread);
    }

    /** The same, unless the thread has been interrupted before. */
    static boolean takeInterruptibly(ProgramThread thread, OwnedLock lock, String name, Function<ProgramThread, Boolean> step) throws InterruptedException {
        return taking(lock, name, step).interruptiblyBy(thread);
    }

    private static Instant<Boolean> taking(OwnedLock lock, String name, Function<ProgramThread, Boolean> step) {
        Instant<Boolean> instant = new Instant<>(Kind.TRY, lock, name, step, true);
        instant.takes = true;
        return instant;
    }

    /** Throws if the thread has been interrupted, and does nothing else. */
    public static void requireUninterrupted(ProgramThread thread) throws InterruptedException {
        if (thread.execution().lens().interruptsObserved() && thread.interruption.query(thread, true)) {
            throw new InterruptedException();
        }
    }

    /** A step that only looks. It reads the state as a volatile variable is read: whatever led to the state happens before what follows. */
    public static <T> T look(ProgramThread thread, Synchronizer on, String name, Function<ProgramThread, T> step) {
        return new Instant<>(Kind.READ, on, name, step, false).by(thread);
    }

    private Instant(Kind kind, Synchronizer on, String name, Function<ProgramThread, T> step, boolean writes) {
        super(kind, 0);
        this.on = on;
        this.name = name;
        this.step = step;
        this.writes = writes;
    }

    private T by(ProgramThread thread) {
        thread.perform(this);
        return result;
    }

    private T interruptiblyBy(ProgramThread thread) throws InterruptedException {
        interruptibly = true;
        thread.perform(this);
        if (interrupted) {
            throw new InterruptedException();
        }
        return result;
    }

    @Override
    protected void touch(ProgramThread thread, Footprint all) {
        super.touch(thread, all);
        if (interruptibly) {
            touchInterruption(thread, all);
        }
    }

    @Override
    protected void run(ProgramThread thread) {
        versionBefore = on.version();
        if (interruptibly && clearInterruption(thread)) {
            interrupted = true;
            return;
        }
        result = step.apply(thread);
        if (!writes) {
            on.acquire(thread);
        }
        if (attempt) {
            settle(thread, !Boolean.FALSE.equals(result) && !Long.valueOf(0).equals(result));
        }
        if (on.version() == versionBefore) {
            thread.spins.read(on);
        }
    }

    @Override
    protected boolean pure() {
        return !interrupted && (takes || on.version() == versionBefore);
    }

    @Override
    public boolean writes() {
        return writes;
    }

    @Override
    public Synchronizer resource() {
        return on;
    }

    @Override
    public String describe() {
        return name + " " + on.name() + (result instanceof Boolean answer ? answer ? " -> true" : " -> false" : "");
    }
}
