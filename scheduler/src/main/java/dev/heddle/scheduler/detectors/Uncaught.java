package dev.heddle.scheduler.detectors;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Finding;
import dev.heddle.runtime.Internals;
import dev.heddle.runtime.Rejections;
import dev.heddle.runtime.Shapes;
import dev.heddle.scheduler.kernel.Abandon;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Recorder;
import dev.heddle.scheduler.kernel.Telling;
import java.util.List;
import java.util.function.Predicate;

/** What happens to an exception that a thread does not catch. */
public final class Uncaught {

    /** Causes can go round in a circle. */
    private static final int MOST_CAUSES = 100;
    private static final long HANDLER = Internals.offset(Thread.class, "uncaughtExceptionHandler");

    private Uncaught() {
    }

    /** {@code failure} has left the code of {@code thread}. */
    public static void handle(ProgramThread thread, Throwable failure) {
        Thread.UncaughtExceptionHandler handler;
        thread.quiet++;
        try {
            if (cause(failure, StackOverflowError.class::isInstance) != null && !thread.execution().lens().deepStacks()) {
                thread.execution().ending().outOfStack(thread);
            }
            if (isOurs(failure)) {
                thread.execution().ending().fault(thread, failure);
            }
            String rejected = rejectedClass(failure);
            if (rejected != null) {
                thread.unsupported("the JVM rejects a class as it was instrumented, please report it: " + rejected);
            }
            handler = handler(thread);
        } finally {
            thread.quiet--;
        }
        if (handler != null) {
            try {
                handler.uncaughtException(thread.thread, failure);
            } catch (Abandon over) {
                throw over;
            } catch (Throwable ignored) {
                // As the JVM does.
            }
            return;
        }
        thread.quiet++;
        thread.execution().ending().fail(thread, finding(thread, failure));
        thread.quiet--;
    }

    /** The handler that the program itself has installed for {@code thread}, or null. */
    private static Thread.UncaughtExceptionHandler handler(ProgramThread thread) {
        Object own = Internals.UNSAFE.getReference(thread.thread, HANDLER);
        if (own != null) {
            return (Thread.UncaughtExceptionHandler) own;
        }
        for (ThreadGroup group = thread.thread.getThreadGroup(); group != null; group = group.getParent()) {
            if (handles(group.getClass())) {
                return group;
            }
        }
        return thread.execution().world().defaultHandler();
    }

    private static boolean handles(Class<? extends ThreadGroup> type) {
        return type != ThreadGroup.class && Shapes.declaring(type, "uncaughtException", "(Ljava/lang/Thread;Ljava/lang/Throwable;)V").filter(owner -> owner != ThreadGroup.class).isPresent();
    }

    /** The first of {@code failure} and its causes that is such; null if none is. */
    private static Throwable cause(Throwable failure, Predicate<Throwable> such) {
        int depth = 0;
        for (Throwable cause = failure; cause != null && depth < MOST_CAUSES; cause = Testimony.plainCause(cause), depth++) {
            if (such.test(cause)) {
                return cause;
            }
        }
        return null;
    }

    /** True if {@code failure} comes from a mistake in Heddle rather than from the program. */
    private static boolean isOurs(Throwable failure) {
        StackTraceElement[] stack = Testimony.stackOf(failure);
        if (stack.length == 0 || failure instanceof StackOverflowError || failure instanceof OutOfMemoryError) {
            return false;
        }
        String top = stack[0].getClassName();
        boolean deliberate = failure instanceof IllegalMonitorStateException || failure instanceof IllegalArgumentException
                || failure instanceof InterruptedException || failure instanceof ExceptionInInitializerError
                || failure instanceof NoClassDefFoundError || failure instanceof NoSuchFieldError || failure.getClass() == Error.class;
        return (top.startsWith("dev.heddle.scheduler.") || top.startsWith("dev.heddle.runtime."))
                && !top.startsWith("dev.heddle.scheduler.jdk.") && !deliberate;
    }

    /** If {@code failure} says that the JVM does not accept a class because of how it was instrumented, what it does not like; else null. */
    private static String rejectedClass(Throwable failure) {
        Throwable rejection = cause(failure, cause -> (cause instanceof VerifyError || cause.getClass() == ClassFormatError.class) && Rejections.isOurFault((LinkageError) cause));
        return rejection == null ? null : String.valueOf(Testimony.plainMessage(rejection)).lines().findFirst().orElse("");
    }

    private static Finding finding(ProgramThread thread, Throwable failure) {
        CodePoint point = Recorder.programPoint(Recorder.programStack(Testimony.stackOf(failure)));
        Finding foreseen = finding(thread, failure, point, Testimony.plainMessage(failure), "its own methods do not come to an end", "");
        Testimony testimony = new Testimony(failure, new Telling(thread, foreseen));
        String message = testimony.message();
        Recorder recorder = thread.execution().recorder();
        String stack = recorder != null && recorder.isDetailed() ? testimony.stack() : "";
        if (testimony.problem() == null) {
            thread.execution().series().uncaught(failure);
        }
        return finding(thread, failure, point, message, testimony.problem(), stack);
    }

    /** {@code point} is null if no code of the program is known to have failed, {@code problem} if the exception behaves. */
    private static Finding finding(ProgramThread thread, Throwable failure, CodePoint point, String message, String problem, String stack) {
        boolean assertion = failure instanceof AssertionError;
        String type = failure.getClass().getName();
        String text = assertion ? message == null ? "assertion failed" : message : message == null ? type : type + ": " + message;
        String where = "in thread " + thread.name();
        return new Finding(assertion ? Finding.Kind.ASSERTION : Finding.Kind.EXCEPTION, text, problem == null ? List.of(where) : List.of(where, problem),
                List.of(thread.id()), point == null ? List.of() : List.of(point), List.of(), stack);
    }
}
