package dev.heddle.explore;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Event;
import dev.heddle.model.ThreadId;
import dev.heddle.term.Term;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What inputs have decided in an execution, event by event. */
public final class InputPath {

    /** Whether an event could have gone another way. */
    public enum Fork {
        /** Inputs have no say in it, or they decided the same before. */
        NONE,
        /** There may be inputs for other ways. */
        OPEN,
        /** There may be inputs for other ways, but its thread has come here too often: it is in a loop, or in a recursion. */
        BEYOND
    }

    private record Place(ThreadId thread, CodePoint point) {
    }

    private final int loops;
    private final Set<Term> decided = new HashSet<>();
    private final Map<Place, Integer> times = new HashMap<>();

    /** {@code loops} is how often a thread may come to one place for other ways to be tried. */
    public InputPath(int loops) {
        this.loops = loops;
    }

    /** Goes past the next event. */
    public Fork pass(Event event) {
        Term constraint = event.constraint();
        if (constraint == null || !decided.add(constraint)) {
            return Fork.NONE;
        }
        return times.merge(new Place(event.thread(), event.codePoint()), 1, Integer::sum) > loops ? Fork.BEYOND : Fork.OPEN;
    }
}
