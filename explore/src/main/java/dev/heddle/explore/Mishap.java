package dev.heddle.explore;

import dev.heddle.model.Schedule;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/**
 * A mistake of Heddle's own that has cost a search something, but not its run.
 *
 * @param doing what was being done, as in {@code running an execution}
 * @param plan the execution that it was about, as text; empty if it was about none
 * @param thrown the stack trace
 */
public record Mishap(String doing, String plan, String thrown) {

    /** Heddle's own tests set this property: there a mistake must not be survived. */
    private static final String STRICT = "heddle.strict";

    /** That {@code mistake} was made; where mistakes must not be survived, it is thrown on. */
    public static Mishap of(String doing, String plan, Throwable mistake) {
        if (isStrict()) {
            throw new IllegalStateException("a mistake in Heddle while " + doing, mistake);
        }
        StringWriter text = new StringWriter();
        mistake.printStackTrace(new PrintWriter(text, true));
        return new Mishap(doing, plan, text.toString());
    }

    /** True if {@code failure} says that memory ran out: that is nobody's mistake. */
    public static boolean isOutOfMemory(Throwable failure) {
        return failure instanceof OutOfMemoryError || failure.getCause() instanceof OutOfMemoryError;
    }

    /** True if a mistake ends the run. */
    public static boolean isStrict() {
        return Boolean.getBoolean(STRICT);
    }

    /** What is known of a plan whose execution nobody has seen. */
    public static String describe(Plan plan) {
        String inputs = plan.inputs().variables().isEmpty() ? "" : ", inputs " + plan.inputs();
        return plan.purpose() + " after " + new Schedule(List.copyOf(plan.prefix())) + inputs;
    }
}
