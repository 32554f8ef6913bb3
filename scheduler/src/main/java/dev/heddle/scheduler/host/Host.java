package dev.heddle.scheduler.host;

import dev.heddle.model.CutReason;
import dev.heddle.model.Decision;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Strategy;
import dev.heddle.model.Trace;
import dev.heddle.runtime.Control;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.runtime.Strand;
import dev.heddle.scheduler.Lens;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import dev.heddle.scheduler.carriers.Continuations;
import dev.heddle.scheduler.carriers.Platform;
import dev.heddle.scheduler.detectors.RaceReports;
import dev.heddle.scheduler.detectors.Races;
import dev.heddle.scheduler.detectors.Standstill;
import dev.heddle.scheduler.kernel.Carrier;
import dev.heddle.scheduler.kernel.Execution;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Recorder;
import dev.heddle.scheduler.kernel.Series;
import dev.heddle.scheduler.kernel.Timing;
import dev.heddle.scheduler.primitives.Initializers;
import dev.heddle.scheduler.thread.InstrumentedThread;
import dev.heddle.scheduler.world.Outside;
import dev.heddle.scheduler.world.World;
import dev.heddle.term.Valuation;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Runs executions of one program, one after the other, in this JVM.
 *
 * <p>Everything that outlives an execution hangs here: what is reused, what was learnt, what has to be put back.
 * All executions run on the thread that calls {@link #run}.
 */
public final class Host {

    private static final long STACK_SIZE = 4L << 20;
    /** Shadows lie in the frames of the program's methods. */
    private static final long STACK_SIZE_WITH_SHADOWS = 8L << 20;
    private static final long DEEP_STACK_SIZE = 64L << 20;

    private final Series series;
    private final World world;
    private final Initializers classes = new Initializers();
    private final RaceReports raceReports;
    private final ProgramThread.Factory factory;
    private final Continuations continuations = Continuations.available() ? new Continuations() : null;
    private final Platform platform;
    /** For programs that use up the stack, so that it is not the JVM that says where it ends. */
    private final Platform deep = new Platform(DEEP_STACK_SIZE);
    private boolean onPlatform;
    private String pinned;

    private volatile Execution running;

    public Host(Program program, Settings settings) {
        long stackSize = program.followsInputs() ? STACK_SIZE_WITH_SHADOWS : STACK_SIZE;
        this.platform = new Platform(stackSize);
        this.world = new World(settings.processors(), program.loader(), new NoInput());
        this.raceReports = new RaceReports(settings.own());
        this.series = new Series(program, settings, world, Standstill::explain);
        this.factory = new InstrumentedThread.Factory(classes, settings.races() ? new Races(raceReports) : null);
        this.onPlatform = switch (settings.carriers()) {
            case AUTO -> continuations == null;
            case PLATFORM -> true;
            case CONTINUATIONS -> {
                if (continuations == null) {
                    throw new IllegalArgumentException("this JVM has no continuations (they need JDK 21 or newer)");
                }
                yield false;
            }
        };
    }

    public Lens lens() {
        return series.lens();
    }

    /** Forgets which data races were reported, so that they are reported again. */
    public void forgetRaces() {
        raceReports.clear();
    }

    /** If continuations had to be given up for platform threads, why; else null. */
    public String pinned() {
        return pinned;
    }

    /** True if the program has asked for inputs, but values that depend on them are not followed. */
    public boolean inputsWanted() {
        return series.inputsWanted();
    }

    /** Where threads of the program may have met without anybody seeing it. */
    public Set<Outside.Place> outside() {
        return world.outside().shared();
    }

    /** The classes of the JDK, by their simple names, whose calls were taken for one step each where others could notice. */
    public List<String> trusted() {
        return series.trusted();
    }

    /** Where threads wait for time to pass. */
    public Timing timing() {
        return series.timing();
    }

    /** True if other inputs may break an invariant in executions that count as the same. */
    public boolean inputsWatched() {
        return series.inputsWatched();
    }

    /** True if values that depend on inputs are followed. */
    public boolean followsInputs() {
        return series.followsInputs();
    }

    /** Runs the program once, with no inputs given. */
    public Trace run(List<Decision> prefix, Strategy strategy, Recording recording) {
        return run(prefix, strategy, recording, Valuation.EMPTY);
    }

    /** Runs the program once: by the decisions of {@code prefix}, then by {@code strategy}. */
    public Trace run(List<Decision> prefix, Strategy strategy, Recording recording, Valuation inputs) {
        return run(prefix, strategy, recording, inputs, Long.MAX_VALUE);
    }

    /** The same, for {@code steps} visible operations at most. */
    public Trace run(List<Decision> prefix, Strategy strategy, Recording recording, Valuation inputs, long steps) {
        int known = series.lens().version();
        Trace trace = runSomewhere(prefix, strategy, recording, inputs, steps);
        if (!raceReports.isDoubtful()) {
            return trace;
        }
        raceReports.settleDoubts();
        if (series.lens().version() == known && !isCut(trace, CutReason.INTERRUPTED)) {
            // Whoever has learnt something, or has no time left, comes back anyway.
            raceReports.takeBack();
            trace = runSomewhere(trace.schedule().decisions(), Strategy::leaveRunning, recording, trace.inputs(), steps);
        }
        return trace;
    }

    private Trace runSomewhere(List<Decision> prefix, Strategy strategy, Recording recording, Valuation inputs, long steps) {
        if (series.lens().deepStacks()) {
            return run(prefix, strategy, recording, inputs, steps, deep);
        }
        Trace trace = run(prefix, strategy, recording, inputs, steps, onPlatform ? platform : continuations);
        if (!onPlatform && continuations.pinned() != null) {
            // Executions are functions of their decisions: the same one, elsewhere.
            pinned = continuations.pinned();
            onPlatform = true;
            trace = run(prefix, strategy, recording, inputs, steps, platform);
        }
        return trace;
    }

    private Trace run(List<Decision> prefix, Strategy strategy, Recording recording, Valuation inputs, long steps, Carrier carrier) {
        Control.epoch++;
        raceReports.begin();
        series.begin();
        Shadows.TABLE.clear();
        Recorder recorder = recording == Recording.NOTHING ? null : new Recorder(recording);
        Execution execution = new Execution(series, prefix, strategy, carrier, factory, recorder, inputs, steps);
        world.begin(recording == Recording.DETAILS);
        ProgramThread main = execution.begin(world.mainThread());
        world.entitle(execution.heap());
        running = execution;
        boolean exhausted = true;
        try {
            carrier.run(main);
            if (series.fault() != null) {
                throw new InternalError("Heddle failed inside the program's thread", series.fault());
            }
            Trace trace = execution.trace();
            exhausted = isCut(trace, CutReason.HEAP) || series.thrown() instanceof OutOfMemoryError;
            if (isCut(trace, CutReason.EXHAUSTED)) {
                series.lens().learnDeepStacks();
            }
            return trace;
        } finally {
            running = null;
            if (exhausted) {
                // What the program has left in its static fields may be all there was.
                series.reserve().giveUp();
                classes.release();
            }
            world.end(execution.threads().abandoned());
            classes.clear();
        }
    }

    private static boolean isCut(Trace trace, CutReason reason) {
        return trace.outcome() instanceof RunOutcome.Cut cut && cut.reason() == reason;
    }

    /**
     * Ends a series of executions: the program's classes get back the static state that they had before, for code that
     * is not under control and goes on with it.
     */
    public void giveBack() {
        classes.giveBack();
    }

    /** What a thread of the last execution did not catch, if that is why it failed; else null. */
    public Throwable thrown() {
        return series.thrown();
    }

    /** Ends the running execution from another thread, at its next visible operation or loop. */
    public void interrupt(RunOutcome outcome) {
        Execution execution = running;
        if (execution != null) {
            execution.ending().interrupt(outcome);
        }
    }

    /** A number that changes with every visible operation and every execution. */
    public long progress() {
        Execution execution = running;
        return execution == null ? System.nanoTime() : Control.epoch * 1_000_000_007L + execution.steps();
    }

    /** The JVM's thread that runs the one that has its turn. */
    public Optional<Thread> threadOfRunning() {
        Strand strand = Control.current;
        return strand == null ? Optional.empty() : Optional.ofNullable(strand.carrier);
    }

    /** What the thread that has its turn is asked about itself, of which only the identity counts; nothing if it runs as ever. */
    public Optional<Object> telling() {
        return Control.current instanceof ProgramThread thread ? Optional.ofNullable(thread.telling()) : Optional.empty();
    }

    /** Where the thread that has its turn is now. */
    public StackTraceElement[] stackOfRunning() {
        return threadOfRunning().map(Thread::getStackTrace).orElseGet(() -> new StackTraceElement[0]);
    }

    /** Ends the running execution because its thread has not come to a visible operation for too long. */
    public void interruptStuck(StackTraceElement[] where) {
        Execution execution = running;
        if (execution != null) {
            execution.ending().stuck(where);
            execution.ending().interrupt(new RunOutcome.Failed());
        }
    }
}
