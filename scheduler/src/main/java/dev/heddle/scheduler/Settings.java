package dev.heddle.scheduler;

/**
 * How executions are run.
 *
 * @param steps visible operations after which an execution is cut
 * @param processors what the program is told when it asks for the number of processors
 * @param spurious whether a wait may end for no reason
 * @param races whether data races are looked for
 * @param carriers what threads run on
 * @param stuckSeconds how long a thread may run without a visible operation
 * @param failuresWrite whether a compare-and-set, or an attempt to take a lock, counts as a change even where it fails
 */
public record Settings(long steps, int processors, boolean spurious, boolean races, Carriers carriers, int stuckSeconds, boolean failuresWrite) {

    /** What the program's threads run on. */
    public enum Carriers {
        /** Continuations where the JVM has them, else platform threads. */
        AUTO,
        CONTINUATIONS,
        PLATFORM
    }

    public static Settings defaults() {
        return new Settings(100_000, 3, false, true, Carriers.AUTO, 10, false);
    }

    public Settings withSteps(long newSteps) {
        return new Settings(newSteps, processors, spurious, races, carriers, stuckSeconds, failuresWrite);
    }

    public Settings withSpurious(boolean newSpurious) {
        return new Settings(steps, processors, newSpurious, races, carriers, stuckSeconds, failuresWrite);
    }

    public Settings withRaces(boolean newRaces) {
        return new Settings(steps, processors, spurious, newRaces, carriers, stuckSeconds, failuresWrite);
    }

    public Settings withCarriers(Carriers newCarriers) {
        return new Settings(steps, processors, spurious, races, newCarriers, stuckSeconds, failuresWrite);
    }

    public Settings withProcessors(int newProcessors) {
        return new Settings(steps, newProcessors, spurious, races, carriers, stuckSeconds, failuresWrite);
    }

    public Settings withStuckSeconds(int newStuckSeconds) {
        return new Settings(steps, processors, spurious, races, carriers, newStuckSeconds, failuresWrite);
    }

    public Settings withFailuresWrite(boolean newFailuresWrite) {
        return new Settings(steps, processors, spurious, races, carriers, stuckSeconds, newFailuresWrite);
    }
}
