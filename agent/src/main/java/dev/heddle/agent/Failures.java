package dev.heddle.agent;

import java.util.ArrayList;
import java.util.List;

/** Classes that could not be instrumented: what their code does stays unseen, so no verdict may ignore them. */
public final class Failures {

    /** A class, with slashes in its name, and what went wrong. */
    public record Failure(String className, Throwable cause) {
    }

    private static final List<Failure> FAILURES = new ArrayList<>();

    private Failures() {
    }

    static synchronized void add(String className, Throwable cause) {
        FAILURES.add(new Failure(className, cause));
    }

    public static synchronized List<Failure> all() {
        return List.copyOf(FAILURES);
    }
}
