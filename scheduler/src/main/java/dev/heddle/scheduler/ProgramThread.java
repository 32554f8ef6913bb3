package dev.heddle.scheduler;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Finding;
import dev.heddle.model.Footprint;
import dev.heddle.model.Operation;
import dev.heddle.model.Outcome;
import dev.heddle.model.ThreadId;
import dev.heddle.runtime.ClassEntry;
import dev.heddle.runtime.Classes;
import dev.heddle.runtime.Control;
import dev.heddle.runtime.shadow.Invocations;
import dev.heddle.runtime.Site;
import dev.heddle.runtime.Sites;
import dev.heddle.runtime.Strand;
import dev.heddle.term.Term;
import dev.heddle.term.Variable;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/** A thread of the program under the scheduler's control. */
public final class ProgramThread extends Strand {

    final Execution execution;
    final int index;
    final ThreadId id;
    final boolean daemon;

    /** What it is about to do; null while it runs and after it has ended. */
    Action pending;
    /** The stack with which it arrived there, if the execution is recorded in detail. */
    StackTraceElement[] arrival;
    boolean ended;
    /** The execution is over: this thread only has to get out of the program's code. */
    boolean abandoned;
    private int abandonments;

    /** The continuation or worker that holds its stack; owned by the carrier. */
    Object stack;
    /** Handshake of the platform carrier. */
    volatile boolean turn;

    /** What happened before, in the sense of the Java memory model. */
    final Clock clock = new Clock();
    /** Virtual nanoseconds; joined along synchronisation, so that it does not depend on unrelated threads. */
    long time;

    int eventCount;
    /** How many decisions had been made before the one that gave this thread its turn. */
    int decisionsAtArrival;
    int publishedCount;
    private long randomState;
    private int unnamedCount;
    private int createdCount;
    /** By how much the last query of the clock moved it: a loop that waits for time to pass gets there quickly. */
    private long clockQueries = 1_000;
    private long clockQueriedAt = -1;
    private int childCount;

    /** State of {@link java.util.concurrent.locks.LockSupport} and of interruption. */
    final Permit permit;
    final Interruption interruption;
    final Life life;
    final Optimism optimism = new Optimism();
    /** True while it looks whether invariants hold: then it only reads, and nobody else has a turn. */
    boolean watching;
    /** What it means then if inputs decide. */
    Invariants.Deciding deciding;
    /** The last operation that wrote something that invariants read, if it has not looked at it since; else null. */
    Action unseen;
    private int unnamedInputs;
    Action lastAction;
    /** The operation that it is in, if somebody asks what returned before what; else null. */
    Calls.Call call;
    /** What it waits in, if anything. */
    Interruptible waiter;
    final Spins spins = new Spins(this);
    private final HashCodes hashes;
    /** Where the JDK, since 21, remembers the scoped values that the thread has looked up. */
    private Object[] scopedValueCache;

    /** What {@code monitorenter} really enters when the scheduler has granted a monitor. */
    private final Object grant = new Object();
    private Object[] held = new Object[8];
    private Object[] entered = new Object[8];
    private int heldCount;
    /** The thread object that this thread is making reachable by starting it. */
    private Thread starting;

    ProgramThread(Execution execution, int index, ThreadId id, Thread thread, boolean daemon) {
        this.execution = execution;
        this.index = index;
        this.id = id;
        this.thread = thread;
        this.daemon = daemon;
        this.randomState = id.toString().hashCode();
        this.hashes = new HashCodes(id.toString().hashCode());
        ThreadState state = ThreadState.of(execution.heap.track(thread));
        this.permit = state.permit;
        this.interruption = state.interruption;
        this.life = state.life;
        state.begin(id);
    }

    /** The thread whose code is calling, or null if it is not under control. */
    public static ProgramThread current() {
        return (ProgramThread) Control.strand();
    }

    /** The same, even while the thread is quiet. */
    public static ProgramThread calling() {
        return (ProgramThread) Control.owner();
    }

    public Execution execution() {
        return execution;
    }

    public ThreadId id() {
        return id;
    }

    /** What is known of {@code object} if others can reach it; else null. */
    public Shared findPublished(Object object) {
        return execution.heap.findPublished(object);
    }

    /** Virtual nanoseconds since the execution began. */
    public long time() {
        return time;
    }

    /** The thread takes an optimistic stamp. */
    public void beginOptimism() {
        optimism.begin(this);
    }

    /** The thread validates its stamp, or exchanges it for a lock. */
    public void endOptimism() {
        optimism.settle();
    }

    /** True if somebody has interrupted the thread. */
    public boolean isInterrupted() {
        return interruption.isSet();
    }

    ThreadId nextChild() {
        return id.child(++childCount);
    }

    /** What reports call it. */
    public String name() {
        return ThreadState.name(thread, id);
    }

    /** Waits until {@code action} is enabled and it is this thread's turn, then runs it. */
    public void perform(Action action) {
        if (abandoned) {
            abandon(action);
            return;
        }
        if (watching) {
            watch(action);
            return;
        }
        checkInvariants();
        if (call != null && call.needsMark(action, this)) {
            perform(new Mark());
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
            execution.performed(this, action);
            if (call != null) {
                call.performed(action, this);
            }
        } catch (StackOverflowError | OutOfMemoryError exhausted) {
            execution.poisoned();
            throw exhausted;
        } finally {
            quiet--;
        }
    }

    /** What the last operation did is done, and nobody else has had a turn. */
    private void checkInvariants() {
        if (execution.invariants != null && quiet == 0) {
            execution.invariants.check(this);
        }
    }

    /** An invariant looks at something else than memory. */
    private void watch(Action action) {
        if (action.writes() || !action.enabled(this)) {
            throw new IllegalStateException("it must only look, but is about to " + action.describe());
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

    private void watch(long key, int position) {
        if (execution.host.watched.add(key, position)) {
            execution.lens.learnWatched();
        }
    }

    private void abandon(Action action) {
        // Leaving a lock must succeed, or the way out of a synchronised block would never end.
        if (action.kind() == Operation.Kind.RELEASE || action.kind() == Operation.Kind.NOTIFY || action instanceof MemoryAccess) {
            return;
        }
        if (++abandonments > 100) {
            execution.carrier.discard(this);
        }
        throw Abandon.NOW;
    }

    // ---- memory ----

    @Override
    public void field(Object target, Object value, int site, boolean write) {
        Shared shared = execution.heap.find(target);
        if (shared == null || !shared.published) {
            if (!execution.lens.escapes(target)) {
                if (write) {
                    spins.effect();
                }
                return;
            }
            publish(target);
            shared = execution.heap.find(target);
        }
        FieldSlot slot = slot(site);
        if (slot == null || abandoned) {
            return;
        }
        if (write) {
            publish(value);
            if (slot.isFinal) {
                execution.lens.learnLateFinal(slot);
            }
        } else if (slot.isFinal && !execution.lens.isLateFinal(slot)) {
            return;
        }
        access(shared.at(slot.offset), slot.isVolatile ? AccessMode.VOLATILE : AccessMode.PLAIN, !write, write, site);
    }

    @Override
    public void global(Object value, int site, boolean write) {
        FieldSlot slot = slot(site);
        if (slot == null || abandoned) {
            return;
        }
        if (write) {
            publish(value);
        }
        if (slot.isFinal) {
            return;
        }
        if (slot.epoch != Control.epoch) {
            slot.location = execution.heap.ofClass(slot.owner).at(slot.offset);
            slot.epoch = Control.epoch;
        }
        access(slot.location, slot.isVolatile ? AccessMode.VOLATILE : AccessMode.PLAIN, !write, write, site);
    }

    @Override
    public void element(Object array, int index, Object value, int site, boolean write) {
        Shared shared = execution.heap.find(array);
        if (shared == null || !shared.published) {
            if (!execution.lens.escapes(array)) {
                if (write) {
                    spins.effect();
                }
                return;
            }
            publish(array);
            shared = execution.heap.find(array);
        }
        if (abandoned || index < 0 || index >= Elements.length(array)) {
            return;
        }
        if (write) {
            publish(value);
        }
        access(shared.at(Elements.offset(array, index)), AccessMode.PLAIN, !write, write, site);
    }

    /** An access that names its target by object and offset. */
    public void atomic(Object target, long offset, AccessMode mode, boolean reads, boolean writes, Object value, Expectation expectation, int site) {
        Shared shared;
        if (target instanceof Class<?> type) {
            if (type.getClassLoader() == null) {
                return;
            }
            shared = execution.heap.ofClass(type);
        } else {
            shared = execution.heap.find(target);
            if (shared == null || !shared.published || target instanceof Thread && isOfThread((Thread) target, offset)) {
                if (writes) {
                    spins.effect();
                }
                return;
            }
        }
        if (writes) {
            publish(value);
        }
        access(shared.at(offset), mode, reads, writes, expectation, site);
    }

    /** What the JDK keeps in thread objects belongs to the thread or is modelled. */
    private static boolean isOfThread(Thread thread, long offset) {
        FieldSlot slot = Layout.of(thread.getClass()).at(offset);
        return slot != null && slot.owner == Thread.class;
    }

    /** An access to an array element through a handle. */
    public void atomicElement(Object array, int index, AccessMode mode, boolean reads, boolean writes, Object value, Expectation expectation,
            int site) {
        if (array != null && index >= 0 && index < Elements.length(array)) {
            atomic(array, Elements.offset(array, index), mode, reads, writes, value, expectation, site);
        }
    }

    /** An access by reflection. */
    public void reflective(Field field, Object target, Object value, boolean write) {
        FieldSlot slot = Layout.resolve(field.getDeclaringClass(), field.getName());
        if (slot == null || slot.isFinal && !write) {
            return;
        }
        if (slot.base == null && target == null || slot.base != null && slot.owner.getClassLoader() == null) {
            return;
        }
        if (slot.base != null) {
            ClassEntry entry = Classes.entryOf(slot.owner);
            if (entry != null) {
                Classes.touch(entry.number);
            }
        }
        atomic(slot.base == null ? target : slot.owner, slot.offset, slot.isVolatile ? AccessMode.VOLATILE : AccessMode.PLAIN, !write, write, value, null, 0);
    }

    @Override
    public void cloning(Object object, int site) {
        Shared shared = execution.heap.findPublished(object);
        if (shared == null || abandoned) {
            return;
        }
        if (object.getClass().isArray()) {
            Copies.readAll(this, shared, site);
            return;
        }
        for (FieldSlot slot : Layout.of(object.getClass()).instance) {
            if (!slot.isFinal || execution.lens.isLateFinal(slot)) {
                access(shared.at(slot.offset), slot.isVolatile ? AccessMode.VOLATILE : AccessMode.PLAIN, true, false, site);
            }
        }
    }

    /** {@link System#arraycopy}: reads all of one stretch, then writes all of the other. */
    public void copy(Object source, int from, Object target, int to, int length, int site) {
        Copies.copy(this, source, from, target, to, length, site);
    }

    void access(Location location, AccessMode mode, boolean reads, boolean writes, int site) {
        access(location, mode, reads, writes, null, site);
    }

    /** {@code expectation} says when something is written; null if always. */
    private void access(Location location, AccessMode mode, boolean reads, boolean writes, Expectation expectation, int site) {
        if (watching) {
            if (writes) {
                throw new IllegalStateException("it must only look, but is about to write " + location.name());
            }
            watch(location.key(), location.position());
            return;
        }
        if (execution.unobserved()) {
            if (!writes) {
                spins.read(location);
            } else if (reads) {
                spins.update(location);
            } else {
                location.written();
                spins.effect();
            }
            return;
        }
        perform(new MemoryAccess(location, mode, reads, writes, expectation, site));
    }

    /** Makes {@code value} and all it refers to visible to other threads. */
    @Override
    public void publish(Object value) {
        if (value != null) {
            quiet++;
            try {
                execution.heap.publish(value, this);
            } finally {
                quiet--;
            }
        }
    }

    private FieldSlot slot(int number) {
        Site site = Sites.get(number);
        Object resolved = site.resolved;
        return resolved instanceof FieldSlot slot ? slot : resolve(site);
    }

    private FieldSlot resolve(Site site) {
        quiet++;
        try {
            FieldSlot slot = Layout.resolve(Class.forName(site.owner, false, site.loader), site.member);
            site.resolved = slot;
            return slot;
        } catch (ClassNotFoundException | LinkageError failing) {
            // The instruction itself is about to fail in the same way.
            return null;
        } finally {
            quiet--;
        }
    }

    // ---- monitors ----

    @Override
    public Object enter(Object object, int site) {
        if (watching) {
            return grant;
        }
        Shared shared = execution.heap.findLockable(object, this, site);
        Object real = object;
        if (shared != null) {
            shared.monitor().enter(this, site);
            real = grant;
        }
        if (heldCount == held.length) {
            quiet++;
            held = Arrays.copyOf(held, heldCount * 2);
            entered = Arrays.copyOf(entered, heldCount * 2);
            quiet--;
        }
        held[heldCount] = object;
        entered[heldCount++] = real;
        return real;
    }

    @Override
    public Object exit(Object object, int site) {
        if (watching) {
            return grant;
        }
        for (int i = heldCount - 1; i >= 0; i--) {
            if (held[i] == object) {
                Object real = entered[i];
                Shared shared = execution.heap.findPublished(object);
                if (shared != null) {
                    // If the execution ends here, the block is left once more, and has to find the monitor held.
                    shared.monitor().exit(this, site);
                }
                heldCount--;
                System.arraycopy(held, i + 1, held, i, heldCount - i);
                System.arraycopy(entered, i + 1, entered, i, heldCount - i);
                held[heldCount] = null;
                entered[heldCount] = null;
                return real;
            }
        }
        return object;
    }

    /** If this thread entered the monitor of an object while it was its own, it still owns it now that others see it. */
    void transferMonitor(Shared shared) {
        if (shared.target == starting) {
            // It is in the middle of Thread.start, and out of it before anybody else has a turn.
            return;
        }
        int count = 0;
        for (int i = 0; i < heldCount; i++) {
            if (held[i] == shared.target) {
                count++;
            }
        }
        if (count > 0) {
            shared.monitor().ownedBy(this, count);
        }
    }

    boolean holds(Object object) {
        for (int i = 0; i < heldCount; i++) {
            if (held[i] == object) {
                return true;
            }
        }
        return false;
    }

    // ---- classes and loops ----

    @Override
    public void initialize(int classNumber) {
        if (watching) {
            quiet++;
            watching = false;
            try {
                execution.classes.initialize(this, classNumber);
            } finally {
                watching = true;
                quiet--;
            }
            return;
        }
        execution.classes.initialize(this, classNumber);
    }

    @Override
    public boolean atLoop(int site) {
        if (execution.interrupted || abandoned) {
            execution.loopInterrupted(this, site);
        }
        return !watching && spins.atLoop();
    }

    @Override
    public void iterate(long digest, int site) {
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

    // ---- what the models of the JDK ask for ----

    /** Starts {@code child}, a thread object that the JVM knows nothing of. */
    public void start(Thread child) {
        checkInvariants();
        quiet++;
        try {
            boolean noticeable = findPublished(child) != null;
            starting = child;
            publish(child);
            starting = null;
            World.markStarted(child);
            stateOfThread(child).life.start(this, child, noticeable);
        } finally {
            quiet--;
        }
    }

    public void yieldTurn() {
        perform(new Pause(Operation.Kind.YIELD, 0));
    }

    public void sleep(long nanos) throws InterruptedException {
        Pause pause = new Pause(Operation.Kind.SLEEP, nanos);
        perform(pause);
        if (pause.interrupted) {
            throw new InterruptedException("sleep interrupted");
        }
    }

    /** Waits for the end of {@code target}; {@code nanos} is negative for no limit. */
    public void join(Thread target, long nanos) throws InterruptedException {
        if (isNoticeable(target) && stateOfThread(target).life.join(this, nanos)) {
            throw new InterruptedException();
        }
    }

    public boolean isAlive(Thread target) {
        return isNoticeable(target) && stateOfThread(target).life.isAlive(this);
    }

    private ThreadState stateOfThread(Thread target) {
        return ThreadState.of(execution.heap.track(target));
    }

    /** False for a thread object that has not started and that nobody else can start. */
    private boolean isNoticeable(Thread target) {
        return findPublished(target) != null || stateOfThread(target).isBorn();
    }

    public Thread.State stateOf(Thread target) {
        boolean alive = isAlive(target);
        ProgramThread asked = execution.of(target);
        if (asked == null) {
            return Thread.State.NEW;
        }
        if (!alive) {
            return Thread.State.TERMINATED;
        }
        Action blockedIn = asked.pending;
        if (blockedIn == null || blockedIn.enabled(asked) && blockedIn.deadline(asked) == Action.NEVER) {
            return Thread.State.RUNNABLE;
        }
        return switch (blockedIn.kind()) {
            case ACQUIRE, REACQUIRE -> blockedIn.resource() instanceof Monitor ? Thread.State.BLOCKED : Thread.State.WAITING;
            default -> blockedIn.deadline(asked) != Action.NEVER ? Thread.State.TIMED_WAITING : Thread.State.WAITING;
        };
    }

    public void interrupt(Thread target) {
        stateOfThread(target).interruption.interrupt(this, target);
    }

    public boolean isInterrupted(Thread target, boolean clear) {
        return stateOfThread(target).interruption.query(this, clear);
    }

    public boolean holdsMonitor(Object object) {
        java.util.Objects.requireNonNull(object);
        return holds(object);
    }

    public void await(Object object, long nanos) throws InterruptedException {
        monitor(object).await(this, nanos);
    }

    public void signal(Object object, boolean all) {
        Shared shared = execution.heap.findPublished(object);
        if (shared != null) {
            shared.monitor().signal(this, all);
        } else if (!holds(object)) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
    }

    /** The monitor of {@code object}, which is about to matter to others even if they cannot reach it yet. */
    private Monitor monitor(Object object) {
        publish(object);
        return execution.heap.track(object).monitor();
    }

    public void park(long nanos, Object blocker) {
        permit.park(this, nanos, blocker);
    }

    public void unpark(Thread target) {
        if (isNoticeable(target)) {
            stateOfThread(target).permit.unpark(this);
        }
    }

    public int hashCode(Object object) {
        if (Layout.of(object.getClass()).overridesHashCode) {
            return object.hashCode();
        }
        return identityHashCode(object);
    }

    public int identityHashCode(Object object) {
        if (object == null) {
            return 0;
        }
        if (object instanceof Class || Layout.of(object.getClass()).machinery) {
            // The JDK keeps these in tables that it filled before the program began.
            return System.identityHashCode(object);
        }
        Shared shared = execution.heap.track(object);
        if (shared.toldHash == 0) {
            shared.toldHash = hashes.next(object.getClass());
        }
        return shared.toldHash;
    }

    /** How many unnamed threads this one has created before; others count from a number of their own. */
    public int nextUnnamed() {
        return unnamedCount++ + (index == 0 ? 0 : 1000 * index);
    }

    public long nextThreadId() {
        return (index == 0 ? 2 : (long) id.toString().hashCode() << 24 & Long.MAX_VALUE) + createdCount++;
    }

    public Object[] scopedValueCache() {
        return scopedValueCache;
    }

    public void setScopedValueCache(Object[] cache) {
        scopedValueCache = cache;
    }

    /** A number that looks random and is the same whenever the thread asks at the same point. */
    public long nextRandom() {
        randomState += 0x9E3779B97F4A7C15L;
        long z = (randomState ^ randomState >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** From now on {@code condition} has to hold after every visible operation. */
    public void invariant(String name, BooleanSupplier condition) {
        publish(condition);
        if (execution.invariants == null) {
            execution.invariants = new Invariants(execution);
        }
        execution.invariants.add(name, condition, this);
    }

    /** Tells that something happens. */
    public void event(String name) {
        if (execution.properties == null) {
            execution.properties = new Properties(execution);
        }
        perform(new Happening(name));
        quiet++;
        execution.properties.report(this);
        quiet--;
    }

    public void never(String event) {
        property(Properties.Rule.NEVER, event, null);
    }

    public void atMostOnce(String event) {
        property(Properties.Rule.AT_MOST_ONCE, event, null);
    }

    public void precedes(String first, String then) {
        property(Properties.Rule.PRECEDES, first, then);
    }

    public void eventually(String event) {
        property(Properties.Rule.EVENTUALLY, event, null);
    }

    private void property(Properties.Rule rule, String event, String other) {
        if (execution.properties == null) {
            execution.properties = new Properties(execution);
        }
        execution.properties.add(rule, event, other);
    }

    /** Threads of this execution are going to call operations; {@code endless} says whether what has not returned may wait for ever. */
    public void history(int callers, BooleanSupplier endless) {
        execution.calls = new Calls(callers, endless);
    }

    /** The thread is about to call an operation, of which {@code name} is the text. */
    public void calls(int caller, Object name) {
        call = new Calls.Call(execution.calls, caller, name);
    }

    /** The operation is over; returns how many of each caller were over when it began. */
    public int[] returns() {
        int[] before = call.returns(this);
        call = null;
        return before;
    }

    /** Takes one of {@code options} values. */
    public int choose(int options) {
        if (options == 1) {
            return 0;
        }
        Choose choose = new Choose(options);
        perform(choose);
        return choose.value();
    }

    // ---- inputs ----

    /** The value of an input that the program asks for; it has {@code input} for a shadow. */
    public Object input(Variable input) {
        if (abandoned) {
            throw Abandon.NOW;
        }
        // A loop that asks for another input in every round does not repeat itself.
        spins.effect();
        quiet++;
        try {
            if (execution.calls != null) {
                unsupported("an operation asks for the input '" + input.name() + "', but what it gives is compared with other executions: use Heddle.choose");
            }
            if (execution.inputs.isTaken(input.name())) {
                unsupported("the program asks a second time for an input named '" + input.name() + "'");
            }
            if (!execution.host.followsInputs() && !execution.inputs.isGiven(input)) {
                execution.host.inputsWanted = true;
            }
            return execution.inputs.ask(input);
        } finally {
            quiet--;
        }
    }

    /** A name for an input that the program gives none: what kind it is, and how often this thread has asked. */
    public String nextInput(String kind) {
        unnamedInputs++;
        return (id == ThreadId.MAIN ? "" : "thread " + id + ", ") + kind + " " + unnamedInputs;
    }

    /** Goes no further unless {@code condition} holds: the program is not meant for such inputs. */
    public void assume(boolean condition) {
        if (!condition) {
            if (abandoned) {
                throw Abandon.NOW;
            }
            CodePoint point = Recorder.programPoint(Recorder.programStack(new Throwable().getStackTrace()));
            execution.assumed = new Outcome.AssumptionFailed(point == null ? "" : point.shortForm());
            perform(new Unmeant());
        }
    }

    @Override
    public void way(Term[] ways, int taken, int site) {
        decided(new Way(ways, taken, site));
    }

    @Override
    public void overflow(String what, int site) {
        if (abandoned || watching) {
            return;
        }
        quiet++;
        try {
            CodePoint point = CodePoints.of(site);
            execution.fail(this, new Finding(Finding.Kind.OVERFLOW, what + " overflows",
                    List.of("in thread " + name() + ", at " + point.shortForm()), List.of(id), List.of(point), List.of(), null));
        } finally {
            quiet--;
        }
    }

    @Override
    public void pin(Term term, int site) {
        decided(new Pin(term, valueOf(term), site));
    }

    private void decided(Action action) {
        if (abandoned) {
            return;
        }
        if (watching && deciding != Invariants.Deciding.EVENT) {
            execution.host.inputsWatched |= deciding == Invariants.Deciding.UNSEARCHED;
            return;
        }
        if (call != null) {
            call.decided();
        }
        quiet++;
        try {
            execution.decided(this, action);
        } finally {
            quiet--;
        }
    }

    @Override
    public Object valueOf(Term term) {
        return term.evaluate(execution.inputs.values());
    }

    /** Ends the execution: the program is about to do {@code what}, which nobody controls. */
    public void unsupported(String what) {
        if (abandoned) {
            throw Abandon.NOW;
        }
        quiet++;
        try {
            List<StackTraceElement> stack = Recorder.programStack(new Throwable().getStackTrace());
            CodePoint point = Recorder.programPoint(stack);
            execution.stop(this, new Outcome.Unsupported(what + (point == null ? "" : " (" + point.shortForm() + ", in thread " + name() + ")")));
        } finally {
            quiet--;
        }
    }

    /** Ends the program, after its shutdown hooks. */
    public void exit(int status) {
        perform(new Exit(status, true));
        runShutdownHooks();
        halt();
    }

    /** Ends the program at once. */
    public void halt(int status) {
        perform(new Exit(status, false));
        halt();
    }

    private void halt() {
        quiet++;
        try {
            execution.complete(this);
        } finally {
            quiet--;
        }
    }

    private void runShutdownHooks() {
        quiet++;
        Thread[] hooks = execution.host.world.takeShutdownHooks();
        quiet--;
        execution.shuttingDown = true;
        for (Thread hook : hooks) {
            hook.start();
        }
        for (Thread hook : hooks) {
            ProgramThread started = execution.of(hook);
            started.life.join(this, -1);
        }
    }

    public long nanoTime() {
        spins.effect();
        clockQueries = execution.steps() == clockQueriedAt ? Math.min(clockQueries * 2, 10_000_000) : 1_000;
        clockQueriedAt = execution.steps();
        time += clockQueries;
        return time;
    }

    public long currentTimeMillis() {
        return World.EPOCH_MILLIS + nanoTime() / 1_000_000;
    }

    // ---- life ----

    /** All of the thread's life; called on its own stack. */
    void live() {
        pending = null;
        try {
            try {
                execution.runBody(this);
            } catch (Abandon over) {
                throw over;
            } catch (Throwable failure) {
                if (abandoned) {
                    // A finally block of the program's has replaced what unwinds it.
                    throw Abandon.NOW;
                }
                Invocations.caught();
                execution.uncaught(this, failure);
            }
            leave();
            if (execution.isLast(this)) {
                runShutdownHooks();
            }
            if (!abandoned) {
                checkInvariants();
            }
            quiet++;
            optimism.forget(this);
            if (!abandoned) {
                execution.finish(this);
            }
        } catch (Abandon over) {
            quiet++;
        }
    }

    /** What the JDK does at the end of a thread: it closes scopes that the thread left open, and leaves the one it is in. */
    private void leave() {
        try {
            execution.host.world.leave(this);
        } catch (Abandon over) {
            throw over;
        } catch (Throwable ignored) {
            // As the JVM does.
        }
    }

    @Override
    public String toString() {
        return id + " " + name();
    }
}
