package dev.heddle.report;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Event;
import dev.heddle.model.Footprint;
import dev.heddle.model.ObjectId;
import dev.heddle.model.Operation;
import dev.heddle.model.Readiness;
import dev.heddle.model.ResourceId;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Schedule;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.List;

/** Writes traces by hand, as a recorded execution would have them. */
final class ToyTrace {

    static final String FILE = "LostUpdate.java";

    private final List<Trace.NamedThread> threads = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private long time;

    ToyTrace thread(String id, String name) {
        threads.add(new Trace.NamedThread(ThreadId.parse(id), name));
        return this;
    }

    /** Lets time pass. */
    ToyTrace pass(long nanos) {
        time += nanos;
        return this;
    }

    ToyTrace event(String thread, Operation.Kind kind, String resource, String value, int line) {
        return event(thread, kind, resource, value, line, new StackTraceElement("LostUpdate", "deposit", FILE, line));
    }

    /** An event in a method of the JDK that the program called. */
    ToyTrace inside(String thread, Operation.Kind kind, String resource, int line, String type, String method) {
        return event(thread, kind, resource, null, line,
                new StackTraceElement(null, "java.base", null, type, "inner", null, 1),
                new StackTraceElement(null, "java.base", null, type, method, null, 2),
                new StackTraceElement("LostUpdate", "deposit", FILE, line));
    }

    private ToyTrace event(String thread, Operation.Kind kind, String resource, String value, int line, StackTraceElement... stack) {
        String text = resource == null ? kind.verb() : kind.verb() + " " + resource.replace("LostUpdate.", "");
        ResourceId id = resource == null ? null : new ResourceId(ObjectId.ofClass("LostUpdate"), resource);
        events.add(new Event(ThreadId.parse(thread), events.size(), 0, 0, kind, null, Footprint.NONE, Readiness.ALWAYS, started(kind, resource), null,
                new Event.Details(text, id, resource, kind != Operation.Kind.READ, value, point("deposit", line), List.of(stack), null, time)));
        return this;
    }

    private ThreadId started(Operation.Kind kind, String name) {
        return threads.stream().filter(thread -> kind == Operation.Kind.START && thread.name().equals(name)).map(Trace.NamedThread::id).findFirst().orElse(null);
    }

    static CodePoint point(String method, int line) {
        return new CodePoint("LostUpdate", method, "()V", 0, FILE, line);
    }

    Trace end(String schedule, String output) {
        return new Trace(new RunOutcome.Failed(), Schedule.parse(schedule), List.of(), events.size(), threads, events, List.of(), List.of(), output);
    }
}
