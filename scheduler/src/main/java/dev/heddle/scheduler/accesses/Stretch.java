package dev.heddle.scheduler.accesses;

import dev.heddle.model.Footprint;
import dev.heddle.scheduler.memory.AccessMode;
import dev.heddle.scheduler.memory.Elements;
import dev.heddle.scheduler.memory.Facet;
import dev.heddle.scheduler.memory.Keys;
import dev.heddle.scheduler.memory.Location;
import dev.heddle.scheduler.memory.Shared;

/**
 * What an access touches of one object: neighbouring elements, or a facet.
 *
 * @param facet null for elements
 */
record Stretch(Shared owner, Facet facet, int from, int length, AccessMode mode, boolean write) {

    /** Elements of an array. */
    static Stretch of(Shared array, int from, int length, AccessMode mode, boolean write) {
        return new Stretch(array, null, from, length, mode, write);
    }

    static Stretch of(Shared owner, Facet facet, AccessMode mode, boolean write) {
        return new Stretch(owner, facet, 0, 1, mode, write);
    }

    /** Who calls a method that changes an object has seen what the object was. */
    boolean reads() {
        return facet != null || !write;
    }

    void touch(Footprint all) {
        if (facet != null) {
            all.add(location(0).key(), write, 0, location(0).version());
        } else {
            all.add(Keys.of(owner, 0), from, from + length - 1, write, 0, 0);
        }
    }

    /** The variable number {@code index} of those that are touched. */
    Location location(int index) {
        return owner.at(facet != null ? facet.offset() : Elements.offset(owner.target(), from + index));
    }

    /** Which part of the object it is. */
    String part() {
        return facet != null ? location(0).id().part() : length == 1 ? "[" + from + "]" : "[" + from + ".." + (from + length - 1) + "]";
    }

    String name() {
        return facet != null ? location(0).name() : owner.name() + part();
    }
}
