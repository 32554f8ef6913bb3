package dev.heddle.scheduler.kernel;

import dev.heddle.scheduler.Lens;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import dev.heddle.scheduler.memory.Heap;
import dev.heddle.scheduler.world.World;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A series of executions of one program, one after the other: what outlives each of them, because it is used again, was learnt,
 * or tells how the last one went.
 */
public final class Series {

    private final Program program;
    final Settings settings;
    final Heap heap = new Heap();
    final Lens lens = new Lens();
    final World world;
    final Watched watched = new Watched();
    final Candidates candidates = new Candidates();
    final Ending.Explanation standstill;
    private final Reserve reserve = new Reserve();

    private Throwable thrown;
    Throwable fault;

    /** Whether the program has asked for inputs that nobody follows. */
    private boolean inputsWanted;
    /** Set when inputs decided what an invariant found, or might have, at a point where the search does not try that out. */
    boolean inputsWatched;

    final Timing timing = new Timing();
    /** The classes of the JDK that executions took by their word. */
    final Set<Class<?>> trusted = new LinkedHashSet<>();

    private int[][] stamps = new int[4][];

    public Series(Program program, Settings settings, World world, Ending.Explanation standstill) {
        this.program = program;
        this.settings = settings;
        this.world = world;
        this.standstill = standstill;
    }

    /** An execution is about to begin. */
    public void begin() {
        heap.clear();
        thrown = null;
        fault = null;
        reserve.hold();
    }

    public Reserve reserve() {
        return reserve;
    }

    /** Runs the program's main thread; whatever it throws is the program's. */
    public void runMain() throws Throwable {
        program.run();
    }

    public Lens lens() {
        return lens;
    }

    /** A thread does not catch {@code failure}. */
    public void uncaught(Throwable failure) {
        thrown = failure;
    }

    /** What a thread of this execution, or else of the last one, did not catch; null if there is nothing. */
    public Throwable thrown() {
        return thrown;
    }

    /** What went wrong in Heddle itself while it ran in the program's threads; null if nothing did. */
    public Throwable fault() {
        return fault;
    }

    /** Where threads wait for time to pass. */
    /** The classes of the JDK, by their simple names, that executions took by their word. */
    public List<String> trusted() {
        return trusted.stream().map(Class::getSimpleName).sorted().toList();
    }

    public Timing timing() {
        return timing;
    }

    public boolean inputsWatched() {
        return inputsWatched;
    }

    /** The program asks for an input that nobody follows. */
    public void wantInputs() {
        inputsWanted = true;
    }

    public boolean inputsWanted() {
        return inputsWanted;
    }

    /** True if values that depend on inputs are followed. */
    public boolean followsInputs() {
        return program.followsInputs();
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

    public void keepStamps(int index, int[] grown) {
        stamps[index] = grown;
    }
}
