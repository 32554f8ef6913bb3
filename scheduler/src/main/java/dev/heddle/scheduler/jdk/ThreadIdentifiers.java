package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.Models;
import dev.heddle.scheduler.ProgramThread;

/** Ids of new threads, since JDK 19. */
@Models("java.lang.Thread$ThreadIdentifiers")
public final class ThreadIdentifiers {

    private ThreadIdentifiers() {
    }

    public static long next() {
        return ProgramThread.current().nextThreadId();
    }
}
