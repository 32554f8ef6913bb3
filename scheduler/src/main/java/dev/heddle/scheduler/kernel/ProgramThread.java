package dev.heddle.scheduler.kernel;

import dev.heddle.model.Clock;
import dev.heddle.model.CodePoint;
import dev.heddle.model.Footprint;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.ThreadId;
import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.scheduler.memory.Fences;
import dev.heddle.scheduler.memory.Publisher;
import dev.heddle.scheduler.memory.Shared;
import java.util.List;
import java.util.function.Supplier;

/**
 * A thread of the program under the scheduler's control, as far as an execution is concerned: the thread arrives at operations, waits for
 * its turn, and performs them. What instrumented code does with a thread is left to a subclass.
 */
public abstract class ProgramThread extends Strand implements Publisher {

    /** Limits from here on, 73 years, mean that there is none: so people write it. */
    private static final long ENDLESS = Long.MAX_VALUE / 4;
    /** However often somebody sleeps for ever, it does not get later; limits still fit after it. */
    private static final long LATEST = Long.MAX_VALUE / 2;


    /** Makes the threads of executions. */
    public interface Factory {

        ProgramThread create(Execution execution, int index, ThreadId id, Thread thread, boolean daemon);
    }

    final Execution execution;
    final int index;
    final ThreadId id;
    public final boolean daemon;

    /** The operation that the thread is about to perform; null while the thread runs and after it has ended. */
    Action pending;
    /** The stack with which the thread arrived at that operation, if the execution is recorded in detail. */
    StackTraceElement[] arrival;
    boolean ended;
    private boolean abandoned;
    private int abandonments;

    /** The continuation or worker that holds the thread's stack; owned by the carrier. */
    public Object stack;
    /** Set when the turn is the thread's; owned by the carrier. */
    public volatile boolean turn;

    /** What happened before, in the sense of the Java memory model. */
    public final Clock clock = new Clock();
    public final Fences fences = new Fences();
    /** Virtual nanoseconds; joined along synchronisation, so that it does not depend on unrelated threads. */
    long time;

    int eventCount;
    /** How many decisions had been made before the one that gave this thread its turn. */
    int decisionsAtArrival;
    private int publishedCount;
    private int childCount;

    public final Interruption interruption;
    protected boolean watching;
    /** What is asked while the thread only looks, if it is something for a report and no invariant; else null. */
    Telling telling;
    /** What it means, while the thread looks at invariants, if inputs decide. */
    Invariants.Deciding deciding;
    /** The last operation that wrote something that invariants read, if the thread has not looked at them since; else null. */
    Action unseen;
    Action lastAction;
    /** The call that the thread is in, if somebody asks which calls returned before which; else null. */
    Calls.Call call;
    /** What the thread waits in, if anything that an interrupt takes it out of. */
    Interruptible waiter;
    public final Spins spins = new Spins(this);
    /** What the thread has begun, and as a part of which the program's code runs that has done nothing visible yet; null if there is no such thing. */
    private Action underWay;
    private final StackRoom stackRoom = new StackRoom(this);
    /** How quiet the thread is where code of the JDK works for the program unseen, which then is told the same of identities as the program is; 0 if none does. */
    private int trusting;
    /** How many monitors of the JDK's code the thread is in that nobody else knows of. */
    public int hiddenMonitors;
    public final Progress progress;

    public ProgramThread(Execution execution, int index, ThreadId id, Thread thread, boolean daemon, Interruption interruption) {
        this.execution = execution;
        this.index = index;
        this.id = id;
        this.thread = thread;
        this.daemon = daemon;
        this.interruption = interruption;
        this.progress = new Progress(interruption.shared(), this);
    }

    /** The thread whose code is calling, or null if it is not under control. */
    public static ProgramThread current() {
        return (ProgramThread) Control.strand();
    }

    /** The same, even while the thread is quiet. */
    public static ProgramThread calling() {
        return (ProgramThread) Control.owner();
    }

    public final Execution execution() {
        return execution;
    }

    @Override
    public final ThreadId id() {
        return id;
    }

    @Override
    public final int index() {
        return index;
    }

    /** What is known of {@code object} if others can reach it; else null. */
    public final Shared findPublished(Object object) {
        return execution.heap.findPublished(object);
    }

    /** The time after a pause of {@code nanos}. */
    public final long after(long nanos) {
        return nanos > LATEST - time ? Math.max(time, LATEST) : time + nanos;
    }

    /** When a limit of {@code nanos} from now runs out; {@link Action#NEVER} if that is negative or endless. */
    public final long limit(long nanos) {
        return nanos < 0 || nanos >= ENDLESS ? Action.NEVER : time + nanos;
    }

    /** Virtual nanoseconds since the execution began. */
    public final long time() {
        return time;
    }

    /** Lets virtual time pass up to {@code then}, unless it is later already. */
    public final void advanceTo(long then) {
        if (then > time) {
            time = then;
        }
    }

    /** True if somebody has interrupted the thread. */
    public final boolean isInterrupted() {
        return interruption.isSet();
    }

    /** The id of the next thread that this one starts. */
    public final ThreadId nextChild() {
        return id.child(++childCount);
    }

    /** What reports call the thread. */
    public final String name() {
        return Shared.threadName(thread, id);
    }

    /** True if the program may end before the thread does. */
    public final boolean isDaemon() {
        return daemon;
    }

    public final boolean hasEnded() {
        return ended;
    }

    /** True if the execution is over: the thread only has to get out of the program's code. */
    public final boolean isAbandoned() {
        return abandoned;
    }

    /** The execution is over. */
    public final void abandon() {
        abandoned = true;
    }

    /** True while the thread looks whether invariants hold: then it only reads, and nobody else has a turn. */
    public final boolean isWatching() {
        return watching;
    }

    /** What the thread is asked about itself at this moment, for a report; null if nothing. */
    public final Telling telling() {
        return telling;
    }

    /** The thread waits in {@code place}, which an interrupt takes it out of; null if it does not wait. */
    public final void waitsIn(Interruptible place) {
        waiter = place;
    }

    /** The operation that the thread waits to perform; null while it runs and after it has ended. */
    public final Action pending() {
        return pending;
    }

    /** True if the thread waits to perform an operation and has not ended. */
    public final boolean isWaiting() {
        return !ended && pending != null;
    }

    /** True if the operation that the thread waits to perform could be performed now. */
    public final boolean isEnabled() {
        return pending.enabled(this);
    }

    /** True if only the passing of time enables the operation that the thread waits to perform. */
    public final boolean waitsForTime() {
        return pending.deadline(this) != Action.NEVER;
    }

    /** What the thread waits for, for a reader. */
    public final String waitingFor() {
        return pending.waitingFor();
    }

    /** The thread that this one waits for, or null if that is not known. */
    public final ProgramThread awaited() {
        return pending.awaited(this);
    }

    /** If the thread waits to be notified and was notified too early, that notification; else null. */
    public final Action.Unheard unheard() {
        return pending.unheard();
    }

    /** True if identities are the program's business: its own code runs, or code of the JDK on its behalf. */
    public final boolean isOwnBusiness() {
        return quiet == trusting;
    }

    /** What {@code call} of the JDK's gives, of which nothing is seen. */
    public final <T> T trust(Supplier<T> call) {
        int before = trusting;
        trusting = ++quiet;
        try {
            return call.get();
        } finally {
            quiet--;
            trusting = before;
        }
    }

    /** Waits until {@code action} is enabled and it is this thread's turn, then runs it. */
    public final void perform(Action action) {
        perform(action, true);
    }

    /** The same, but the program's code is to be run as a part of it: it is over with {@link #end}, or as soon as that code does something that others can notice. */
    public final void begin(Action action) {
        perform(action, false);
    }

    /** Does {@code rest} as the last part of {@code action}, and it has happened; false, and nothing is done, if it is over already. */
    public final boolean end(Action action, Runnable rest) {
        if (underWay != action) {
            return false;
        }
        underWay = null;
        quiet++;
        try {
            rest.run();
            performed(action);
        } catch (StackOverflowError | OutOfMemoryError exhausted) {
            execution.ending.poisoned(this, exhausted);
            throw exhausted;
        } finally {
            quiet--;
        }
        return true;
    }

    /** The thread is about to do something that others can notice: what the program's code has been a part of is over. */
    private void surfaceUnderWay() {
        Action begun = underWay;
        end(begun, () -> begun.surface(this));
    }

    private void performed(Action action) {
        execution.performed(this, action);
        if (call != null) {
            call.performed(action, this);
        }
    }

    private void perform(Action action, boolean whole) {
        if (abandoned) {
            unwind(action);
            return;
        }
        if (underWay != null) {
            surfaceUnderWay();
        }
        if (watching) {
            watch(action);
            return;
        }
        stackRoom.demand();
        checkInvariants();
        if (call != null && call.needsBoundary(action, this)) {
            perform(new CallBoundary());
        }
        if (hiddenMonitors > 0 && !execution.threads.isAlone()) {
            surface();
        }
        Action spin = spins.takeDue();
        if (spin != null) {
            perform(spin);
        }
        quiet++;
        spins.settle();
        try {
            execution.arrive(this, action);
            if (execution.recorder != null) {
                action.look(this);
            }
            if (call != null) {
                call.begins();
            }
            action.run(this);
            if (whole) {
                performed(action);
            } else {
                underWay = action;
            }
        } catch (StackOverflowError | OutOfMemoryError exhausted) {
            execution.ending.poisoned(this, exhausted);
            throw exhausted;
        } finally {
            quiet--;
        }
    }

    /** The thread begins to call an operation of a history. */
    public final void begins(Calls.Call operation) {
        call = operation;
    }

    /** The operation is over; returns how many of each caller were over when it began. */
    public final int[] returns() {
        int[] before = call.returns(this);
        call = null;
        return before;
    }

    /** Inputs had a say in how the thread goes on, as {@code action} says. */
    public final void decided(Action action) {
        if (abandoned) {
            return;
        }
        if (watching && deciding != Invariants.Deciding.EVENT) {
            execution.series.inputsWatched |= deciding == Invariants.Deciding.UNSEARCHED;
            return;
        }
        if (underWay != null) {
            surfaceUnderWay();
        }
        stackRoom.demand();
        if (call != null) {
            call.decided();
        }
        quiet++;
        try {
            execution.decided(this, action);
        } catch (StackOverflowError | OutOfMemoryError exhausted) {
            execution.ending.poisoned(this, exhausted);
            throw exhausted;
        } finally {
            quiet--;
        }
    }

    @Override
    public final boolean isShared(Object object) {
        return execution.heap().findPublished(object) != null || execution.lens.escapes(object);
    }

    @Override
    public final boolean isNoticed(Object object) {
        return !execution.isUnnoticed() && (isShared(object) || execution.lens.escapes(object));
    }

    @Override
    public final void exhausted(StackOverflowError error) {
        if (!execution.lens.deepStacks()) {
            execution.ending.poisoned(this, error);
        }
    }

    /** What the last operation did is done, and nobody else has had a turn. */
    public final void checkInvariants() {
        if (execution.invariants != null && quiet == 0) {
            execution.invariants.check(this);
        }
    }

    /** An invariant looks at something else than memory. */
    private void watch(Action action) {
        if (action.writes() || !action.enabled(this)) {
            refuse(action.describe());
        }
        quiet++;
        try {
            action.look(this);
            Footprint touched = action.footprint();
            for (int i = 0; i < touched.size(); i++) {
                watch(touched.key(i), 0);
            }
            action.run(this);
        } finally {
            quiet--;
        }
    }

    /** Who must only look is about to do {@code more}. */
    public final void refuse(String more) {
        if (telling != null) {
            telling.refuse("does more than to look: it is about to " + more);
        }
        throw new IllegalStateException("it must only look, but is about to " + more);
    }

    /** An invariant reads the resource with this number; of an array, the element at {@code position}. */
    public final void watch(long key, int position) {
        if (telling == null && execution.series.watched.add(key, position)) {
            execution.lens.learnWatched();
        }
    }

    private void unwind(Action action) {
        if (action.isPassedOver()) {
            return;
        }
        if (++abandonments > 100) {
            execution.carrier.discard(this);
        }
        throw Abandon.NOW;
    }

    /** Makes {@code value} and all it refers to visible to other threads. */
    @Override
    public final void publish(Object value) {
        if (value != null) {
            quiet++;
            try {
                execution.heap.publish(value, this);
            } finally {
                quiet--;
            }
        }
    }

    @Override
    public final int nextPublished() {
        return publishedCount++;
    }

    @Override
    public final boolean atLoop(int site) {
        if (execution.ending.isInterrupted() || abandoned) {
            if (telling != null && !abandoned) {
                telling.breakOff();
            }
            execution.ending.stopLoop(this);
        }
        if (!watching) {
            return spins.atLoop();
        }
        if (telling != null) {
            telling.round();
        }
        return false;
    }

    @Override
    public final void iterate(long digest, int site) {
        if (unseen != null) {
            checkInvariants();
        }
        quiet++;
        try {
            spins.iterate(digest, site);
        } finally {
            quiet--;
        }
    }

    /** Ends the execution: the program is about to do {@code what}, which nobody controls. Who is only asked about what went wrong has not answered then. */
    public final void unsupported(String what) {
        if (abandoned) {
            throw Abandon.NOW;
        }
        if (telling != null) {
            telling.refuse("does what is not supported: " + what);
        }
        quiet++;
        try {
            List<StackTraceElement> stack = Recorder.programStack(new Throwable().getStackTrace());
            CodePoint point = Recorder.programPoint(stack);
            execution.ending.stop(this, new RunOutcome.Unsupported(what + (point == null ? "" : " (" + point.shortForm() + ", in thread " + name() + ")")));
        } finally {
            quiet--;
        }
    }

    /** All of the thread's life; called on its own stack. */
    public final void live() {
        pending = null;
        try {
            runToEnd();
        } catch (Abandon over) {
            quiet++;
        } catch (Throwable mistake) {
            quiet++;
            lost(mistake);
        }
    }

    /** The thread is gone by a mistake of ours: nobody else would notice. */
    private void lost(Throwable mistake) {
        if (!abandoned) {
            try {
                execution.ending.fault(this, mistake);
            } catch (Abandon over) {
                // That is the end of it.
            }
        }
    }

    /** Lets others know of the hidden monitors that the thread is in: they may have their turn before the thread leaves them. */
    protected abstract void surface();

    /** Runs the thread's code, and then tells the execution that the thread has ended. */
    protected abstract void runToEnd();

    @Override
    public final String toString() {
        return id + " " + name();
    }
}
