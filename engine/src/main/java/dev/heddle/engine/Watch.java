package dev.heddle.engine;

import dev.heddle.explore.Deadline;
import dev.heddle.model.CutReason;
import dev.heddle.model.RunOutcome;
import dev.heddle.scheduler.host.Host;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Watches executions from outside: ends the one that is running when time is up, and notices when a thread makes no progress. */
final class Watch {

    private static final long PERIOD_MILLIS = 100;
    /** How long an execution may go on that does not hear that the time is up. */
    private static final long OVERTIME_NANOS = 1_000_000_000;

    private static final StackTraceElement[] NOWHERE = {};
    /** Made in good time: when it is needed, there is no room. */
    private static final RunOutcome OUT_OF_MEMORY = new RunOutcome.Cut(CutReason.HEAP);

    /** The one that runs executions now. */
    private final Supplier<Host> host;
    private final Deadline deadline;
    private final Idling idling;
    private final Idling overtime = new Idling(OVERTIME_NANOS);
    private final Answering answering = new Answering();
    /** How far executions had come when they were last looked at, and when the time was up. */
    private long progress = -1;
    private long last = -1;
    /** Whether the execution that is running was told that it is stuck, and one that the time is up. */
    private boolean told;
    private boolean ended;
    private StackTraceElement[] stuck;
    private boolean late;

    Watch(Supplier<Host> host, Deadline deadline, int stuckSeconds) {
        this.host = host;
        this.deadline = deadline;
        this.idling = new Idling(TimeUnit.SECONDS.toNanos(stuckSeconds));
    }

    /** Where a thread went on and on that could not be stopped. */
    StackTraceElement[] stuckStack() {
        return stuck;
    }

    /** Whether the execution that was running when the time was up could not be brought to an end. */
    boolean isLate() {
        return late;
    }

    /** Returns when {@code explorer} has ended, or cannot be brought to. */
    void over(Thread explorer) {
        idling.begin();
        while (true) {
            try {
                explorer.join(PERIOD_MILLIS);
            } catch (InterruptedException e) {
                deadline.interrupt();
            }
            if (!explorer.isAlive()) {
                return;
            }
            try {
                if (look()) {
                    return;
                }
            } catch (OutOfMemoryError | NoClassDefFoundError full) {
                // The execution has taken all there is; where a class could not be initialised for that, it never will be.
                host.get().interrupt(OUT_OF_MEMORY);
            }
        }
    }

    /** Looks at the execution that is running; true if there is no use in waiting for it. */
    private boolean look() {
        if (!ended && deadline.isUp()) {
            // Only once: what is run after that is to be run to its end.
            ended = true;
            last = host.get().progress();
            overtime.begin();
            host.get().interrupt(new RunOutcome.Cut(deadline.reason()));
        }
        long current = host.get().progress();
        if (ended && current == last && overtime.isLong(host.get().threadOfRunning())) {
            late = true;
            return true;
        }
        if (answering.isTooMuch(host.get().telling(), host.get().threadOfRunning())) {
            host.get().interruptStuck(NOWHERE);
        }
        if (current != progress) {
            progress = current;
            idling.begin();
            told = false;
        } else if (idling.isLong(host.get().threadOfRunning())) {
            if (told) {
                return true;
            }
            told = true;
            stuck = host.get().stackOfRunning();
            host.get().interruptStuck(stuck);
            idling.begin();
        }
        return false;
    }
}
