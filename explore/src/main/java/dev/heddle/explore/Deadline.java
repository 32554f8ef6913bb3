package dev.heddle.explore;

import dev.heddle.model.CutReason;
import dev.heddle.model.Limit;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * When a search has to come to an end. Any thread may ask, and any thread may bring it about.
 *
 * <p>Whoever works for long without running executions, on the analysis of one or in a solver, has a {@linkplain #look() look} at the clock at least ten times a
 * second: if the time of the work that the thread is doing is up, it is left by a {@link TimeUp}.
 */
public final class Deadline {

    /** Says that the time of the work at hand is up; what the work was about to change is in no state to go on with. */
    public static final class TimeUp extends RuntimeException {

        private static final long serialVersionUID = 1;

        public TimeUp() {
            super("the time is up", null, false, false);
        }
    }

    private static final ThreadLocal<Deadline> GOVERNING = new ThreadLocal<>();
    private static final int SELDOM = 0xff;
    private static final long GRACE_NANOS = 2_000_000_000;
    /** Which part of the time is shared. */
    private static final int SHARE = 5;

    private final long start;
    /** From the start; negative for none. */
    private final long nanos;
    /** Where it is written down who was interrupted; shared with those {@linkplain #beside beside} it. */
    private final Interruption interruption;
    /** Whether somebody needs a part of the time for something else. */
    private final BooleanSupplier shared;

    /** That somebody does not want to wait any longer, and since when. */
    private static final class Interruption {

        volatile boolean happened;
        volatile long since;
    }

    private Deadline(long start, long nanos, Interruption interruption, BooleanSupplier shared) {
        this.start = start;
        this.nanos = nanos;
        this.interruption = interruption;
        this.shared = shared;
    }

    private Deadline(long nanos) {
        this(System.nanoTime(), nanos, new Interruption(), () -> false);
    }

    /** In {@code seconds} from now; none if that is 0. */
    public static Deadline in(long seconds) {
        return new Deadline(nanos(seconds));
    }

    private static long nanos(long seconds) {
        return seconds == 0 ? -1 : TimeUnit.SECONDS.toNanos(seconds);
    }

    /** So many nanoseconds from now. */
    public static Deadline inNanos(long nanos) {
        return new Deadline(Math.max(0, nanos));
    }

    public static Deadline never() {
        return in(0);
    }

    /** One so many nanoseconds from now, whenever this one is; but whoever interrupts this one interrupts both. */
    public Deadline beside(long otherNanos) {
        return new Deadline(System.nanoTime(), Math.max(0, otherNanos), interruption, () -> false);
    }

    /** This one, but a part of the time earlier as soon as {@code somebody} needs that part for something else. */
    public Deadline sharedWith(BooleanSupplier somebody) {
        return new Deadline(start, nanos, interruption, somebody);
    }

    /** How much time whoever shares it may take; the largest number if there is no end. */
    public long share() {
        return nanos < 0 ? Long.MAX_VALUE : Math.min(left(), nanos / SHARE);
    }

    private long allowed() {
        return shared.getAsBoolean() ? nanos - nanos / SHARE : nanos;
    }

    /** One in {@code seconds} from now, or none if that is 0; but whoever interrupts this one interrupts both. */
    public Deadline besideIn(long seconds) {
        return new Deadline(System.nanoTime(), nanos(seconds), interruption, () -> false);
    }

    /** Does {@code work}, which is left when the time is up. */
    public <T> T govern(Supplier<T> work) {
        Deadline before = GOVERNING.get();
        GOVERNING.set(this);
        try {
            return work.get();
        } finally {
            GOVERNING.set(before);
        }
    }

    /** Leaves what the caller is doing if its time is up. */
    public static void look() {
        Deadline governing = GOVERNING.get();
        if (governing != null && governing.isUp()) {
            throw new TimeUp();
        }
    }

    /** The same, now and then: for loops that take little time each time round, which this is the {@code count}-th of. */
    public static void look(int count) {
        if ((count & SELDOM) == SELDOM) {
            look();
        }
    }

    /** Lets the time be up now. */
    public void interrupt() {
        if (!interruption.happened) {
            interruption.since = System.nanoTime();
            interruption.happened = true;
        }
    }

    /** True if somebody let the time be up before it was. */
    public boolean isInterrupted() {
        return interruption.happened;
    }

    public boolean isUp() {
        return interruption.happened || nanos >= 0 && System.nanoTime() - start > allowed();
    }

    /** True if it has been up for so long that only what is necessary may still be done. */
    public boolean isLongUp() {
        long now = System.nanoTime();
        return interruption.happened && now - interruption.since > GRACE_NANOS || nanos >= 0 && now - start - allowed() > GRACE_NANOS;
    }

    /** Why an execution that is running when it is up is cut. */
    public CutReason reason() {
        return interruption.happened ? CutReason.INTERRUPTED : CutReason.TIME;
    }

    /** Why a search ends when it is up. */
    public Limit limit() {
        return interruption.happened ? Limit.INTERRUPTED : Limit.TIME;
    }

    /** How much time is left, in nanoseconds; the largest number if there is no end. */
    public long left() {
        return nanos < 0 ? Long.MAX_VALUE : Math.max(0, allowed() - (System.nanoTime() - start));
    }

    /** How long it has been, in seconds. */
    public double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }
}
