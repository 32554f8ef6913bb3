package dev.heddle.scheduler.kernel;

/** Thrown through the program's code to give up a thread whose execution is over. */
public final class Abandon extends Error {

    private static final long serialVersionUID = 1;

    public static final Abandon NOW = new Abandon();

    private Abandon() {
        super("execution is over", null, false, false);
    }
}
