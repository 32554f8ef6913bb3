package dev.heddle.report.story;

import dev.heddle.explore.Discovery;
import dev.heddle.model.Event;
import dev.heddle.model.Finding;
import dev.heddle.model.ObjectId;
import dev.heddle.model.Operation;
import dev.heddle.model.ResourceId;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * What of a trace is worth telling: the events by which threads could have influenced each other, with what happened
 * inside the JDK folded into the call that the program made.
 */
public final class Story {

    private final Trace trace;
    private final LostUpdate lostUpdate;
    private final Set<Integer> racing;
    private final List<Row> rows = new ArrayList<>();

    public Story(Discovery discovery) {
        this(discovery.trace(), discovery.finding().kind() == Finding.Kind.DATA_RACE ? Set.copyOf(discovery.finding().events()) : Set.of());
    }

    /** Of an execution that need not have failed. */
    public Story(Trace trace) {
        this(trace, Set.of());
    }

    private Story(Trace trace, Set<Integer> racing) {
        this.trace = trace;
        this.lostUpdate = LostUpdate.in(trace).orElse(null);
        this.racing = racing;
        tell();
    }

    public List<Row> rows() {
        return rows;
    }

    /** The number of the row that tells of an event, counted from 1; 0 if none does. */
    int rowOf(int event) {
        for (int i = rows.size() - 1; i >= 0; i--) {
            if (rows.get(i).event() <= event) {
                return i + 1;
            }
        }
        return 0;
    }

    /** The update that was overwritten, if that is what happened. */
    Optional<LostUpdate> lostUpdate() {
        return Optional.ofNullable(lostUpdate);
    }

    /** The threads that take part, in order of creation. */
    public List<ThreadId> threads() {
        Set<ThreadId> acting = new HashSet<>();
        rows.forEach(row -> acting.add(row.thread()));
        return trace.threads().stream().map(Trace.NamedThread::id).filter(acting::contains).toList();
    }

    /** How often the turn passes from one thread to another. */
    public int switches() {
        int switches = 0;
        for (int i = 1; i < rows.size(); i++) {
            if (rows.get(i).thread() != rows.get(i - 1).thread()) {
                switches++;
            }
        }
        return switches;
    }

    private void tell() {
        Set<ResourceId> shared = sharedResources();
        Map<ThreadId, String> begun = new HashMap<>();
        long now = 0;
        for (int i = 0; i < trace.events().size(); i++) {
            Event event = trace.events().get(i);
            if (event.begins() != null) {
                begun.put(event.thread(), event.begins() + ": ");
            }
            if (!isWorthTelling(event, shared)) {
                continue;
            }
            long passed = event.time() - now;
            now = event.time();
            String call = platformCall(event);
            Row last = rows.isEmpty() ? null : rows.get(rows.size() - 1);
            String begins = begun.getOrDefault(event.thread(), "");
            begun.remove(event.thread());
            String text = call != null ? call : text(event);
            if (event.kind() == Operation.Kind.SLEEP && begins.isEmpty() && mark(i).isEmpty() && isNextRound(event.thread(), text)) {
                Row round = rows.get(rows.size() - 1);
                rows.set(rows.size() - 1, round.and(round.mark(), passed));
                continue;
            }
            if (call != null && passed == 0 && begins.isEmpty() && last != null && last.thread() == event.thread()
                    && (last.text().equals(text) || last.text().endsWith(": " + text)) && Objects.equals(last.point(), event.point())) {
                rows.set(rows.size() - 1, last.and(last.mark().isEmpty() ? mark(i) : last.mark(), passed));
            } else {
                rows.add(new Row(i, 1, event.thread(), begins + text, event.point(), mark(i), passed));
            }
        }
    }

    /** Folds what {@code thread} did since it last did what {@code text} says into that, if it had done the same before: it goes round a loop in which it waits for time. */
    private boolean isNextRound(ThreadId thread, String text) {
        int last = rows.size() - 1;
        while (last >= 0 && rows.get(last).thread() == thread && !rows.get(last).text().equals(text)) {
            last--;
        }
        int length = rows.size() - 1 - last;
        if (last < length || rows.get(last).thread() != thread) {
            return false;
        }
        for (int i = last + 1; i < rows.size(); i++) {
            if (!rows.get(i).isLike(rows.get(i - length - 1))) {
                return false;
            }
        }
        rows.subList(last + 1, rows.size()).clear();
        return true;
    }

    private String mark(int event) {
        if (!racing.isEmpty()) {
            return racing.contains(event) ? "(race)" : "";
        }
        return lostUpdate != null && event == lostUpdate.overwrite() ? "(!)" : "";
    }

    /** Resources that more than one thread uses, at least one of them in a way that the others could notice. */
    private Set<ResourceId> sharedResources() {
        Set<ObjectId> wholes = new HashSet<>();
        trace.events().forEach(event -> addWhole(event, wholes));
        Map<ResourceId, Set<ThreadId>> users = new HashMap<>();
        Set<ResourceId> written = new HashSet<>();
        for (Event event : trace.events()) {
            ResourceId resource = within(event.resource(), wholes);
            if (resource != null) {
                users.computeIfAbsent(resource, r -> new LinkedHashSet<>()).add(event.thread());
                if (event.writes()) {
                    written.add(resource);
                }
            }
        }
        // What a thread still waits for, such as a lock, is shared with whoever has it.
        for (Event pending : trace.pending()) {
            ResourceId resource = within(pending.resource(), wholes);
            if (resource != null) {
                users.computeIfAbsent(resource, r -> new LinkedHashSet<>()).add(pending.thread());
            }
        }
        Set<ResourceId> shared = new HashSet<>();
        for (Event event : trace.events()) {
            ResourceId resource = within(event.resource(), wholes);
            if (resource != null && users.get(resource).size() > 1 && written.contains(resource)) {
                shared.add(event.resource());
            }
        }
        return shared;
    }

    /** Notes the array of which {@code event} touches several elements at once. */
    private static void addWhole(Event event, Set<ObjectId> wholes) {
        if (event.resource() != null && event.resource().part().contains("..")) {
            wholes.add(event.resource().owner());
        }
    }

    /** Where stretches of an array may overlap, the array; else the resource itself. */
    private static ResourceId within(ResourceId resource, Set<ObjectId> wholes) {
        return resource != null && resource.part().startsWith("[") && wholes.contains(resource.owner()) ? new ResourceId(resource.owner(), "[]") : resource;
    }

    /** What a thread does without the program's code on its stack, such as a pool fetching work, is left out. */
    private static boolean isWorthTelling(Event event, Set<ResourceId> shared) {
        if (event.point() == null) {
            return false;
        }
        return switch (event.kind()) {
            case BEGIN, END, YIELD, BRANCH -> false;
            case START, JOIN, CHOOSE, EVENT, SPIN, WAIT, NOTIFY, REACQUIRE, TIMEOUT, INTERRUPT, SLEEP -> true;
            default -> event.resource() == null || shared.contains(event.resource());
        };
    }

    /** The call into the JDK in which the event happened, or null if the program's own code did it. */
    private static String platformCall(Event event) {
        List<StackTraceElement> stack = event.stack();
        if (stack.isEmpty() || !isPlatform(stack.get(0)) || event.kind() == Operation.Kind.START) {
            return null;
        }
        StackTraceElement outermost = null;
        int depth = 0;
        for (StackTraceElement frame : stack) {
            if (!isPlatform(frame)) {
                break;
            }
            outermost = frame;
            depth++;
        }
        if (depth == 1 && !isMemory(event.kind())) {
            // A modelled method called by the program itself: its own description is the better one.
            return null;
        }
        String type = outermost.getClassName();
        return type.substring(type.lastIndexOf('.') + 1) + "." + outermost.getMethodName();
    }

    private static boolean isMemory(Operation.Kind kind) {
        return kind == Operation.Kind.READ || kind == Operation.Kind.WRITE || kind == Operation.Kind.UPDATE;
    }

    private static boolean isPlatform(StackTraceElement frame) {
        String module = frame.getModuleName();
        return module != null && (module.startsWith("java.") || module.startsWith("jdk."));
    }

    private static String text(Event event) {
        String text = event.describe();
        if (event.value() == null) {
            return text;
        }
        return text + (event.kind() == Operation.Kind.READ ? " -> " : " = ") + event.value();
    }
}
