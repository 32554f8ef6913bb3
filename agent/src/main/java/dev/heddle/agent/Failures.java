package dev.heddle.agent;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.MethodTooLargeException;

/** Classes that could not be instrumented: what their code does stays unseen, so no verdict may ignore them. */
public final class Failures {

    /** A class, with slashes in its name, and why it could not be instrumented. */
    public record Failure(String className, String reason) {
    }

    private static final List<Failure> FAILURES = new ArrayList<>();

    private Failures() {
    }

    static synchronized void add(String className, Throwable cause) {
        FAILURES.add(new Failure(className, cause instanceof MethodTooLargeException large
                ? "its method " + large.getMethodName() + " is too large for the hooks" : cause.toString()));
    }

    public static synchronized List<Failure> all() {
        return List.copyOf(FAILURES);
    }
}
