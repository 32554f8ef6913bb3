package dev.heddle.scheduler.kernel;

import dev.heddle.model.CodePoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Where the threads of a program wait for time to pass while others may go on, over many executions. */
public final class Timing {

    /** So many waits are looked at one by one, and then one of so many: to know where one is takes longer than the wait. */
    private static final int FIRST = 200;
    private static final int SELDOM = 64;

    private final Set<String> places = new TreeSet<>();
    private long count;
    private boolean shortWaits;
    private boolean longWaits;

    /** {@code thread} is about to wait, for a {@code brief} time or a long one. */
    void waits(ProgramThread thread, boolean brief) {
        shortWaits |= brief;
        longWaits |= !brief;
        if (count++ < FIRST || count % SELDOM == 0) {
            thread.quiet++;
            note();
            thread.quiet--;
        }
    }

    private void note() {
        CodePoint point = Recorder.programPoint(Recorder.programStack(new Throwable().getStackTrace()));
        if (point != null) {
            places.add(point.shortForm());
        }
    }

    /** True if there are limits that may well run out early on a slow machine. */
    public boolean hasShortWaits() {
        return shortWaits;
    }

    /** True if there are limits that will hardly run out early. */
    public boolean hasLongWaits() {
        return longWaits;
    }

    /** Where in the program they are. */
    public List<String> places() {
        return new ArrayList<>(places);
    }
}
