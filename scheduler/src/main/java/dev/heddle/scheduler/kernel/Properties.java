package dev.heddle.scheduler.kernel;

import dev.heddle.model.Finding;
import dev.heddle.model.Footprint;
import dev.heddle.scheduler.memory.Keys;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the program says about the events of a run. */
public final class Properties {

    /** The kinds of property; {@code other} is only used by {@link #PRECEDES}. */
    public enum Rule {
        NEVER, AT_MOST_ONCE, PRECEDES, EVENTUALLY
    }

    private record Property(Rule rule, String event, String other) {
    }

    private final Execution execution;
    private final List<Property> all = new ArrayList<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private final List<String> violations = new ArrayList<>(0);

    Properties(Execution execution) {
        this.execution = execution;
    }

    public void add(Rule rule, String event, String other) {
        all.add(new Property(rule, event, other));
    }

    public void touch(String event, Footprint footprint) {
        for (Property property : all) {
            if (property.rule == Rule.PRECEDES && (property.event.equals(event) || property.other.equals(event))) {
                footprint.add(Keys.named(property.event + " precedes " + property.other), true, 0, 0);
            }
            if (property.rule == Rule.EVENTUALLY && property.event.equals(event)) {
                footprint.add(eventually(property), false, 0, 0);
            }
        }
    }

    private static long eventually(Property property) {
        return Keys.named("eventually " + property.event);
    }

    /** Adds what it matters for that the program ends with this: what should happen can no longer happen afterwards. */
    public void touchEnd(Footprint footprint) {
        for (Property property : all) {
            if (property.rule == Rule.EVENTUALLY) {
                footprint.add(eventually(property), true, 0, 0);
            }
        }
    }

    public void happens(String event) {
        int count = counts.merge(event, 1, Integer::sum);
        for (Property property : all) {
            switch (property.rule) {
                case NEVER -> {
                    if (property.event.equals(event)) {
                        violated("'" + event + "' happens, which never should");
                    }
                }
                case AT_MOST_ONCE -> {
                    if (property.event.equals(event) && count == 2) {
                        violated("'" + event + "' happens for the second time");
                    }
                }
                case PRECEDES -> {
                    if (property.other.equals(event) && !counts.containsKey(property.event)) {
                        violated("'" + event + "' happens before '" + property.event + "'");
                    }
                }
                default -> {
                    // Only the end tells.
                }
            }
        }
    }

    /** What should have happened by the end of the run, and has not. */
    void end(ProgramThread thread) {
        for (Property property : all) {
            if (property.rule == Rule.EVENTUALLY && !counts.containsKey(property.event)) {
                execution.ending.add(finding("'" + property.event + "' never happens", thread));
            }
        }
    }

    private void violated(String message) {
        violations.add(message);
    }

    /** Reports what the last event has violated, now that it has happened. */
    public void report(ProgramThread thread) {
        while (!violations.isEmpty()) {
            execution.ending.fail(thread, finding(violations.remove(0), thread));
        }
    }

    private static Finding finding(String message, ProgramThread thread) {
        return new Finding(Finding.Kind.PROPERTY, message, List.of("in thread " + thread.name()), List.of(thread.id), List.of(), List.of(), null);
    }
}
