package dev.heddle.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Something wrong with the program, seen in one execution.
 *
 * @param message one sentence
 * @param details further lines: who holds what, which notification was lost
 * @param threads the threads it is about
 * @param points where in the code, in the order of {@code threads}
 * @param events positions of the events it is about in the recorded trace; empty if not recorded
 * @param throwable stack trace of the failure as the JVM prints it, empty if not recorded; null if nothing was thrown
 * @param foreign whether it is a matter between libraries, and no code of the program's own has a part in it
 */
public record Finding(Kind kind, String message, List<String> details, List<ThreadId> threads, List<CodePoint> points,
        List<Integer> events, String throwable, boolean foreign) {

    /** The closed list of what Heddle reports. */
    public enum Kind {
        ASSERTION("assertion-failed", "assertion failed"),
        EXCEPTION("uncaught-exception", "uncaught exception"),
        DEADLOCK("deadlock", "deadlock"),
        LOST_NOTIFICATION("lost-notification", "lost notification"),
        LIVELOCK("livelock", "livelock"),
        STUCK("stuck-thread", "stuck thread"),
        LEAKED_THREAD("leaked-thread", "leaked thread"),
        INVARIANT("invariant-violated", "invariant violated"),
        PROPERTY("property-violated", "property violated"),
        OVERFLOW("arithmetic-overflow", "arithmetic overflow"),
        EARLY("early-time-limit", "fails if a time limit runs out early"),
        DATA_RACE("data-race", "data race");

        private final String id;
        private final String title;

        Kind(String id, String title) {
            this.id = id;
            this.title = title;
        }

        /** Stable name for machines, and of the documentation's page. */
        public String id() {
            return id;
        }

        public String title() {
            return title;
        }
    }

    public Finding {
        details = List.copyOf(details);
        threads = List.copyOf(threads);
        points = List.copyOf(points);
        events = List.copyOf(events);
    }

    /** One in which code of the program's own has a part. */
    public Finding(Kind kind, String message, List<String> details, List<ThreadId> threads, List<CodePoint> points, List<Integer> events, String throwable) {
        this(kind, message, details, threads, points, events, throwable, false);
    }

    /** This, and a further line about it. */
    public Finding withDetail(String more) {
        List<String> all = new ArrayList<>(details);
        all.add(more);
        return new Finding(kind, message, all, threads, points, events, throwable, foreign);
    }

    /** That this happens only if time limits run out early, as {@code why} says. */
    public Finding ifEarly(List<String> why) {
        List<String> all = new ArrayList<>(why);
        all.addAll(details);
        return new Finding(Kind.EARLY, "if a time limit runs out early: " + message, all, threads, points, events, throwable, foreign);
    }

    /** Findings with the same signature are the same bug. */
    public String signature() {
        StringBuilder text = new StringBuilder(kind.id());
        if (kind == Kind.DATA_RACE) {
            points.stream().map(Finding::line).sorted().forEach(place -> text.append('|').append(place));
            if (points.stream().allMatch(point -> point.offset() >= 0)) {
                text.append('|').append(variable());
            }
        } else {
            text.append(places());
        }
        if (points.isEmpty()) {
            text.append('|').append(message);
        }
        return text.toString();
    }

    /** What stays the same of the finding when other methods are edited: for comparing with later versions of the program. */
    public String fingerprint() {
        return kind.id() + (points.isEmpty() ? "|" + message : places());
    }

    private String places() {
        Stream<String> places = points.stream().map(CodePoint::place);
        StringBuilder text = new StringBuilder();
        (kind == Kind.DEADLOCK || kind == Kind.DATA_RACE ? places.sorted() : places).forEach(place -> text.append('|').append(place));
        return text.toString();
    }

    /** An increment reads and writes in one line, and both race with what others do there. */
    private static String line(CodePoint point) {
        return point.line() < 0 ? point.toString() : point.className() + ":" + point.line();
    }

    /** What a data race is about, whichever element of an array it is. */
    private String variable() {
        int index = message.indexOf('[');
        return index < 0 ? message : message.substring(0, index);
    }
}
