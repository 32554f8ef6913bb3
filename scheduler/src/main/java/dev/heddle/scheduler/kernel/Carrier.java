package dev.heddle.scheduler.kernel;

/** What holds the stacks of the program's threads and passes the turn between them. */
public abstract class Carrier {

    /** Runs {@code main}, and the others in their turns, until the execution is over. */
    public abstract void run(ProgramThread main);

    /** Passes the turn; returns when it comes back to {@code from}, which is the caller. */
    public abstract void pass(ProgramThread from, ProgramThread to);

    /** Passes the turn for good, as the last thing that {@code from} does; to nobody if {@code to} is null. */
    public abstract void leave(ProgramThread from, ProgramThread to);

    /** Ends the execution; does not return to {@code from}, which is the caller. */
    public abstract void stop(ProgramThread from);

    /** Gives up a thread that cannot be got out of the program's code; does not return. */
    public abstract void discard(ProgramThread from);
}
