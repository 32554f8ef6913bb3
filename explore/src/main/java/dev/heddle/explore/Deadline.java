package dev.heddle.explore;

import dev.heddle.model.CutReason;
import dev.heddle.model.Limit;
import java.util.concurrent.TimeUnit;

/** When a search has to come to an end. Any thread may ask, and any thread may bring it about. */
public final class Deadline {

    private final long start = System.nanoTime();
    /** From the start; negative for none. */
    private final long nanos;
    private volatile boolean interrupted;

    private Deadline(long nanos) {
        this.nanos = nanos;
    }

    /** In {@code seconds} from now; none if that is 0. */
    public static Deadline in(long seconds) {
        return new Deadline(seconds == 0 ? -1 : TimeUnit.SECONDS.toNanos(seconds));
    }

    /** So many nanoseconds from now. */
    public static Deadline inNanos(long nanos) {
        return new Deadline(Math.max(0, nanos));
    }

    public static Deadline never() {
        return in(0);
    }

    /** Lets the time be up now. */
    public void interrupt() {
        interrupted = true;
    }

    public boolean isUp() {
        return interrupted || nanos >= 0 && System.nanoTime() - start > nanos;
    }

    /** Why an execution that is running when it is up is cut. */
    public CutReason reason() {
        return interrupted ? CutReason.INTERRUPTED : CutReason.TIME;
    }

    /** Why a search ends when it is up. */
    public Limit limit() {
        return interrupted ? Limit.INTERRUPTED : Limit.TIME;
    }

    /** How much time is left, in nanoseconds; the largest number if there is no end. */
    public long left() {
        return nanos < 0 ? Long.MAX_VALUE : Math.max(0, nanos - (System.nanoTime() - start));
    }

    /** How long it has been, in seconds. */
    public double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }
}
