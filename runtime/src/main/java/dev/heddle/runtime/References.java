package dev.heddle.runtime;

/** Hook in the constructor of all references that the garbage collector could clear. */
public final class References {

    private References() {
    }

    /**
     * Keeps {@code referent} until the execution is over: when something is collected does not depend on the schedule, and
     * executions would differ. A JVM that has memory enough may leave it where it is as well.
     */
    public static void made(Object referent) {
        Strand strand = Control.strand();
        if (strand != null) {
            strand.keep(referent);
        }
    }
}
