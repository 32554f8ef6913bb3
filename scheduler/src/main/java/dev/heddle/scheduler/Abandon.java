package dev.heddle.scheduler;

/** Thrown through the program's code to give up a thread whose execution is over. */
final class Abandon extends Error {

    private static final long serialVersionUID = 1;

    static final Abandon NOW = new Abandon();

    private Abandon() {
        super("execution is over", null, false, false);
    }
}
