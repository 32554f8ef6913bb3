package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.scheduler.memory.Layout;

/** Whose code says whether objects are equal. */
final class Equality {

    private Equality() {
    }

    /** True if none of the program's code is run to find out whether {@code object} equals another, or to hash it. */
    static boolean isOurs(Object object) {
        Layout layout = Layout.of(object.getClass());
        return object instanceof String || object instanceof Number && object.getClass().getName().startsWith("java.lang.") || object instanceof Boolean || object instanceof Character
                || object instanceof Enum || object instanceof Class || !layout.overridesEquals && !layout.overridesHashCode;
    }
}
