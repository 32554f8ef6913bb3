package dev.heddle.engine;

import dev.heddle.explore.Deadline;
import dev.heddle.model.RunOutcome;
import dev.heddle.scheduler.host.Host;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Watches executions from outside: ends the one that is running when time is up, and notices when a thread makes no progress. */
final class Watch {

    private static final long PERIOD_MILLIS = 100;
    /** How long an execution may go on that does not hear that the time is up. */
    private static final long OVERTIME_NANOS = 1_000_000_000;

    /** The one that runs executions now. */
    private final Supplier<Host> host;
    private final Deadline deadline;
    private final long stuckNanos;
    private StackTraceElement[] stuck;
    private boolean late;

    Watch(Supplier<Host> host, Deadline deadline, int stuckSeconds) {
        this.host = host;
        this.deadline = deadline;
        this.stuckNanos = TimeUnit.SECONDS.toNanos(stuckSeconds);
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
        Idling idling = new Idling(stuckNanos);
        long progress = -1;
        boolean told = false;
        boolean ended = false;
        Idling overtime = new Idling(OVERTIME_NANOS);
        long last = -1;
        while (true) {
            try {
                explorer.join(PERIOD_MILLIS);
            } catch (InterruptedException e) {
                deadline.interrupt();
            }
            if (!explorer.isAlive()) {
                return;
            }
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
                return;
            }
            if (current != progress) {
                progress = current;
                idling.begin();
                told = false;
            } else if (idling.isLong(host.get().threadOfRunning())) {
                if (told) {
                    return;
                }
                told = true;
                stuck = host.get().stackOfRunning();
                host.get().interruptStuck(stuck);
                idling.begin();
            }
        }
    }
}
