package dev.heddle.scheduler.kernel;

import dev.heddle.model.Footprint;
import java.util.ArrayList;
import java.util.List;

/**
 * What the invariants of a campaign have read so far.
 *
 * <p>Whoever writes any of it lets the invariants look at all of it, so its operation counts as a read of the rest: then
 * writes that an invariant relates are never taken for independent. When more is read than was known, a search has to
 * begin anew.
 */
final class Watched {

    private record Part(long key, int position) {
    }

    private final List<Part> parts = new ArrayList<>();

    /** True if this is new. */
    boolean add(long key, int position) {
        Part part = new Part(key, position);
        return !parts.contains(part) && parts.add(part);
    }

    /** Completes the footprint of an operation that writes something of this; false if it does not. */
    boolean complete(Footprint footprint) {
        if (parts.isEmpty() || !writes(footprint)) {
            return false;
        }
        for (Part part : parts) {
            footprint.add(part.key(), part.position(), part.position(), false, 0, 0);
        }
        return true;
    }

    private boolean writes(Footprint footprint) {
        for (Part part : parts) {
            Footprint read = Footprint.empty().add(part.key(), part.position(), part.position(), false, 0, 0);
            if (footprint.conflicts(read)) {
                return true;
            }
        }
        return false;
    }
}
