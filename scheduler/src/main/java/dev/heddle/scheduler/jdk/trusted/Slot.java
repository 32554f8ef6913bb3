package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Shared;

/** The place of one key in a map, whether there is an entry or not. Who finds an entry there sees all that was done before it was put; nothing is said of other keys. */
final class Slot extends Synchronizer {

    /** What is longer is of no use in a report. */
    private static final int LONGEST = 50;

    private final String key;

    /** {@code key} is different for keys that are not equal. */
    Slot(Shared map, String key) {
        super(map, "key " + key);
        this.key = key;
    }

    @Override
    public String name() {
        return shared().name() + "[" + (key.length() > LONGEST ? key.substring(0, LONGEST) + "..." : key) + "]";
    }
}
