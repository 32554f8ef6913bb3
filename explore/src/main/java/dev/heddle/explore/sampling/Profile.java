package dev.heddle.explore.sampling;

import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Footprint;
import dev.heddle.model.Operation;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the first executions of a campaign taught about the others: how long they are, and who uses what how often. */
public final class Profile {

    /** After so many executions there is little left to learn. */
    private static final int ENOUGH = 50;
    private static final int LEAST_PATIENCE = 1_000;

    private int threads;
    private int choices;
    private int traces;
    private int recorded;
    private final Map<ThreadId, ThreadId> parents = new HashMap<>();
    private final Map<Long, Use> uses = new LinkedHashMap<>();
    private List<Long> contended = List.of();

    /** Who touches one resource: how often in all recorded executions together. */
    private static final class Use {

        final Map<ThreadId, Integer> counts = new LinkedHashMap<>();
        boolean written;
    }

    /** Takes note of an execution, unless it was one of those that had to be brought to an end. */
    void learn(Trace trace) {
        if (traces >= ENOUGH) {
            return;
        }
        int length = (int) trace.schedule().decisions().stream().filter(Decision.Run.class::isInstance).count();
        if (traces > 0 && length >= patience()) {
            return;
        }
        traces++;
        threads = Math.max(threads, trace.threads().size());
        choices = Math.max(choices, length);
        if (trace.events().isEmpty()) {
            return;
        }
        recorded++;
        trace.events().forEach(this::learn);
        contended = new ArrayList<>();
        uses.forEach((key, use) -> {
            if (use.written && use.counts.size() > 1) {
                contended.add(key);
            }
        });
    }

    private void learn(Event event) {
        if (event.starts() != null) {
            parents.put(event.starts(), event.thread());
        }
        if (!counts(event.kind())) {
            return;
        }
        Footprint footprint = event.footprint();
        for (int i = 0; i < footprint.size(); i++) {
            Use use = uses.computeIfAbsent(footprint.key(i), key -> new Use());
            use.counts.merge(event.thread(), 1, Integer::sum);
            use.written |= footprint.changes(i);
        }
    }

    /** True if it matters when operations of this kind happen; for the others that follows from the rest. */
    static boolean counts(Operation.Kind kind) {
        return switch (kind) {
            case START, BEGIN, END, JOIN, SPIN -> false;
            default -> true;
        };
    }

    /** True if there was no execution yet. */
    boolean isEmpty() {
        return traces == 0;
    }

    /** How many threads an execution has. */
    int threads() {
        return threads;
    }

    /** How often, at most, an execution came to a choice between threads. */
    int choices() {
        return choices;
    }

    /** After how many choices an execution is not to be trusted to come to an end by itself. */
    long patience() {
        return Math.max(LEAST_PATIENCE, 2L * choices);
    }

    /** Resources, by the numbers that footprints give them, that at least two threads use and one of them writes. */
    List<Long> contended() {
        return contended;
    }

    /** For each thread how often it and those that it starts, and so on, are expected to touch {@code resources}. */
    PerThread expectedTouches(Iterable<Long> resources) {
        PerThread expected = new PerThread(0);
        for (long resource : resources) {
            uses.get(resource).counts.forEach((thread, count) -> {
                for (ThreadId each = thread; each != null; each = parents.get(each)) {
                    expected.set(each, expected.get(each) + (double) count / recorded);
                }
            });
        }
        return expected;
    }
}
