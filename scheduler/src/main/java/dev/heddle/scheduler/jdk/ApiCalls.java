package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.Models;
import dev.heddle.scheduler.ProgramThread;

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
}
