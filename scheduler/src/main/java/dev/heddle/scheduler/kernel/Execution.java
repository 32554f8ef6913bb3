package dev.heddle.scheduler.kernel;

import dev.heddle.model.CodePoint;
import dev.heddle.model.CutReason;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Operation;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Strategy;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import dev.heddle.model.ValueChoice;
import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.scheduler.Lens;
import dev.heddle.scheduler.Settings;
import dev.heddle.scheduler.memory.Heap;
import dev.heddle.scheduler.world.World;
import dev.heddle.term.Valuation;
import java.util.List;

/**
 * One controlled run of a program.
 *
 * <p>A thread that comes to a visible operation decides, on its own stack, who goes next. If that is itself, it
 * simply goes on; only a change of threads costs a switch. Operations that commute with everything happen at once;
 * where two or more threads could go on otherwise, the prefix or the strategy decides.
 */
public final class Execution {

    final Series series;
    final Settings settings;
    final Heap heap;
    final Lens lens;
    final Carrier carrier;
    final Recorder recorder;
    final Inputs inputs;
    final ProgramThreads threads;
    final VirtualClock clock;
    final Ending ending;

    private final Decisions decisions;
    private final Strategy strategy;
    private final Candidates candidates;
    private long steps;
    /** How many visible operations there may be. */
    private final long most;

    private ProgramThread shutsDown;
    final Timeouts timeouts = new Timeouts();
    /** Whether the thread whose turn it is had company when it began its operation. */
    private boolean company;

    /** Null as long as the program has said nothing of the kind. */
    Invariants invariants;
    Properties properties;
    Calls calls;

    public Execution(Series series, List<Decision> prefix, Strategy strategy, Carrier carrier, ProgramThread.Factory factory, Recorder recorder, Valuation inputs, long most) {
        this.series = series;
        this.most = Math.min(most, series.settings.steps());
        this.settings = series.settings;
        this.heap = series.heap;
        this.lens = series.lens;
        this.candidates = series.candidates;
        this.carrier = carrier;
        this.recorder = recorder;
        this.strategy = strategy;
        this.inputs = new Inputs(inputs);
        this.threads = new ProgramThreads(this, factory);
        this.clock = new VirtualClock(threads);
        this.ending = new Ending(this, carrier);
        this.decisions = new Decisions(prefix, strategy, ending);
    }

    /** Makes the main thread, whose thread object is {@code main}, which then is the only one. */
    public ProgramThread begin(Thread main) {
        ProgramThread thread = threads.add(ThreadId.MAIN, main, false);
        thread.clock.tick(0);
        threads.started(thread);
        strategy.begin();
        return thread;
    }

    public Series series() {
        return series;
    }

    public Settings settings() {
        return settings;
    }

    public Heap heap() {
        return heap;
    }

    public Inputs inputs() {
        return inputs;
    }

    public ProgramThreads threads() {
        return threads;
    }

    public Ending ending() {
        return ending;
    }

    /** What writes the visible operations down; null if nothing does. */
    public Recorder recorder() {
        return recorder;
    }

    /** What the program says must always hold. */
    public Invariants invariants() {
        if (invariants == null) {
            invariants = new Invariants(this);
        }
        return invariants;
    }

    /** What the program says about its events. */
    public Properties properties() {
        if (properties == null) {
            properties = new Properties(this);
        }
        return properties;
    }

    /** The operations that threads call whose history matters; null if there is none. */
    public Calls calls() {
        return calls;
    }

    /** Threads are going to call {@code operations} whose history matters. */
    public void history(Calls operations) {
        calls = operations;
    }

    /** True if shutdown hooks run: whoever wants to end the program as well has to wait, for ever. */
    public boolean isShuttingDown() {
        return shutsDown != null;
    }

    /** The thread that ends the program, and runs the shutdown hooks before that; null if there is none yet. */
    public ProgramThread shutsDown() {
        return shutsDown;
    }

    public void shutDown(ProgramThread by) {
        shutsDown = by;
    }

    public Lens lens() {
        return lens;
    }

    /** True if calls of objects of {@code type}, a class of the JDK, are one step each. */
    public boolean trusts(Class<?> type) {
        return settings.jdk().trusts(type) && !lens.isDistrusted(type.getName());
    }

    /** Such a call has just been taken for one step. */
    public void trusted(Class<?> type) {
        if (!isUnnoticed()) {
            // What the set does must not be taken for something that the calling thread does.
            Strand strand = Control.beginQuiet();
            series.trusted.add(type);
            Control.endQuiet(strand);
        }
    }

    /** {@code thread} is about to do with an object of {@code type} what is more than one step: ends the execution, which took too much for granted. */
    public void distrust(ProgramThread thread, Class<?> type) {
        lens.learnDistrust(type.getName());
        ending.stop(thread, new RunOutcome.Distrusted(type.getName()));
    }

    /** What in this execution stands for things that the JVM has only one of. */
    public World world() {
        return series.world;
    }

    /** The controlled thread behind {@code thread}, or null. */
    public ProgramThread of(Thread thread) {
        return threads.of(thread);
    }

    /** True if what happens now need neither be scheduled nor written down. */
    public boolean unobserved() {
        return isUnnoticed() && (recorder == null || !recorder.isDetailed());
    }

    /**
     * True if nobody but the thread itself can notice what happens now. Who only writes it down must not change the execution: it counts no
     * step, takes no time and teaches nothing.
     */
    public boolean isUnnoticed() {
        return threads.isAlone() && invariants == null;
    }

    /** What a thread does alone concerns nobody, but for the beginning and end of company and the values it chooses. */
    private static boolean concernsOthers(Action action) {
        return switch (action.kind()) {
            case START, END, JOIN, CHOOSE, EVENT -> true;
            default -> false;
        };
    }

    /** Returns when {@code action} is enabled and it is the turn of {@code thread}, which is the caller. */
    void arrive(ProgramThread thread, Action action) {
        thread.decisionsAtArrival = decisions.count();
        company = !threads.isAlone();
        ending.stopIfInterrupted(thread);
        if (threads.isAlone() && action.enabled(thread)) {
            return;
        }
        if (isEager(thread, action) && action.enabled(thread)) {
            return;
        }
        stopAtBound(thread, steps);
        thread.pending = action;
        if (recorder != null) {
            action.look(thread);
            recorder.arrived(thread);
        }
        ProgramThread next = next(thread);
        if (next != thread) {
            if (next == null) {
                ending.standstill(thread);
            }
            carrier.pass(thread, next);
            company = !threads.isAlone();
        }
        thread.pending = null;
    }

    /** True if {@code action} needs no decision when to happen; where threads are asked what they do, everything that they do does. */
    private boolean isEager(ProgramThread thread, Action action) {
        return action.eager(thread) && (!lens.statesObserved() || action == Begin.ACTION || action.kind() == Operation.Kind.SPIN);
    }

    private void stopAtBound(ProgramThread thread, long count) {
        if (count >= most) {
            ending.stop(thread, new RunOutcome.Cut(CutReason.STEPS));
        }
    }

    /** Who goes next, if need be after some time has passed; null if nobody can. */
    private ProgramThread next(ProgramThread last) {
        ProgramThread next = nextNow(last);
        return next == null && clock.advance() ? nextNow(last) : next;
    }

    private ProgramThread nextNow(ProgramThread last) {
        candidates.clear(last);
        for (int i = 0; i < threads.count(); i++) {
            ProgramThread candidate = threads.get(i);
            Action pending = candidate.pending;
            if (pending != null && pending.enabled(candidate)) {
                if (isEager(candidate, pending)) {
                    candidate.decisionsAtArrival = decisions.count();
                    return candidate;
                }
                candidates.add(candidate);
            }
        }
        if (candidates.size() == 0) {
            return null;
        }
        int decisionsBefore = decisions.count();
        ProgramThread next = candidates.get(candidates.size() == 1 ? 0 : decisions.decide(last, candidates));
        next.decisionsAtArrival = decisionsBefore;
        return next;
    }

    /** Takes one of {@code size} values. Who only ever does that waits for no turn; so it is here that it comes to an end. */
    public int choose(ProgramThread thread, int size, String label) {
        stopAtBound(thread, threads.isAlone() ? Math.max(steps, decisions.count()) : steps);
        return decisions.decide(thread, new ValueChoice(thread.id, label, size));
    }

    /** Called when {@code thread} has run {@code action}. */
    void performed(ProgramThread thread, Action action) {
        if (!action.pure()) {
            thread.spins.effect();
        }
        thread.lastAction = action;
        boolean unnoticed = !company && isUnnoticed();
        if (!unnoticed || !action.isMemoryAccess()) {
            thread.time += 1_000;
        }
        if (!unnoticed || concernsOthers(action)) {
            steps++;
        }
        if (lens.statesObserved()) {
            thread.progress.changed();
        }
        if (!company && unobserved() && (recorder == null || !concernsOthers(action))) {
            return;
        }
        thread.eventCount++;
        if (invariants != null && action.writesWatched()) {
            thread.unseen = action;
        }
        if (recorder != null) {
            record(thread, action);
        }
    }

    /** Called when inputs had a say in how {@code thread} goes on: an event that takes no time and no turn. */
    void decided(ProgramThread thread, Action action) {
        ending.stopIfInterrupted(thread);
        stopAtBound(thread, steps);
        steps++;
        if (recorder != null) {
            thread.decisionsAtArrival = decisions.count();
            thread.eventCount++;
            record(thread, action);
        }
    }

    private void record(ProgramThread thread, Action action) {
        Event event = recorder.performed(thread, action, thread.decisionsAtArrival);
        try {
            strategy.performed(event);
        } catch (StackOverflowError | OutOfMemoryError exhausted) {
            throw exhausted;
        } catch (RuntimeException | Error mistake) {
            ending.fault(thread, mistake);
        }
    }

    /** Where {@code thread} is blocked, if the execution is recorded in detail. */
    public CodePoint blockedAt(ProgramThread thread) {
        return recorder == null ? null : recorder.blockedAt(thread);
    }

    public long steps() {
        return steps;
    }

    public int eventCount() {
        return recorder == null ? 0 : recorder.size();
    }

    /** {@code thread} has left its code, and told so; somebody else goes on. */
    public void finish(ProgramThread thread) {
        if (invariants != null) {
            invariants.overlooked(thread);
        }
        ProgramThread next = null;
        if (threads.ended(thread)) {
            ending.over(thread);
        } else {
            threads.joined();
            next = next(thread);
            if (next == null) {
                ending.standstillAfter(thread);
            }
        }
        carrier.leave(thread, next);
    }

    public Trace trace() {
        List<Event> events = recorder == null ? List.of() : recorder.events();
        List<Event> pending = recorder == null ? List.of() : threads.pending(recorder, decisions.count());
        return new Trace(ending.outcome(), decisions.schedule(), decisions.choices(), steps, threads.names(), events, pending, ending.findings(),
                recorder == null ? "" : series.world.output(), inputs.values());
    }
}
