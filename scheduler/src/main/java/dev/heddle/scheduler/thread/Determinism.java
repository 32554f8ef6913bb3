package dev.heddle.scheduler.thread;

import dev.heddle.model.ThreadId;
import dev.heddle.scheduler.Settings;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.memory.Layout;
import dev.heddle.scheduler.memory.Shared;
import dev.heddle.scheduler.world.World;

/**
 * Where the answers come from that a thread would otherwise get by chance: time, random numbers, identity hashes, numbers of threads. They are
 * the same whenever the thread asks at the same point, and depend on no unrelated thread.
 */
public final class Determinism {

    /** By how much each query moves the clock, in nanoseconds. */
    private static final long LEAST = 1_000;

    private final ProgramThread thread;
    private final int index;
    private final ThreadId id;
    private final HashCodes hashes;
    private long randomState;
    private int unnamedCount;
    private int createdCount;
    /** By how much the last query of the clock moved it: a loop that waits for time to pass gets there quickly. */
    private long clockQueries = LEAST;
    private long clockQueriedAt = -1;

    Determinism(ProgramThread thread) {
        this.thread = thread;
        this.index = thread.index();
        this.id = thread.id();
        this.randomState = id.toString().hashCode();
        this.hashes = new HashCodes(id.toString().hashCode());
    }

    /** Virtual nanoseconds since the execution began; a little time passes by asking, and where limits run out at any time, more and more. */
    public long nanoTime() {
        if (thread.execution().settings().timeLimits() != Settings.TimeLimits.ANY) {
            thread.spins.asked();
            thread.advanceTo(thread.time() + LEAST);
            return thread.time();
        }
        thread.spins.effect();
        clockQueries = thread.time() == clockQueriedAt ? Math.min(clockQueries * 2, 10_000_000) : LEAST;
        thread.advanceTo(thread.time() + clockQueries);
        clockQueriedAt = thread.time();
        return clockQueriedAt;
    }

    public long currentTimeMillis() {
        return World.EPOCH_MILLIS + nanoTime() / 1_000_000;
    }

    /** A number that looks random. */
    public long nextRandom() {
        randomState += 0x9E3779B97F4A7C15L;
        long z = (randomState ^ randomState >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
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
        if (object instanceof Enum<?> constant) {
            // It remembers the answer, since JDK 21, and constants of the JDK outlive the execution.
            return HashCodes.of(constant);
        }
        if (object instanceof Class || Layout.of(object.getClass()).machinery) {
            // The JDK keeps these in tables that it filled before the program began.
            return System.identityHashCode(object);
        }
        Shared shared = thread.execution().heap().track(object);
        if (shared.toldHash == 0) {
            shared.toldHash = hashes.next(object.getClass());
        }
        return shared.toldHash;
    }

    /** How many unnamed threads the thread has created before; other threads count from a number of their own. */
    public int nextUnnamed() {
        return unnamedCount++ + (index == 0 ? 0 : 1000 * index);
    }

    public long nextThreadId() {
        return (index == 0 ? 2 : (long) id.toString().hashCode() << 24 & Long.MAX_VALUE) + createdCount++;
    }
}
