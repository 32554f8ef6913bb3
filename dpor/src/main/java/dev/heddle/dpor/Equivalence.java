package dev.heddle.dpor;

import dev.heddle.model.Event;
import dev.heddle.model.Operation;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Tells equivalent executions from others: those with the same events in the same happens-before order, in which the same
 * was chosen and inputs decided the same.
 */
public final class Equivalence {

    private Equivalence() {
    }

    /** A text that two traces have in common exactly if they are equivalent. */
    public static String signature(Trace trace) {
        List<String> lines = new ArrayList<>(lines(trace));
        Collections.sort(lines);
        return String.join("\n", lines);
    }

    /** A line for each event: which it is, what was chosen in it, and how many events of each thread happen before it. */
    public static List<String> lines(Trace trace) {
        HappensBefore order = new HappensBefore(trace.events());
        List<ThreadId> threads = trace.events().stream().map(Event::thread).distinct().sorted(Comparator.comparing(ThreadId::toString)).toList();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < trace.events().size(); i++) {
            Event event = trace.events().get(i);
            StringBuilder line = new StringBuilder().append(event.thread()).append('/').append(event.ordinal()).append('=').append(event.label())
                    .append(pinned(event));
            // Whoever spins goes on after the first write; whether others came before that does not matter.
            if (event.kind() != Operation.Kind.SPIN) {
                appendPast(line, trace.events(), order, i, threads);
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static void appendPast(StringBuilder line, List<Event> events, HappensBefore order, int index, List<ThreadId> threads) {
        int[] counts = new int[threads.size()];
        for (int i = 0; i < index; i++) {
            if (order.isBefore(i, index)) {
                counts[threads.indexOf(events.get(i).thread())]++;
            }
        }
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0) {
                line.append(' ').append(threads.get(i)).append(':').append(counts[i]);
            }
        }
    }

    /** What a term was taken to be, where one became a plain value. */
    private static String pinned(Event event) {
        return event.pinned() == null ? "" : " " + event.constraint();
    }
}
