package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.Models;
import dev.heddle.scheduler.ProgramThread;
import java.util.function.BooleanSupplier;

/** {@code dev.heddle.History}: what is called, and has returned, in which order. */
@Models("dev.heddle.History")
public final class HistoryCalls {

    private HistoryCalls() {
    }

    public static void begin(int callers, BooleanSupplier endless) {
        ProgramThread.current().history(callers, endless);
    }

    public static void call(int caller, Object operation) {
        ProgramThread.current().calls(caller, operation);
    }

    public static int[] returned() {
        return ProgramThread.current().returns();
    }
}
