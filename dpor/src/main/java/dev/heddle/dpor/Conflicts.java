package dev.heddle.dpor;

import dev.heddle.model.Footprint;
import java.util.List;

/** The events of an execution that conflict with a footprint, the latest first. */
final class Conflicts {

    private final HappensBefore order;
    private final Footprint footprint;
    /** For each touch of the footprint, what touched the same key, and up to where that remains to be looked at. */
    private final List<int[]>[] touching;
    private final int[] rest;
    /** The touches after whose write at the current event nothing before it is of interest. */
    private final boolean[] covered;
    private int event;

    @SuppressWarnings("unchecked")
    Conflicts(HappensBefore order, Footprint footprint, int before) {
        this.order = order;
        this.footprint = footprint;
        this.touching = new List[footprint.size()];
        this.rest = new int[footprint.size()];
        this.covered = new boolean[footprint.size()];
        this.event = before;
        for (int touch = 0; touch < rest.length; touch++) {
            touching[touch] = order.touching(footprint.key(touch));
            rest[touch] = HappensBefore.firstFrom(touching[touch], before);
        }
    }

    /** Goes to the next event; false if there is none. */
    boolean advance() {
        boolean conflicts = false;
        while (!conflicts) {
            event = latest();
            if (event < 0) {
                return false;
            }
            for (int touch = 0; touch < rest.length; touch++) {
                covered[touch] = false;
                while (rest[touch] > 0 && touching[touch].get(rest[touch] - 1)[0] == event) {
                    int theirs = touching[touch].get(--rest[touch])[1];
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
        for (int touch = 0; touch < rest.length; touch++) {
            if (rest[touch] > 0) {
                latest = Math.max(latest, touching[touch].get(rest[touch] - 1)[0]);
            }
        }
        return latest;
    }

    int event() {
        return event;
    }

    /** Says that what happens before the current event is of no interest. */
    void leaveOutWhatIsBefore() {
        for (int touch = 0; touch < rest.length; touch++) {
            if (covered[touch]) {
                // All that touched the same before conflicts with that write, and so happens before it.
                rest[touch] = 0;
            }
        }
    }
}
