package dev.heddle.scheduler.kernel;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Footprint;
import dev.heddle.model.Fork;
import dev.heddle.model.Operation;
import dev.heddle.model.Readiness;
import dev.heddle.model.Resource;
import dev.heddle.model.ThreadId;
import java.util.function.Consumer;

/**
 * An operation together with what it does: a thread arrives with it, waits until it is enabled and its turn has
 * come, and then runs it.
 */
public abstract class Action implements Operation {

    public static final long NEVER = -1;

    private final Kind kind;
    private final int site;
    private Footprint footprint = Footprint.NONE;
    private boolean writesWatched;

    protected Action(Kind kind, int site) {
        this.kind = kind;
        this.site = site;
    }

    /** True if {@code thread} can run this now. */
    protected boolean enabled(ProgramThread thread) {
        return true;
    }

    /** Does it; called once, in the thread's turn, with hooks switched off. */
    protected abstract void run(ProgramThread thread);

    /** Takes down that it is over, because code of the program that {@linkplain ProgramThread#begin is run as a part of it} is about to do something that others can notice. */
    protected void surface(ProgramThread thread) {
    }

    /**
     * True if, once enabled, it cannot be disabled by others and commutes with whatever they do: then it needs no
     * decision when to happen.
     */
    protected boolean eager(ProgramThread thread) {
        return false;
    }

    /** How long it waits at most; null if it never waits for time to pass. */
    protected Patience patience() {
        return null;
    }

    /** If only the passing of time enables it, when; else {@link #NEVER}. */
    protected long deadline(ProgramThread thread) {
        return NEVER;
    }

    /** Another thread that would have to act before {@code thread} can run this, or null if that is not known. */
    protected ProgramThread awaited(ProgramThread thread) {
        return null;
    }

    /** True for an access to memory, which a thread that is alone performs only if somebody writes it down. */
    protected boolean isMemoryAccess() {
        return false;
    }

    /** True if running it changed nothing that another thread, or its own next iteration, could notice. */
    protected boolean pure() {
        return false;
    }

    /** True if a thread whose execution is over may pass over it: leaving a lock must succeed, or the way out of a synchronised block would never end. */
    protected boolean isPassedOver() {
        return kind() == Kind.RELEASE || kind() == Kind.NOTIFY;
    }

    /** Takes down what it touches, and in which state that is now. */
    final void look(ProgramThread thread) {
        footprint = Footprint.empty();
        touch(thread, footprint);
        if (thread.execution.lens.statesObserved()) {
            thread.progress.touch(thread, footprint, true);
        }
        writesWatched = thread.execution.series.watched.complete(footprint);
        if (thread.call != null) {
            thread.call.touch(footprint);
        }
    }

    /** True if it may have written something that invariants read; its footprint says that it reads the rest of that. */
    final boolean writesWatched() {
        return writesWatched;
    }

    /** Takes down whether an operation that could have changed something did so. */
    protected final void settle(ProgramThread thread, boolean changed) {
        if (!thread.execution.settings.failuresWrite()) {
            footprint.settle(changed);
        }
    }

    /** Takes down that an operation that could have changed something turned out to look only. */
    protected final void onlyLooked() {
        footprint.settle(false);
    }

    /** Clears the interrupt status of {@code thread}, which the operation touches; true if it was set. */
    protected final boolean clearInterruption(ProgramThread thread) {
        if (!thread.interruption.clear(thread)) {
            return false;
        }
        footprint.changes(thread.interruption.key());
        return true;
    }

    /** Adds to {@code all} what the operation touches; the first is what {@link #waitsOn} asks about. */
    protected void touch(ProgramThread thread, Footprint all) {
        if (resource() instanceof Synchronizer synchronizer) {
            synchronizer.touch(thread, all, writes());
        }
    }

    /** Adds something that it changes, as it turns out while it runs, if anybody keeps book. */
    protected final void touchAsWell(Synchronizer changed, ProgramThread thread) {
        touchAsWell(thread, all -> changed.touch(thread, all, true));
    }

    /** Adds what {@code more} adds, as it turns out while it runs, if anybody keeps book. */
    protected final void touchAsWell(ProgramThread thread, Consumer<Footprint> more) {
        if (footprint != Footprint.NONE) {
            more.accept(footprint);
            writesWatched |= thread.execution.series.watched.complete(footprint);
        }
    }

    /** Adds that the program may end with this. */
    protected static void touchWorld(ProgramThread thread, Footprint all) {
        all.add(Footprint.WORLD, true, thread.execution.isShuttingDown() ? 1 : 0, 0);
    }

    /** Adds the interrupt status of {@code thread}, if anybody ever interrupts. */
    protected static void touchInterruption(ProgramThread thread, Footprint all) {
        if (thread.execution.lens.interruptsObserved()) {
            thread.interruption.touch(thread, all, false);
        }
    }

    /**
     * When the operation does not have to wait, in terms of what its footprint touches: asked by who records, once the operation has
     * happened or the execution is over.
     */
    protected Readiness readiness(ProgramThread thread) {
        return Readiness.ALWAYS;
    }

    /** When the interrupt status of {@code thread}, if it is among what is touched, is set. */
    protected final Readiness interrupted(ProgramThread thread) {
        int touch = footprint.indexOf(thread.interruption.key());
        return touch < 0 ? Readiness.NEVER : Readiness.stateIs(touch, 1);
    }

    /** The thread that it started, or null. */
    protected ThreadId starts() {
        return null;
    }

    /** What was decided in it, once it has happened; null if there was nothing to decide. */
    protected Fork fork() {
        return null;
    }

    /** What it works on, or null. */
    public abstract Resource resource();

    @Override
    public final Footprint footprint() {
        return footprint;
    }

    /** What the thread waits for, for a reader: {@code the lock of Account#1}. */
    protected String waitingFor() {
        return resource() == null ? "" : resource().name();
    }

    /** If the thread waits to be notified and was notified too early, that notification; else null. */
    protected Unheard unheard() {
        return null;
    }

    /** A notification that nobody was waiting for, and who gave it. */
    public record Unheard(Action action, ProgramThread thread) {
    }

    @Override
    public Kind kind() {
        return kind;
    }

    public final int site() {
        return site;
    }

    /** True if it may change the resource. */
    public boolean writes() {
        return true;
    }

    @Override
    public String describe() {
        return resource() == null ? kind.verb() : kind.verb() + " " + resource().name();
    }

    @Override
    public CodePoint codePoint() {
        return CodePoints.of(site);
    }
}
