package dev.heddle.runtime.shadow;

/**
 * The arrays, builders and tables that were given to the JDK, which may keep them and look into them later: buffers and streams that are made of an array do so. What
 * is stored in one afterwards is pinned.
 */
public final class Kept {

    private static final Identities<Boolean> OBJECTS = new Identities<>();

    private Kept() {
    }

    /** True for what the program can change while somebody else has it. */
    static boolean isOpen(Object object) {
        return object instanceof StringBuilder || object instanceof StringBuffer || Keys.isTable(object)
                || object != null && object.getClass().isArray() && object.getClass().getComponentType().isPrimitive();
    }

    /** {@code object} goes to the JDK. */
    static void give(Object object) {
        if (isOpen(object)) {
            OBJECTS.put(object, true);
        }
    }

    /** True if the JDK may look into {@code object} at any time. */
    public static boolean has(Object object) {
        return !OBJECTS.isEmpty() && OBJECTS.get(object) != null;
    }

    /** For the next execution. */
    static void clear() {
        OBJECTS.clear();
    }
}
