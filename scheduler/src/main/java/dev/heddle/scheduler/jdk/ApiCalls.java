package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.Models;
import dev.heddle.scheduler.ProgramThread;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/** {@code dev.heddle.Heddle}: what the program says to us. */
@Models("dev.heddle.Heddle")
public final class ApiCalls {

    private ApiCalls() {
    }

    public static int choose(int options) {
        if (options < 1) {
            throw new IllegalArgumentException("choose(" + options + "): there must be at least one option");
        }
        return ProgramThread.current().choose(options);
    }

    public static void invariant(String name, BooleanSupplier condition) {
        Objects.requireNonNull(name, "the invariant needs a name");
        Objects.requireNonNull(condition, "the invariant needs a condition");
        ProgramThread.current().invariant(name, condition);
    }

    public static void event(String name) {
        ProgramThread.current().event(named(name));
    }

    public static void never(String event) {
        ProgramThread.current().never(named(event));
    }

    public static void atMostOnce(String event) {
        ProgramThread.current().atMostOnce(named(event));
    }

    public static void precedes(String first, String then) {
        ProgramThread.current().precedes(named(first), named(then));
    }

    public static void eventually(String event) {
        ProgramThread.current().eventually(named(event));
    }

    private static String named(String event) {
        return Objects.requireNonNull(event, "an event needs a name");
    }
}
