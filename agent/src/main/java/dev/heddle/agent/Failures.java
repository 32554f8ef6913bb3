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

        public String sentence() {
            return "the class " + className.replace('/', '.') + " could not be instrumented: " + reason;
        }
    }

    /** Those whose methods do not say by themselves that they are called. */
    private static final List<Failure> SILENT = new ArrayList<>();
    private static final List<Failure> UNTOLD = new ArrayList<>();

    private Failures() {
    }

    static Failure of(String className, Throwable cause) {
        if (cause instanceof MethodTooLargeException large) {
            return new Failure(className, "its method " + large.getMethodName() + " is too large for the hooks", "");
        }
        if (cause instanceof OutOfMemoryError) {
            return new Failure(className, "the JVM ran out of memory", "");
        }
        StringWriter text = new StringWriter();
        cause.printStackTrace(new PrintWriter(text, true));
        return new Failure(className, cause.toString(), text.toString());
    }

    static void add(String className, Throwable cause) {
        add(of(className, cause), false);
    }

    /** There is no way to have the program under control together with this class. */
    static void add(String className, String reason) {
        add(new Failure(className, reason, ""), false);
    }

    /** {@code refusing} if its methods say that they are called, so that other executions need not care. */
    static synchronized void add(Failure failure, boolean refusing) {
        if (!refusing) {
            SILENT.add(failure);
        }
        UNTOLD.add(failure);
    }

    /** Those of which nobody notices whether they are used: everything is in doubt. */
    public static synchronized List<Failure> silent() {
        return List.copyOf(SILENT);
    }

    /** Those that nobody has asked for before. */
    public static synchronized List<Failure> untold() {
        List<Failure> untold = List.copyOf(UNTOLD);
        UNTOLD.clear();
        return untold;
    }
}
