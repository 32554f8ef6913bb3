package dev.heddle.scheduler.jdk.lang;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;

/** {@link Class}: assertions are on. */
@Models(value = "java.lang.Class", redirect = "desiredAssertionStatus")
public final class Types {

    private Types() {
    }

    public static boolean desiredAssertionStatus(Class<?> self) {
        return ProgramThread.current() != null || self.desiredAssertionStatus();
    }
}
