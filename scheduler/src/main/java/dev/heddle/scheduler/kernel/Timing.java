package dev.heddle.scheduler.kernel;

import dev.heddle.model.CodePoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Where the threads of a program wait, over many executions, with limits that are trusted not to run out while others can go on. */
public final class Timing {

    /** So many waits are looked at one by one, and then one of so many: to know where one is takes longer than the wait. */
    private static final int FIRST = 200;
    private static final int SELDOM = 64;

    private final Set<String> places = new TreeSet<>();
    private long count;
    /** Looked at by whoever has an eye on the time. */
    private volatile boolean shortWaits;
    private boolean polled;

    /** {@code thread} is about to wait, for a {@code brief} time or a long one. */
    void trust(ProgramThread thread, boolean brief) {
        if (brief && !shortWaits) {
            shortWaits = true;
        }
        if (count++ < FIRST || count % SELDOM == 0) {
            thread.quiet++;
            CodePoint point = Recorder.callingPoint();
            if (point != null) {
                places.add(point.shortForm());
            }
            thread.quiet--;
        }
    }

    /** A thread waits for time by looking at the clock. */
    void poll() {
        polled = true;
    }

    /** True if threads wait for time by looking at the clock. */
    public boolean isPolled() {
        return polled;
    }

    /** True if there were such limits. */
    public boolean isTrusted() {
        return count > 0;
    }

    /** True if some of them may well run out early on a slow machine. */
    public boolean hasShortWaits() {
        return shortWaits;
    }

    /** Where in the program they are. */
    public List<String> places() {
        return new ArrayList<>(places);
    }
}
