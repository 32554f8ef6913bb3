package dev.heddle.scheduler.world;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/** Where threads of the program may have met without anybody seeing it. One thread alone can do there what it likes. */
public final class Outside {

    /** Something outside of the program's memory. */
    public enum Place {
        FILES("files"),
        NETWORK("the network or other processes"),
        NATIVE("native code"),
        MEMORY("memory that was not allocated in this execution");

        private final String title;

        Place(String title) {
            this.title = title;
        }

        @Override
        public String toString() {
            return title;
        }
    }

    private static final int NOBODY = -1;
    private static final int SEVERAL = -2;

    private final Set<Place> shared = EnumSet.noneOf(Place.class);
    /** By place, the thread that was there in this execution, and whether anybody changed something. */
    private final int[] visitor = new int[Place.values().length];
    private final boolean[] changed = new boolean[visitor.length];

    void begin() {
        Arrays.fill(visitor, NOBODY);
        Arrays.fill(changed, false);
    }

    /** The thread with this index does something there. */
    public void visit(Place place, int thread, boolean changes) {
        int index = place.ordinal();
        visitor[index] = visitor[index] == NOBODY || visitor[index] == thread ? thread : SEVERAL;
        changed[index] |= changes;
        if (visitor[index] == SEVERAL && changed[index]) {
            shared.add(place);
        }
    }

    /** The program goes there, and nobody knows with how many threads. */
    public void open(Place place) {
        shared.add(place);
    }

    /** Where several threads were in one execution, one of which changed something. */
    public Set<Place> shared() {
        return shared;
    }
}
