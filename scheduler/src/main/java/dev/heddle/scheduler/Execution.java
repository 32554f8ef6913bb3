package dev.heddle.scheduler;

import dev.heddle.model.Choice;
import dev.heddle.model.CodePoint;
import dev.heddle.model.CutReason;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Finding;
import dev.heddle.model.Outcome;
import dev.heddle.model.Schedule;
import dev.heddle.model.Strategy;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import dev.heddle.model.ValueChoice;
import dev.heddle.runtime.Control;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One controlled run of a program.
 *
 * <p>A thread that comes to a visible operation decides, on its own stack, who goes next. If that is itself, it
 * simply goes on; only a change of threads costs a switch. Operations that commute with everything happen at once;
 * where two or more threads could go on otherwise, the prefix or the strategy decides.
 */
public final class Execution {

    final Settings settings;
    final Host host;
    final Heap heap;
    final Lens lens;
    final Races races;
    final Carrier carrier;
    final Initializers classes;
    final Recorder recorder;

    final Inputs inputs;

    private final List<Decision> prefix;
    private final Strategy strategy;

    private ProgramThread[] threads = new ProgramThread[4];
    private int threadCount;
    private int live;
    private int liveUsers;
    /** True while nothing that a thread does can be noticed by another, because there is only one and it knows all. */
    private boolean alone = true;

    private final Turn turn;
    private Decision[][] options = new Decision[32][];
    private Decision[] decisions = new Decision[32];
    private int decisionCount;
    private long steps;

    private Outcome outcome;
    /** Set when a thread goes no further because the inputs are not as it assumes: then nothing that follows counts. */
    Outcome.AssumptionFailed assumed;
    private volatile Finding stuck;
    private final List<Finding> findings = new ArrayList<>(0);

    /** Set from outside when the run has to stop; seen at visible operations and loop heads. */
    volatile boolean interrupted;

    /** Shutdown hooks run: whoever wants to end the program as well has to wait, for ever. */
    boolean shuttingDown;

    /** Null as long as the program has said nothing of the kind. */
    Invariants invariants;
    Properties properties;
    Calls calls;

    Execution(Host host, List<Decision> prefix, Strategy strategy, Carrier carrier, Recorder recorder, Valuation inputs) {
        this.host = host;
        this.settings = host.settings;
        this.heap = host.heap;
        this.lens = host.lens;
        this.classes = host.classes;
        this.inputs = new Inputs(inputs);
        this.prefix = prefix;
        this.strategy = strategy;
        this.carrier = carrier;
        this.recorder = recorder;
        this.turn = host.turn;
        this.races = settings.races() ? new Races(this) : null;
    }

    // ---- threads ----

    ProgramThread add(ThreadId id, Thread thread, boolean daemon) {
        if (threadCount == threads.length) {
            threads = Arrays.copyOf(threads, threadCount * 2);
        }
        ProgramThread added = new InstrumentedThread(this, threadCount, id, thread, daemon);
        added.initialized = host.stamps(threadCount);
        threads[threadCount++] = added;
        return added;
    }

    ProgramThread thread(int index) {
        return threads[index];
    }

    public int threadCount() {
        return threadCount;
    }

    public Lens lens() {
        return lens;
    }

    /** What in this execution stands for things that the JVM has only one of. */
    public World world() {
        return host.world;
    }

    /** The controlled thread behind {@code thread}, or null. */
    public ProgramThread of(Thread thread) {
        for (int i = threadCount - 1; i >= 0; i--) {
            if (threads[i].thread == thread) {
                return threads[i];
            }
        }
        return null;
    }

    /** True if the end of {@code thread} ends the program while daemons could still go on. */
    boolean endsDaemons(ProgramThread thread) {
        return isLast(thread) && live > 1;
    }

    void started(ProgramThread thread) {
        thread.pending = Begin.ACTION;
        live++;
        if (!thread.daemon) {
            liveUsers++;
        }
        alone = live == 1;
    }

    void joined() {
        if (live == 1) {
            alone = everyoneElseJoined();
        }
    }

    private boolean everyoneElseJoined() {
        ProgramThread last = null;
        for (int i = 0; i < threadCount; i++) {
            if (!threads[i].ended) {
                last = threads[i];
            }
        }
        for (int i = 0; i < threadCount; i++) {
            ProgramThread other = threads[i];
            if (other.ended && last.clock.get(i) < other.clock.get(i) - 1) {
                return false;
            }
        }
        return true;
    }

    /** True if nobody else can do anything at the same time. */
    boolean isAlone() {
        return alone;
    }

    /** True if what happens now need neither be scheduled nor written down. */
    boolean unobserved() {
        return alone && invariants == null && (recorder == null || !recorder.isDetailed());
    }

    /** What a thread does alone concerns nobody, but for the beginning and end of company and the values it chooses. */
    private boolean isUnobserved(Action action) {
        return unobserved() && switch (action.kind()) {
            case START, END, JOIN, CHOOSE, EVENT -> recorder == null;
            default -> true;
        };
    }

    // ---- scheduling ----

    /** Returns when {@code action} is enabled and it is the turn of {@code thread}, which is the caller. */
    void arrive(ProgramThread thread, Action action) {
        thread.decisionsAtArrival = decisionCount;
        if (interrupted) {
            stop(thread, host.interruption());
        }
        if (alone && action.enabled(thread)) {
            return;
        }
        if (action.eager(thread) && action.enabled(thread)) {
            return;
        }
        if (steps >= settings.steps()) {
            stop(thread, new Outcome.Cut(CutReason.STEPS));
        }
        thread.pending = action;
        if (recorder != null) {
            action.look(thread);
            recorder.arrived(thread);
        }
        ProgramThread next = next(thread);
        if (next != thread) {
            if (next == null) {
                standstill(thread);
            }
            carrier.pass(thread, next);
        }
        thread.pending = null;
    }

    /** Who goes next; null if nobody can. */
    private ProgramThread next(ProgramThread last) {
        turn.clear(last);
        for (int i = 0; i < threadCount; i++) {
            ProgramThread candidate = threads[i];
            Action pending = candidate.pending;
            if (pending != null && pending.enabled(candidate)) {
                if (pending.eager(candidate)) {
                    candidate.decisionsAtArrival = decisionCount;
                    return candidate;
                }
                turn.add(candidate);
            }
        }
        if (turn.size() == 0) {
            return null;
        }
        int decisionsBefore = decisionCount;
        ProgramThread next = turn.get(turn.size() == 1 ? 0 : decide(last, turn));
        next.decisionsAtArrival = decisionsBefore;
        return next;
    }

    /** Takes one of {@code size} values. Who only ever does that waits for no turn; so it is here that it comes to an end. */
    int choose(ProgramThread thread, int size, String label) {
        if (steps >= settings.steps() || alone && decisionCount >= settings.steps()) {
            stop(thread, new Outcome.Cut(CutReason.STEPS));
        }
        return decide(thread, new ValueChoice(thread.id, label, size));
    }

    private int decide(ProgramThread thread, Choice choice) {
        int index;
        Decision decision = null;
        if (decisionCount < prefix.size()) {
            decision = prefix.get(decisionCount);
            index = option(choice, decision);
            if (index < 0) {
                stop(thread, new Outcome.Diverged("decision " + (decisionCount + 1) + " is " + decision + ", but the choice is " + describe(choice)));
            }
        } else {
            index = decideBy(strategy, choice, thread);
            decision = choice.decision(index);
        }
        if (decisionCount == decisions.length) {
            options = Arrays.copyOf(options, decisionCount * 2);
            decisions = Arrays.copyOf(decisions, decisionCount * 2);
        }
        Decision[] all = new Decision[choice.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = choice.decision(i);
        }
        options[decisionCount] = all;
        decisions[decisionCount++] = decision;
        return index;
    }

    private int decideBy(Strategy whom, Choice choice, ProgramThread thread) {
        try {
            return whom.decide(choice);
        } catch (StackOverflowError | OutOfMemoryError exhausted) {
            throw exhausted;
        } catch (RuntimeException | Error mistake) {
            fault(thread, mistake);
            throw mistake;
        }
    }

    /** A mistake of ours, which is none of the program's: ends the execution; does not return. */
    private void fault(ProgramThread thread, Throwable mistake) {
        host.fault = mistake;
        stop(thread, new Outcome.Failed());
    }

    private static int option(Choice choice, Decision decision) {
        for (int i = 0; i < choice.size(); i++) {
            if (choice.decision(i).equals(decision)) {
                return i;
            }
        }
        return -1;
    }

    private static String describe(Choice choice) {
        StringBuilder text = new StringBuilder("between");
        for (int i = 0; i < choice.size(); i++) {
            text.append(i == 0 ? " " : ", ").append(choice.decision(i));
        }
        return text.toString();
    }

    /** Called when {@code thread} has run {@code action}. */
    void performed(ProgramThread thread, Action action) {
        if (!action.pure()) {
            thread.spins.effect();
        }
        thread.time += 1_000;
        thread.lastAction = action;
        if (isUnobserved(action)) {
            return;
        }
        steps++;
        thread.eventCount++;
        if (invariants != null && action.writesWatched()) {
            thread.unseen = action;
        }
        if (recorder != null) {
            recorder.performed(thread, action, thread.decisionsAtArrival);
            try {
                strategy.performed(thread.id, action);
            } catch (StackOverflowError | OutOfMemoryError exhausted) {
                throw exhausted;
            } catch (RuntimeException | Error mistake) {
                fault(thread, mistake);
            }
        }
    }

    /** Called when inputs had a say in how {@code thread} goes on: an event that takes no time and no turn. */
    void decided(ProgramThread thread, Action action) {
        if (interrupted) {
            stop(thread, host.interruption());
        }
        if (steps >= settings.steps()) {
            stop(thread, new Outcome.Cut(CutReason.STEPS));
        }
        steps++;
        if (recorder != null) {
            thread.decisionsAtArrival = decisionCount;
            thread.eventCount++;
            recorder.performed(thread, action, decisionCount);
            try {
                strategy.performed(thread.id, action);
            } catch (RuntimeException | Error mistake) {
                fault(thread, mistake);
            }
        }
    }

    /** Where {@code thread} is blocked, if the execution is recorded in detail. */
    CodePoint blockedAt(ProgramThread thread) {
        return recorder == null ? null : recorder.blockedAt(thread);
    }

    long steps() {
        return steps;
    }

    int eventCount() {
        return recorder == null ? 0 : recorder.size();
    }

    // ---- life of threads ----

    void runBody(ProgramThread thread) throws Throwable {
        if (thread.index == 0) {
            host.runMain(thread);
        } else {
            thread.thread.run();
        }
    }

    /** True if the program is over once {@code thread} has ended. */
    boolean isLast(ProgramThread thread) {
        return !thread.daemon && liveUsers == 1;
    }

    /** {@code thread} has left its code; somebody else goes on. */
    void finish(ProgramThread thread) {
        thread.state.life.end(thread);
        if (invariants != null) {
            invariants.overlooked(thread);
        }
        host.threadEnded(thread);
        thread.ended = true;
        live--;
        if (!thread.daemon && --liveUsers == 0) {
            ends(thread);
            outcome = findings.isEmpty() ? new Outcome.Completed() : new Outcome.Failed();
            carrier.leave(thread, null);
            return;
        }
        joined();
        ProgramThread next = next(thread);
        if (next == null) {
            ends(thread);
            outcome = standsStill(thread);
        }
        carrier.leave(thread, next);
    }

    /** {@code failure} has left the code of {@code thread}. */
    void uncaught(ProgramThread thread, Throwable failure) {
        Thread.UncaughtExceptionHandler handler;
        thread.quiet++;
        try {
            if (Uncaught.isOurs(failure)) {
                fault(thread, failure);
            }
            String rejected = Uncaught.rejectedClass(failure);
            if (rejected != null) {
                thread.unsupported("the JVM rejects a class as it was instrumented, please report it: " + rejected);
            }
            handler = Uncaught.handler(thread);
        } finally {
            thread.quiet--;
        }
        if (handler != null) {
            try {
                handler.uncaughtException(thread.thread, failure);
            } catch (Abandon over) {
                throw over;
            } catch (Throwable ignored) {
                // As the JVM does.
            }
            return;
        }
        thread.quiet++;
        host.thrown = failure;
        fail(thread, Uncaught.finding(thread, failure));
        thread.quiet--;
    }

    // ---- ends ----

    private void standstill(ProgramThread thread) {
        if (assumed != null) {
            stop(thread, assumed);
        }
        ends(thread);
        stop(thread, standsStill(thread));
    }

    /** How an execution ends in which no thread can go on. */
    private Outcome standsStill(ProgramThread thread) {
        if (calls == null || !calls.mayWaitForEver(thread)) {
            Standstill.explain(this);
        }
        return findings.isEmpty() ? new Outcome.Completed() : new Outcome.Failed();
    }

    /** Ends the execution because the program says so. */
    void complete(ProgramThread thread) {
        ends(thread);
        stop(thread, findings.isEmpty() ? new Outcome.Completed() : new Outcome.Failed());
    }

    /** The run is over; what should have happened by now? */
    private void ends(ProgramThread last) {
        if (properties != null) {
            properties.end(last);
        }
    }

    /** Something is wrong that the program cannot notice itself; does not return if failures end executions. */
    void fail(ProgramThread thread, Finding finding) {
        add(finding);
        if (host.stopAtFailure) {
            stop(thread, new Outcome.Failed());
        }
    }

    /** Ends the execution from inside {@code thread}; does not return. */
    void stop(ProgramThread thread, Outcome how) {
        if (stuck != null) {
            findings.add(stuck);
        }
        if (outcome == null) {
            outcome = how;
        }
        carrier.stop(thread);
    }

    /** Called from outside: the thread that has its turn has not come to a visible operation for too long. */
    void stuck(StackTraceElement[] where) {
        List<StackTraceElement> stack = Recorder.programStack(where);
        CodePoint point = Recorder.programPoint(stack);
        StringBuilder trace = new StringBuilder();
        stack.forEach(frame -> trace.append("\tat ").append(frame).append('\n'));
        ProgramThread thread = (ProgramThread) Control.current;
        String name = thread == null ? "a thread" : thread.name();
        stuck = new Finding(Finding.Kind.STUCK, name + " does not come to a visible operation", List.of(),
                thread == null ? List.of() : List.of(thread.id), point == null ? List.of() : List.of(point), List.of(), trace.toString());
    }

    void loopInterrupted(ProgramThread thread, int site) {
        if (thread.abandoned) {
            thread.perform(Begin.ACTION);
        }
        thread.quiet++;
        try {
            stop(thread, host.interruption());
        } finally {
            thread.quiet--;
        }
    }

    /** An error struck in the middle of an operation, so that its effect is unknown: nothing can be said from here on. */
    void poisoned() {
        if (outcome == null) {
            outcome = new Outcome.Cut(CutReason.EXHAUSTED);
        }
        interrupted = true;
    }

    void add(Finding finding) {
        if (assumed == null) {
            findings.add(finding);
        }
    }

    void race(MemoryAccess access, ProgramThread thread, boolean otherWrites, ProgramThread other, int otherEvent, int otherSite) {
        host.raceReports.report(this, access, thread, otherWrites, other, otherEvent, otherSite);
    }

    Trace trace() {
        List<Trace.NamedThread> names = new ArrayList<>(threadCount);
        for (int i = 0; i < threadCount; i++) {
            names.add(new Trace.NamedThread(threads[i].id, threads[i].name()));
        }
        List<Event> events = recorder == null ? List.of() : recorder.events();
        List<Trace.Pending> pending = new ArrayList<>(0);
        for (int i = 0; i < threadCount && recorder != null; i++) {
            Action action = threads[i].pending;
            if (!threads[i].ended && action != null && action != Begin.ACTION) {
                action.look(threads[i]);
                pending.add(new Trace.Pending(threads[i].id, action));
            }
        }
        List<List<Decision>> choices = new ArrayList<>(decisionCount);
        for (int i = 0; i < decisionCount; i++) {
            choices.add(List.of(options[i]));
        }
        return new Trace(assumed != null && findings.isEmpty() ? assumed : outcome, new Schedule(Arrays.asList(decisions).subList(0, decisionCount)), choices, steps, names, events, pending, List.copyOf(findings), recorder == null ? "" : host.world.output(),
                inputs.values());
    }
}
