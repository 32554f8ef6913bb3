package dev.heddle.scheduler.kernel;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Event;
import dev.heddle.model.Resource;
import dev.heddle.runtime.Site;
import dev.heddle.runtime.Sites;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Writes down the visible operations of an execution, with values and stacks if they are wanted. */
public final class Recorder {

    /** Enough for any trace that somebody reads. */
    private static final int MOST = 1_000_000;

    private final boolean detailed;
    private final List<Event> events = new ArrayList<>();
    /** A write whose value is known only once the thread has gone on. */
    private ValueAccess unsettled;

    public Recorder(boolean detailed) {
        this.detailed = detailed;
    }

    /** Whether values and stacks are taken down. */
    public boolean isDetailed() {
        return detailed;
    }

    public int size() {
        return events.size();
    }

    void arrived(ProgramThread thread) {
        if (detailed) {
            thread.arrival = new Throwable().getStackTrace();
        }
    }

    CodePoint blockedAt(ProgramThread thread) {
        return thread.arrival == null ? null : point(thread.pending, programStack(thread.arrival));
    }

    /** Where {@code thread} last took {@code resource}, or null if that was not recorded. */
    public CodePoint takenAt(Resource resource, ProgramThread thread) {
        for (int i = events.size() - 1; i >= 0; i--) {
            Event event = events.get(i);
            if (event.thread() == thread.id && event.operation().resource() == resource) {
                switch (event.operation().kind()) {
                    case ACQUIRE, REACQUIRE, TRY, INITIALIZE -> {
                        return event.point();
                    }
                    default -> {
                    }
                }
            }
        }
        return null;
    }

    void performed(ProgramThread thread, Action action, int decisions) {
        settle();
        if (events.size() >= MOST) {
            return;
        }
        String value = null;
        CodePoint point = null;
        List<StackTraceElement> stack = List.of();
        if (detailed) {
            stack = programStack(new Throwable().getStackTrace());
            point = point(action, stack);
            if (action instanceof ValueAccess access) {
                if (access.changes()) {
                    unsettled = access;
                } else {
                    value = access.value();
                }
            }
        }
        events.add(new Event(thread.id, thread.eventCount - 1, action, decisions, value, point, stack,
                detailed && thread.call != null ? thread.call.name() : null));
    }

    /** The recorded event number {@code index}, or null. */
    public Event event(int index) {
        return index < events.size() ? events.get(index) : null;
    }

    /** Where the calling thread performs {@code action}, or null if details are not recorded. */
    public CodePoint pointOf(Action action) {
        return detailed ? point(action, programStack(new Throwable().getStackTrace())) : null;
    }

    private void settle() {
        if (unsettled != null) {
            Event event = events.get(events.size() - 1);
            events.set(events.size() - 1, new Event(event.thread(), event.ordinal(), event.operation(), event.decisions(),
                    unsettled.value(), event.point(), event.stack(), event.begins()));
            unsettled = null;
        }
    }

    List<Event> events() {
        settle();
        return List.copyOf(events);
    }

    /** Where in the program, rather than in the JDK, something happens. */
    private static CodePoint point(Action action, List<StackTraceElement> stack) {
        if (action.site() != 0) {
            Site site = Sites.get(action.site());
            if (!site.isPlatform()) {
                return Action.codePoint(site);
            }
        }
        return programPoint(stack);
    }

    public static CodePoint programPoint(List<StackTraceElement> stack) {
        for (StackTraceElement frame : stack) {
            if (!isPlatform(frame)) {
                return new CodePoint(frame.getClassName(), frame.getMethodName(), "", -1, frame.getFileName(), frame.getLineNumber());
            }
        }
        return null;
    }

    /** Packages of libraries that only throw what the program asked them to check. */
    private static final List<String> ASSERTIONS = List.of("org.junit.", "junit.framework.", "org.opentest4j.", "org.assertj.", "org.hamcrest.",
            "com.google.common.truth.");

    private static boolean isPlatform(StackTraceElement frame) {
        return isApi(frame.getClassName()) || ASSERTIONS.stream().anyMatch(frame.getClassName()::startsWith) || frame.getModuleName() != null && (frame.getModuleName().startsWith("java.") || frame.getModuleName().startsWith("jdk."));
    }

    /** True for the classes that programs use to speak with us. */
    private static boolean isApi(String name) {
        return name.startsWith("dev.heddle.") && name.indexOf('.', "dev.heddle.".length()) < 0;
    }

    /** The stack without Heddle's own frames, above and below the program's. */
    public static List<StackTraceElement> programStack(StackTraceElement[] stack) {
        int from = 0;
        while (from < stack.length && isHeddle(stack[from])) {
            from++;
        }
        int to = from;
        while (to < stack.length && !isHeddle(stack[to])) {
            to++;
        }
        // The main method is called by way of a handle.
        while (to > from && stack[to - 1].getClassName().startsWith("java.lang.invoke.")) {
            to--;
        }
        return List.copyOf(Arrays.asList(stack).subList(from, to));
    }

    private static boolean isHeddle(StackTraceElement frame) {
        String name = frame.getClassName();
        return name.startsWith("dev.heddle.scheduler.") || name.startsWith("dev.heddle.runtime.") || name.startsWith("dev.heddle.explore.")
                || name.startsWith("dev.heddle.cli.") || name.startsWith("dev.heddle.embed.") || name.startsWith("dev.heddle.junit.");
    }
}
