package dev.heddle.report;

import dev.heddle.model.Event;
import dev.heddle.model.Operation;
import dev.heddle.model.ResourceId;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One thread reads a variable, another writes it, and the first then overwrites that with what it made of the old value.
 *
 * @param read position of the first thread's read in the trace
 * @param update position of the write that gets lost
 * @param overwrite position of the write that overwrites it
 */
record LostUpdate(String variable, int read, int update, int overwrite) {

    private static final class Last {

        int read = -1;
        int foreignWrite = -1;
    }

    /** The last lost update of the trace: the nearest to the failure that it explains. */
    static Optional<LostUpdate> in(Trace trace) {
        Map<ResourceId, Map<ThreadId, Last>> variables = new HashMap<>();
        LostUpdate found = null;
        List<Event> events = trace.events();
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            ResourceId variable = event.resource();
            boolean reads = event.kind() == Operation.Kind.READ;
            boolean writes = event.kind() == Operation.Kind.WRITE;
            if (variable == null || !reads && !writes || event.value() == null) {
                continue;
            }
            Map<ThreadId, Last> threads = variables.computeIfAbsent(variable, v -> new HashMap<>());
            Last mine = threads.computeIfAbsent(event.thread(), t -> new Last());
            if (reads) {
                mine.read = i;
                mine.foreignWrite = -1;
                continue;
            }
            if (mine.read >= 0 && mine.foreignWrite >= 0) {
                found = new LostUpdate(event.details().resourceName(), mine.read, mine.foreignWrite, i);
            }
            mine.read = -1;
            int at = i;
            threads.forEach((thread, last) -> {
                if (thread != event.thread()) {
                    last.foreignWrite = at;
                }
            });
        }
        return Optional.ofNullable(found);
    }
}
