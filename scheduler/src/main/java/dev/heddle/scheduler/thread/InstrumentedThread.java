package dev.heddle.scheduler.thread;

import dev.heddle.model.ThreadId;
import dev.heddle.runtime.Control;
import dev.heddle.runtime.shadow.Invocations;
import dev.heddle.scheduler.accesses.AccessDetector;
import dev.heddle.scheduler.accesses.CoarseCalls;
import dev.heddle.scheduler.accesses.Memory;
import dev.heddle.scheduler.claims.Claims;
import dev.heddle.scheduler.detectors.Uncaught;
import dev.heddle.scheduler.inputs.InputDependence;
import dev.heddle.scheduler.kernel.Abandon;
import dev.heddle.scheduler.kernel.Execution;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.primitives.HeldMonitors;
import dev.heddle.scheduler.primitives.Initializers;
import dev.heddle.scheduler.primitives.Shutdown;
import dev.heddle.scheduler.primitives.ThreadOperations;
import dev.heddle.scheduler.primitives.ThreadState;
import dev.heddle.term.Term;

/** A thread of the program as instrumented code and the models of the JDK see it: each hook goes to the part of the thread that it concerns. */
public final class InstrumentedThread extends ProgramThread {

    private final ThreadState state;
    private final Initializers initializers;
    private final Memory memory;
    private final CoarseCalls coarseCalls;
    private final HeldMonitors monitors;
    private final ThreadOperations threads;
    private final Determinism determinism;
    private final Claims claims;
    private final InputDependence inputs;
    private final Shutdown shutdown;
    /** Where the JDK, since 21, remembers the scoped values that the thread has looked up. */
    private Object[] scopedValueCache;

    private InstrumentedThread(Execution execution, int index, ThreadId id, Thread thread, boolean daemon, ThreadState state, Factory parts) {
        super(execution, index, id, thread, daemon, state.interruption);
        this.state = state;
        state.begin(id);
        this.initializers = parts.initializers;
        this.memory = new Memory(this, parts.races);
        this.coarseCalls = new CoarseCalls(this, memory);
        this.monitors = new HeldMonitors(this);
        this.threads = new ThreadOperations(this, monitors, state.permit);
        this.determinism = new Determinism(this);
        this.claims = new Claims(this);
        this.inputs = new InputDependence(this);
        this.shutdown = new Shutdown(this);
    }

    /** Makes such threads for the executions of one host. */
    public static final class Factory implements ProgramThread.Factory {

        private final Initializers initializers;
        private final AccessDetector races;

        /** {@code races} is null if nobody looks for data races. */
        public Factory(Initializers initializers, AccessDetector races) {
            this.initializers = initializers;
            this.races = races;
        }

        @Override
        public ProgramThread create(Execution execution, int index, ThreadId id, Thread thread, boolean daemon) {
            return new InstrumentedThread(execution, index, id, thread, daemon, ThreadState.of(execution.heap().track(thread)), this);
        }
    }

    /** The thread whose code is calling, or null if it is not under control. */
    public static InstrumentedThread current() {
        return (InstrumentedThread) Control.strand();
    }

    /** The same, even while the thread is quiet. */
    public static InstrumentedThread calling() {
        return (InstrumentedThread) Control.owner();
    }

    /** What decides on identities for the caller, also while the JDK works for it unseen; null if it is not under control. */
    public static Determinism determinismOfCaller() {
        InstrumentedThread calling = calling();
        return calling != null && calling.isOwnBusiness() ? calling.determinism : null;
    }

    public Memory memory() {
        return memory;
    }

    public CoarseCalls coarseCalls() {
        return coarseCalls;
    }

    public HeldMonitors monitors() {
        return monitors;
    }

    public ThreadOperations threads() {
        return threads;
    }

    public Determinism determinism() {
        return determinism;
    }

    public Claims claims() {
        return claims;
    }

    public InputDependence inputs() {
        return inputs;
    }

    public Shutdown shutdown() {
        return shutdown;
    }

    public Object[] scopedValueCache() {
        return scopedValueCache;
    }

    public void setScopedValueCache(Object[] cache) {
        scopedValueCache = cache;
    }

    // ---- hooks ----

    @Override
    public void field(Object target, Object value, int site, boolean write) {
        memory.field(target, value, site, write);
    }

    @Override
    public void global(Object value, int site, boolean write) {
        memory.global(value, site, write);
    }

    @Override
    public void element(Object array, int index, Object value, int site, boolean write) {
        memory.element(array, index, value, site, write);
    }

    @Override
    public void cloning(Object object, int site) {
        memory.cloning(object, site);
    }

    @Override
    public Object enter(Object object, int site) {
        return monitors.enter(object, site);
    }

    @Override
    public Object enterInner(Object object, int site) {
        return monitors.enterInner(object, site);
    }

    @Override
    protected void surface() {
        monitors.surface();
    }

    @Override
    public Object exit(Object object, int site) {
        return monitors.exit(object, site);
    }

    @Override
    public void published(Shared shared) {
        monitors.transfer(shared);
    }

    @Override
    public void initialize(int classNumber) {
        if (watching) {
            quiet++;
            watching = false;
            try {
                initializers.initialize(this, classNumber);
            } finally {
                watching = true;
                quiet--;
            }
            return;
        }
        initializers.initialize(this, classNumber);
    }

    @Override
    public void way(Term[] ways, int taken, int site) {
        inputs.way(ways, taken, site);
    }

    @Override
    public void overflow(String what, int site) {
        inputs.overflow(what, site);
    }

    @Override
    public void pin(Term term, int site) {
        inputs.pin(term, site);
    }

    @Override
    public Object valueOf(Term term) {
        return inputs.valueOf(term);
    }

    // ---- life ----

    @Override
    protected void runToEnd() {
        try {
            runBody();
        } catch (Abandon over) {
            throw over;
        } catch (Throwable failure) {
            if (isAbandoned()) {
                // A finally block of the program's has replaced what unwinds it.
                throw Abandon.NOW;
            }
            Invocations.caught(failure);
            Uncaught.handle(this, failure);
        }
        leave();
        if (!isAbandoned()) {
            checkInvariants();
        }
        quiet++;
        memory.forgetStamp();
        if (!isAbandoned()) {
            state.lifetime.end(this);
            shutdown.leave();
            execution().finish(this);
        }
    }

    private void runBody() throws Throwable {
        if (index() == 0) {
            execution().series().runMain();
        } else {
            thread.run();
        }
    }

    /** What the JDK does at the end of a thread: it closes scopes that the thread left open, and leaves the one it is in. */
    private void leave() {
        try {
            execution().world().leave(thread, index() > 0);
        } catch (Abandon over) {
            throw over;
        } catch (Throwable ignored) {
            // As the JVM does.
        }
    }
}
