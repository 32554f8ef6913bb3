package dev.heddle.scheduler.jdk.api;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.util.function.BooleanSupplier;

/** {@code dev.heddle.History}: what is called, and has returned, in which order. */
@Models("dev.heddle.History")
public final class HistoryCalls {

    private HistoryCalls() {
    }

    public static void begin(int callers, BooleanSupplier endless) {
        InstrumentedThread.current().claims().history(callers, endless);
    }

    public static void call(int caller, Object operation) {
        InstrumentedThread.current().claims().calls(caller, operation);
    }

    public static int[] returned() {
        return InstrumentedThread.current().claims().returns();
    }
}
