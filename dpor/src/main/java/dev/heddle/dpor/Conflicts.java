package dev.heddle.dpor;

import dev.heddle.explore.Deadline;
import dev.heddle.model.Footprint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The events of an execution that conflict with a footprint, the latest first. */
final class Conflicts {

    private final HappensBefore order;
    private final Footprint footprint;
    /** Lists of events for each touch of the footprint, which touch it is, and up to where the list remains to be looked at. */
    private final List<List<int[]>> touching = new ArrayList<>(2);
    private int[] touches = new int[2];
    private final int[] rest;
    /** The touches after whose write at the current event nothing before it is of interest. */
    private final boolean[] covered;
    private int event;
    private int looks;

    Conflicts(HappensBefore order, Footprint footprint, int before) {
        this.order = order;
        this.footprint = footprint;
        this.covered = new boolean[footprint.size()];
        this.event = before;
        for (int touch = 0; touch < covered.length; touch++) {
            for (List<int[]> list : order.conflicting(footprint, touch)) {
                if (touching.size() == touches.length) {
                    touches = Arrays.copyOf(touches, 2 * touches.length);
                }
                touches[touching.size()] = touch;
                touching.add(list);
            }
        }
        this.rest = new int[touching.size()];
        for (int i = 0; i < rest.length; i++) {
            rest[i] = HappensBefore.firstFrom(touching.get(i), before);
        }
    }

    /** Goes to the next event; false if there is none. */
    boolean advance() {
        boolean conflicts = false;
        while (!conflicts) {
            Deadline.look(looks++);
            event = latest();
            if (event < 0) {
                return false;
            }
            Arrays.fill(covered, false);
            for (int i = 0; i < rest.length; i++) {
                int touch = touches[i];
                while (rest[i] > 0 && touching.get(i).get(rest[i] - 1)[0] == event) {
                    int theirs = touching.get(i).get(--rest[i])[1];
                    Footprint other = order.footprint(event);
                    conflicts |= footprint.conflicts(touch, other, theirs);
                    covered[touch] |= other.writes(theirs) && other.covers(theirs, footprint, touch);
                }
            }
        }
        return true;
    }

    private int latest() {
        int latest = -1;
        for (int i = 0; i < rest.length; i++) {
            if (rest[i] > 0) {
                latest = Math.max(latest, touching.get(i).get(rest[i] - 1)[0]);
            }
        }
        return latest;
    }

    int event() {
        return event;
    }

    /** Says that what happens before the current event is of no interest. */
    void leaveOutWhatIsBefore() {
        for (int i = 0; i < rest.length; i++) {
            if (covered[touches[i]]) {
                // All that touched the same before conflicts with that write, and so happens before it.
                rest[i] = 0;
            }
        }
    }
}
