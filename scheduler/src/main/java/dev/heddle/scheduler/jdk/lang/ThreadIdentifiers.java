package dev.heddle.scheduler.jdk.lang;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.thread.InstrumentedThread;

/** Ids of new threads, since JDK 19. */
@Models("java.lang.Thread$ThreadIdentifiers")
public final class ThreadIdentifiers {

    private ThreadIdentifiers() {
    }

    public static long next() {
        return InstrumentedThread.current().determinism().nextThreadId();
    }
}
