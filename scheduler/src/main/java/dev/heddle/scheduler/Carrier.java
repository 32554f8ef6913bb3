package dev.heddle.scheduler;

/** What holds the stacks of the program's threads and passes the turn between them. */
abstract class Carrier {

    /** Runs {@code main}, and the others in their turns, until the execution is over. */
    abstract void run(ProgramThread main);

    /** Passes the turn; returns when it comes back to {@code from}, which is the caller. */
    abstract void pass(ProgramThread from, ProgramThread to);

    /** Passes the turn for good, as the last thing that {@code from} does; to nobody if {@code to} is null. */
    abstract void leave(ProgramThread from, ProgramThread to);

    /** Ends the execution; does not return to {@code from}, which is the caller. */
    abstract void stop(ProgramThread from);

    /** Gives up a thread that cannot be got out of the program's code; does not return. */
    abstract void discard(ProgramThread from);

    /** The JVM thread that runs {@code thread}, if it has begun. */
    abstract Thread threadOf(ProgramThread thread);
}
