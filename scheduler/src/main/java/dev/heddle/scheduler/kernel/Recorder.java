package dev.heddle.scheduler.kernel;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Event;
import dev.heddle.model.Recording;
import dev.heddle.model.Resource;
import dev.heddle.runtime.Sites;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Writes down the visible operations of an execution, with names, values and stacks if they are wanted. */
public final class Recorder {

    /** Enough for any trace that somebody reads. */
    private static final int MOST = 1_000_000;
    /** After so many calls on the stacks of events, only the last few are taken down, and only to know the place: in a recursion that goes deep, all would be too much. */
    private static final int MOST_CALLS = 100_000;
    private static final int LAST_CALLS = 50;
    private static final StackWalker LAST = StackWalker.getInstance(StackWalker.Option.SHOW_REFLECT_FRAMES);

    private final Recording level;
    private final List<Event> events = new ArrayList<>();
    /** What will become the details of {@link #events}; empty if none are wanted. */
    private final List<Sketch> sketches = new ArrayList<>(0);
    /** A write whose value is known only once the thread has gone on. */
    private Sketch unsettled;
    private int calls;

    /**
     * What a reader wants to know of an event, as far as it has to be taken down when it happens. Texts are made when the execution
     * is over, with the names that threads have then.
     */
    private static final class Sketch {

        final Action action;
        final CodePoint point;
        final List<StackTraceElement> stack;
        final String begins;
        final long time;
        String value;

        Sketch(Action action, CodePoint point, List<StackTraceElement> stack, String begins, long time) {
            this.action = action;
            this.point = point;
            this.stack = stack;
            this.begins = begins;
            this.time = time;
        }

        Event.Details details() {
            Resource resource = action.resource();
            return new Event.Details(action.describe(), resource == null ? null : resource.id(), resource == null ? null : resource.name(),
                    action.writes(), value, point, stack, begins, time);
        }
    }

    /** {@code level} is not {@link Recording#NOTHING}. */
    public Recorder(Recording level) {
        this.level = level;
    }

    /** Whether values and stacks are taken down. */
    public boolean isDetailed() {
        return level == Recording.DETAILS;
    }

    private boolean isNamed() {
        return level != Recording.EVENTS;
    }

    public int size() {
        return events.size();
    }

    void arrived(ProgramThread thread) {
        if (isDetailed()) {
            thread.arrival = stack();
        }
    }

    CodePoint blockedAt(ProgramThread thread) {
        return thread.arrival == null ? null : point(thread.pending, programStack(thread.arrival));
    }

    /** Where {@code thread} last took {@code resource}, or null if that was not recorded. */
    public CodePoint takenAt(Resource resource, ProgramThread thread) {
        for (int i = sketches.size() - 1; i >= 0; i--) {
            if (events.get(i).thread() == thread.id && sketches.get(i).action.resource() == resource) {
                switch (events.get(i).kind()) {
                    case ACQUIRE, REACQUIRE, TRY, INITIALIZE -> {
                        return sketches.get(i).point;
                    }
                    default -> {
                    }
                }
            }
        }
        return null;
    }

    /** Writes down that {@code thread} has performed {@code action}; its details are added when the execution is over. */
    Event performed(ProgramThread thread, Action action, int decisions) {
        settle();
        Event event = event(thread, action, thread.eventCount - 1, decisions);
        if (events.size() < MOST) {
            events.add(event);
            if (isNamed()) {
                sketches.add(sketch(thread, action));
            }
        }
        return event;
    }

    private static Event event(ProgramThread thread, Action action, int ordinal, int decisions) {
        return new Event(thread.id, ordinal, decisions, thread.execution.clock.instant(), action.kind(), action.codePoint(), action.footprint(), action.readiness(thread), action.starts(),
                action.fork(), null);
    }

    private Sketch sketch(ProgramThread thread, Action action) {
        if (!isDetailed()) {
            return new Sketch(action, null, List.of(), null, 0);
        }
        List<StackTraceElement> stack = calls >= MOST_CALLS && isOfProgram(action) ? List.of() : programStack(stack());
        calls += stack.size();
        Sketch sketch = new Sketch(action, point(action, stack), stack, thread.call == null ? null : thread.call.name(), thread.execution.clock.now());
        if (action instanceof ValueAccess access) {
            if (access.changes()) {
                unsettled = sketch;
            } else {
                sketch.value = access.value();
            }
        }
        return sketch;
    }

    private StackTraceElement[] stack() {
        return calls < MOST_CALLS ? new Throwable().getStackTrace()
                : LAST.walk(frames -> frames.limit(LAST_CALLS).map(StackWalker.StackFrame::toStackTraceElement).toArray(StackTraceElement[]::new));
    }

    private void settle() {
        if (unsettled != null) {
            unsettled.value = ((ValueAccess) unsettled.action).value();
            unsettled = null;
        }
    }

    /** Where the recorded event number {@code index} happened, or null if that was not recorded. */
    public CodePoint pointOf(int index) {
        return index < sketches.size() ? sketches.get(index).point : null;
    }

    /** Where the calling thread performs {@code action}, or null if details are not recorded. */
    public CodePoint pointOf(Action action) {
        return isDetailed() ? point(action, programStack(new Throwable().getStackTrace())) : null;
    }

    /** All events, now that the execution is over. */
    List<Event> events() {
        settle();
        for (int i = 0; i < sketches.size(); i++) {
            events.set(i, events.get(i).with(sketches.get(i).details()));
        }
        return List.copyOf(events);
    }

    /** What {@code thread} would have done next, now that the execution is over. */
    Event pending(ProgramThread thread, Action action, int decisions) {
        action.look(thread);
        Event event = event(thread, action, thread.eventCount, decisions);
        if (!isNamed()) {
            return event;
        }
        List<StackTraceElement> stack = thread.arrival == null ? List.of() : programStack(thread.arrival);
        return event.with(new Sketch(action, blockedAt(thread), stack, null, thread.execution.clock.now()).details());
    }

    /** Where in the program, rather than in the JDK, something happens. */
    private static CodePoint point(Action action, List<StackTraceElement> stack) {
        return isOfProgram(action) ? CodePoints.of(Sites.get(action.site())) : programPoint(stack);
    }

    /** Whether {@code action} itself knows where in the program it happens. */
    private static boolean isOfProgram(Action action) {
        return action.site() != 0 && !Sites.get(action.site()).isPlatform();
    }

    /** Where in the program the calling thread is, or null. */
    static CodePoint callingPoint() {
        return programPoint(programStack(new Throwable().getStackTrace()));
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
        return isPlatform(frame.getModuleName(), frame.getClassName());
    }

    /** True if what a class of this name in a module, which is null if it has no name, does is done on behalf of who called it. */
    public static boolean isPlatform(String module, String name) {
        return module != null && (module.startsWith("java.") || module.startsWith("jdk.")) || isApi(name) || isAssertion(name);
    }

    private static boolean isAssertion(String name) {
        for (String library : ASSERTIONS) {
            if (name.startsWith(library)) {
                return true;
            }
        }
        return false;
    }

    /** True for the classes that programs use to speak with us. */
    private static boolean isApi(String name) {
        return name.startsWith("dev.heddle.") && name.indexOf('.', "dev.heddle.".length()) < 0;
    }

    /** The stack without Heddle's own frames, above and below the program's. */
    public static List<StackTraceElement> programStack(StackTraceElement[] stack) {
        int from = 0;
        while (from < stack.length && isHeddle(stack[from].getClassName())) {
            from++;
        }
        int to = from;
        while (to < stack.length && !isHeddle(stack[to].getClassName())) {
            to++;
        }
        // The main method is called by way of a handle.
        while (to > from && stack[to - 1].getClassName().startsWith("java.lang.invoke.")) {
            to--;
        }
        return List.copyOf(Arrays.asList(stack).subList(from, to));
    }

    /** True for the name of a class of ours that is not for programs. */
    public static boolean isHeddle(String name) {
        return name.startsWith("dev.heddle.") && (name.startsWith("dev.heddle.scheduler.") || name.startsWith("dev.heddle.runtime.") || name.startsWith("dev.heddle.explore.")
                || name.startsWith("dev.heddle.engine.") || name.startsWith("dev.heddle.cli.") || name.startsWith("dev.heddle.embed.") || name.startsWith("dev.heddle.junit."));
    }
}
