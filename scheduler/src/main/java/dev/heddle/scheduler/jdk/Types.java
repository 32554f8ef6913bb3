package dev.heddle.scheduler.jdk;

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
