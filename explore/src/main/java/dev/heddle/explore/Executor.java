package dev.heddle.explore;

import dev.heddle.model.Recording;
import dev.heddle.model.Trace;
import java.util.function.Supplier;

/**
 * Runs executions of one program, one after the other.
 *
 * <p>An execution is a function of the program and of its plan. What executions teach about the program stays with the executor, and changes what
 * executions are like from then on: see {@link Knowledge}.
 */
public interface Executor {

    /** Runs the program once: by the decisions of {@code plan}, then by its strategy. Only {@link #call} makes calls of this. */
    Trace run(Plan plan, Recording recording);

    /**
     * Calls {@code work}, which runs executions, and ends the one that is running when time is up. Returns what it returns; there is a {@link Deadline.TimeUp} if that one
     * cannot be ended.
     */
    <T> T call(Deadline deadline, Supplier<T> work);

    /** What executions have taught so far. */
    Knowledge knowledge();

    /** What a verdict has to take into account beside what executions showed. */
    Caveats caveats();
}
