package dev.heddle.scheduler.kernel;

/** An operation on a variable whose value somebody who reads the trace wants to see. */
public interface ValueAccess {

    /** True if it writes, as far as is known now; the value is that of after it once the thread has gone on. */
    boolean changes();

    /** The value there now, for a reader. */
    String value();
}
