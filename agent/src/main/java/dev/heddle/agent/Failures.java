package dev.heddle.agent;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.MethodTooLargeException;

/** Classes that could not be instrumented: what their code does stays unseen, so no verdict may ignore them. */
public final class Failures {

    /**
     * A class that could not be instrumented.
     *
     * @param className with slashes
     * @param reason why it could not
     * @param mistake the stack trace, if it is a mistake of ours; empty if there is no way to do it
     */
    public record Failure(String className, String reason, String mistake) {
    }

    private static final List<Failure> FAILURES = new ArrayList<>();

    private Failures() {
    }

    static synchronized void add(String className, Throwable cause) {
        if (cause instanceof MethodTooLargeException large) {
            FAILURES.add(new Failure(className, "its method " + large.getMethodName() + " is too large for the hooks", ""));
            return;
        }
        if (cause instanceof OutOfMemoryError) {
            FAILURES.add(new Failure(className, "the JVM ran out of memory", ""));
            return;
        }
        StringWriter text = new StringWriter();
        cause.printStackTrace(new PrintWriter(text, true));
        FAILURES.add(new Failure(className, cause.toString(), text.toString()));
    }

    /** There is no way to have the program under control together with this class. */
    static synchronized void add(String className, String reason) {
        FAILURES.add(new Failure(className, reason, ""));
    }

    public static synchronized List<Failure> all() {
        return List.copyOf(FAILURES);
    }
}
