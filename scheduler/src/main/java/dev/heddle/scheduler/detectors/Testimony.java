package dev.heddle.scheduler.detectors;

import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.kernel.Telling;
import java.io.PrintWriter;
import java.io.Writer;
import java.lang.invoke.MethodHandle;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;

/**
 * What an exception of the program's says of itself, as far as it can be asked. Its methods may be overridden by anything; where they do not
 * answer, what the JVM has kept in it is told instead.
 */
final class Testimony {

    private static final int LONGEST_MESSAGE = 10_000;
    private static final int LONGEST_STACK = 200_000;
    /** Causes can go round in a circle, or be made anew whenever somebody asks. */
    private static final int MOST_CAUSES = 100;
    /** Whoever has not answered so often is not asked again. */
    private static final int MOST_PROBLEMS = 3;

    private static final long MESSAGE = Internals.offset(Throwable.class, "detailMessage");
    private static final long CAUSE = Internals.offset(Throwable.class, "cause");
    private static final long SUPPRESSED = Internals.offset(Throwable.class, "suppressedExceptions");
    private static final MethodHandle STACK = Internals.virtual(Throwable.class, "getOurStackTrace", StackTraceElement[].class);

    private final Throwable failure;
    private final Telling telling;
    private final StringBuilder text = new StringBuilder();
    private final Set<Throwable> told = Collections.newSetFromMap(new IdentityHashMap<>());
    private String problem;
    private int problems;

    Testimony(Throwable failure, Telling telling) {
        this.failure = failure;
        this.telling = telling;
    }

    /** Its message, or null if it has none. */
    String message() {
        String answer = ask("getMessage()", failure::getMessage);
        return shortened(answer == null && problem != null ? plainMessage(failure) : answer);
    }

    /** The first thing that is wrong with how it answers, or null if nothing was found so far. */
    String problem() {
        return problem;
    }

    /** The stack trace as the JVM prints it, with what caused it, without our own frames. */
    String stack() {
        print(failure, new StackTraceElement[0], "", "");
        if (problem == null) {
            examine();
        }
        return text.toString();
    }

    private void print(Throwable each, StackTraceElement[] enclosing, String indent, String caption) {
        if (told.size() == MOST_CAUSES || text.length() > LONGEST_STACK) {
            text.append(indent).append(caption).append("(and so on)\n");
            troubled("causes go on and on");
            return;
        }
        if (!told.add(each)) {
            text.append(indent).append(caption).append("[CIRCULAR REFERENCE: ").append(heading(each)).append("]\n");
            troubled("causes go round in a circle");
            return;
        }
        text.append(indent).append(caption).append(heading(each)).append('\n');
        StackTraceElement[] stack = stackOf(each);
        int common = told.size() == 1 ? 0 : common(stack, enclosing);
        boolean below = false;
        for (int i = 0; i < stack.length - common; i++) {
            String type = stack[i].getClassName();
            if (type.startsWith("dev.heddle.") && !type.equals("dev.heddle.Heddle")) {
                // Below the program's first frame there is only Heddle and what runs it.
                below |= !type.startsWith("dev.heddle.scheduler.") && !type.startsWith("dev.heddle.runtime.");
            } else if (!below && !type.startsWith("jdk.internal.vm.Continuation")) {
                text.append(indent).append("\tat ").append(stack[i]).append('\n');
            }
        }
        if (common > 0 && !below) {
            text.append(indent).append("\t... ").append(common).append(" more\n");
        }
        for (Throwable suppressed : suppressedBy(each)) {
            print(suppressed, stack, indent + "\t", "Suppressed: ");
        }
        Throwable cause = cause(each);
        if (cause != null) {
            print(cause, stack, indent, "Caused by: ");
        }
    }

    private static int common(StackTraceElement[] stack, StackTraceElement[] enclosing) {
        int common = 0;
        while (common < Math.min(stack.length, enclosing.length)
                && stack[stack.length - 1 - common].equals(enclosing[enclosing.length - 1 - common])) {
            common++;
        }
        return common;
    }

    /** The first line of what is printed of it. */
    private String heading(Throwable each) {
        String answer = ask("toString()", each::toString);
        if (answer == null) {
            String message = plainMessage(each);
            answer = each.getClass().getName() + (message == null ? "" : ": " + message);
        }
        // What looks like a frame or another exception is still what this one says.
        return shortened(answer).replaceAll("\\R", "\n\t| ");
    }

    private Throwable cause(Throwable each) {
        Throwable answer = ask("getCause()", each::getCause);
        return answer == null && problem != null ? plainCause(each) : answer;
    }

    /** Looks whether others could print it, and put it into tables, without coming to harm. */
    private void examine() {
        ask("printStackTrace()", () -> {
            failure.printStackTrace(new PrintWriter(Writer.nullWriter()));
            return failure;
        });
        for (Throwable each : told) {
            ask("hashCode()", each::hashCode);
            if (ask("getStackTrace()", each::getStackTrace) == null) {
                troubled("getStackTrace() returns null");
            }
        }
    }

    private <T> T ask(String method, Callable<T> question) {
        if (problems == MOST_PROBLEMS) {
            return null;
        }
        Telling.Answer<T> answer = telling.ask(question);
        if (answer.problem() != null) {
            problems++;
            troubled(method + " " + answer.problem());
        }
        return answer.value();
    }

    private void troubled(String how) {
        if (problem == null) {
            problem = "its " + how;
        }
    }

    private static String shortened(String text) {
        return text == null || text.length() <= LONGEST_MESSAGE ? text
                : text.substring(0, LONGEST_MESSAGE) + "... (" + (text.length() - LONGEST_MESSAGE) + " more characters)";
    }

    /** The stack trace that was taken down when {@code failure} was made, or was put in its place. */
    static StackTraceElement[] stackOf(Throwable failure) {
        try {
            return (StackTraceElement[]) STACK.invokeExact(failure);
        } catch (Throwable e) {
            throw Internals.sneak(e);
        }
    }

    /** What {@code failure} was made with, or without, as its message. */
    static String plainMessage(Throwable failure) {
        return (String) Internals.UNSAFE.getReference(failure, MESSAGE);
    }

    /** What {@code failure} was told to be caused by; null if nothing. */
    static Throwable plainCause(Throwable failure) {
        Object cause = Internals.UNSAFE.getReference(failure, CAUSE);
        return cause == failure ? null : (Throwable) cause;
    }

    @SuppressWarnings("unchecked")
    private static List<Throwable> suppressedBy(Throwable failure) {
        Object suppressed = Internals.UNSAFE.getReference(failure, SUPPRESSED);
        return suppressed == null ? List.of() : (List<Throwable>) suppressed;
    }
}
