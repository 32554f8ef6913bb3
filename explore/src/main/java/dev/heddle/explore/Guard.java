package dev.heddle.explore;

import dev.heddle.model.CutReason;
import dev.heddle.model.Outcome;
import dev.heddle.scheduler.host.Host;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Watches an exploration from outside: ends it when its time is up, and notices when a thread makes no progress. */
final class Guard {

    private static final long PERIOD_MILLIS = 100;

    /** The one that runs executions now. */
    private final Supplier<Host> host;
    private final long seconds;
    private final int stuckSeconds;
    private volatile boolean timeUp;
    private volatile StackTraceElement[] stuck;

    Guard(Supplier<Host> host, Exploration exploration) {
        this.host = host;
        this.seconds = exploration.seconds();
        this.stuckSeconds = exploration.settings().stuckSeconds();
    }

    boolean isTimeUp() {
        return timeUp;
    }

    /** Where a thread went on and on that could not be stopped. */
    StackTraceElement[] stuckStack() {
        return stuck;
    }

    /** Returns when {@code explorer} has ended, or cannot be brought to. */
    void watch(Thread explorer) {
        long start = System.nanoTime();
        long progress = -1;
        long since = start;
        boolean told = false;
        while (true) {
            try {
                explorer.join(PERIOD_MILLIS);
            } catch (InterruptedException e) {
                timeUp = true;
                host.get().interrupt(new Outcome.Cut(CutReason.TIME));
            }
            if (!explorer.isAlive()) {
                return;
            }
            long now = System.nanoTime();
            if (seconds > 0 && !timeUp && now - start > TimeUnit.SECONDS.toNanos(seconds)) {
                timeUp = true;
                host.get().interrupt(new Outcome.Cut(CutReason.TIME));
            }
            long current = host.get().progress();
            if (current != progress) {
                progress = current;
                since = now;
                told = false;
            } else if (now - since > TimeUnit.SECONDS.toNanos(stuckSeconds)) {
                if (!told) {
                    told = true;
                    stuck = host.get().stackOfRunning();
                    host.get().interruptStuck(stuck);
                } else if (now - since > TimeUnit.SECONDS.toNanos(2L * stuckSeconds)) {
                    return;
                }
            }
        }
    }
}
