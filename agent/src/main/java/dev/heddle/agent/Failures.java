package dev.heddle.agent;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.MethodTooLargeException;

/** Classes that could not be instrumented: what their code does stays unseen, so no verdict may ignore them. */
public final class Failures {

    /** A class, with slashes in its name, and what went wrong. */
    public record Failure(String className, Throwable cause) {

        /** What went wrong, for a reader. */
        public String reason() {
            return cause instanceof MethodTooLargeException large
                    ? "its method " + large.getMethodName() + " is too large for the hooks" : cause.toString();
        }
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
