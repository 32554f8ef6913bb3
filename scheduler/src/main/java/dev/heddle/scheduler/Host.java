package dev.heddle.scheduler;

import dev.heddle.model.CutReason;
import dev.heddle.model.Decision;
import dev.heddle.model.Outcome;
import dev.heddle.model.Recording;
import dev.heddle.model.Strategy;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import dev.heddle.runtime.Control;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.runtime.Strand;
import dev.heddle.term.Valuation;
import java.util.Arrays;
import java.util.List;

/**
 * Runs executions of one program, one after the other, in this JVM.
 *
 * <p>Everything that outlives an execution hangs here: what is reused, what was learnt, what has to be put back.
 * All executions run on the thread that calls {@link #run}.
 */
public final class Host {

    private static final long STACK_SIZE = 4L << 20;

    final Settings settings;
    final Heap heap = new Heap();
    final Lens lens = new Lens();
    final Initializers classes = new Initializers();
    final Turn turn = new Turn();
    final World world;
    final Watched watched = new Watched();
    final RaceReports raceReports = new RaceReports();

    /** What a thread of this execution, or else of the last one, did not catch. */
    Throwable thrown;

    /** What went wrong in Heddle itself while it ran in the program's threads. */
    Throwable fault;

    /** Whether the program has asked for inputs that nobody follows. */
    boolean inputsWanted;
    /** Set when inputs decided what an invariant found, or might have, at a point where the search does not try that out. */
    boolean inputsWatched;

    private final Program program;
    private final Continuations continuations = Continuations.available() ? new Continuations() : null;
    private final Platform platform = new Platform(STACK_SIZE);
    private boolean onPlatform;
    private String pinned;
    private int[][] stamps = new int[4][];

    private volatile Execution running;
    private volatile Outcome interruption;

    public Host(Program program, Settings settings) {
        this.program = program;
        this.settings = settings;
        this.world = new World(settings, program.loader());
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
        return lens;
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
        return inputsWanted;
    }

    /** True if other inputs may break an invariant in executions that count as the same. */
    public boolean inputsWatched() {
        return inputsWatched;
    }

    /** True if values that depend on inputs are followed. */
    public boolean followsInputs() {
        return program.followsInputs();
    }

    /** Runs the program once, with no inputs given. */
    public Trace run(List<Decision> prefix, Strategy strategy, Recording recording) {
        return run(prefix, strategy, recording, Valuation.EMPTY);
    }

    /** Runs the program once: by the decisions of {@code prefix}, then by {@code strategy}. */
    public Trace run(List<Decision> prefix, Strategy strategy, Recording recording, Valuation inputs) {
        Trace trace = run(prefix, strategy, recording, inputs, onPlatform ? platform : continuations);
        if (!onPlatform && continuations.pinned() != null) {
            // Executions are functions of their decisions: the same one, elsewhere.
            pinned = continuations.pinned();
            onPlatform = true;
            trace = run(prefix, strategy, recording, inputs, platform);
        }
        return trace;
    }

    private Trace run(List<Decision> prefix, Strategy strategy, Recording recording, Valuation inputs, Carrier carrier) {
        Control.epoch++;
        heap.clear();
        Shadows.TABLE.clear();
        interruption = null;
        thrown = null;
        fault = null;
        Recorder recorder = recording == Recording.NOTHING ? null : new Recorder(recording);
        Execution execution = new Execution(this, prefix, strategy, carrier, recorder, inputs);
        world.begin(recording == Recording.DETAILS);
        ProgramThread main = execution.add(ThreadId.MAIN, world.mainThread(), false);
        main.clock.tick(0);
        execution.started(main);
        strategy.begin();
        running = execution;
        try {
            carrier.run(main);
            if (fault != null) {
                throw new InternalError("Heddle failed inside the program's thread", fault);
            }
            return execution.trace();
        } finally {
            running = null;
            world.end(execution);
            classes.clear();
        }
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
        return thrown;
    }

    /** Ends the running execution from another thread, at its next visible operation or loop. */
    public void interrupt(Outcome outcome) {
        Execution execution = running;
        if (execution != null) {
            interruption = outcome;
            execution.interrupted = true;
        }
    }

    /** A number that changes with every visible operation and every execution. */
    public long progress() {
        Execution execution = running;
        return execution == null ? System.nanoTime() : Control.epoch * 1_000_000_007L + execution.steps();
    }

    /** Where the thread that has its turn is now. */
    public StackTraceElement[] stackOfRunning() {
        Strand strand = Control.current;
        return strand == null || strand.carrier == null ? new StackTraceElement[0] : strand.carrier.getStackTrace();
    }

    /** Ends the running execution because its thread has not come to a visible operation for too long. */
    public void interruptStuck(StackTraceElement[] where) {
        Execution execution = running;
        if (execution != null) {
            execution.stuck(where);
            interrupt(new Outcome.Failed());
        }
    }

    Outcome interruption() {
        return interruption == null ? new Outcome.Cut(CutReason.INTERRUPTED) : interruption;
    }

    void runMain(ProgramThread main) throws Throwable {
        program.run();
    }

    void threadEnded(ProgramThread thread) {
        Shared shared = heap.find(thread.thread);
        if (shared != null && shared.monitor != null) {
            shared.monitor.threadEnded();
        }
    }

    /** The stamps of the {@code index}-th thread, which outlive executions because they are compared with the epoch. */
    int[] stamps(int index) {
        if (index >= stamps.length) {
            stamps = Arrays.copyOf(stamps, Math.max(index + 1, stamps.length * 2));
        }
        if (stamps[index] == null) {
            stamps[index] = new int[64];
        }
        return stamps[index];
    }

    void keepStamps(int index, int[] grown) {
        stamps[index] = grown;
    }
}
