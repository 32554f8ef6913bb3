package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.term.Term;

/**
 * The arrays, builders, sets and maps that were given to the JDK, or came from there, which may keep them and look into them later: buffers and streams that are made of an array
 * do so, and views of maps. What
 * is stored in one afterwards is pinned.
 */
public final class Kept {

    private static final Identities<Boolean> OBJECTS = new Identities<>();

    private Kept() {
    }

    /** True for what the program can change while somebody else has it. */
    static boolean isOpen(Object object) {
        return object instanceof StringBuilder || object instanceof StringBuffer || Keys.isKeyed(object)
                || object != null && object.getClass().isArray() && object.getClass().getComponentType().isPrimitive();
    }

    /** {@code object} goes to the JDK. */
    static void give(Object object) {
        if (isOpen(object)) {
            OBJECTS.put(object, true);
        } else if (object instanceof Object[]) {
            for (Object each : (Object[]) object) {
                if (isOpen(each)) {
                    OBJECTS.put(each, true);
                }
            }
        }
    }

    /** The method that was entered with these shadows has got {@code array}: from the JDK, unless who called it knows of shadows. */
    public static void given(Term[] entered, Object array) {
        if (entered == null && array != null && Control.strand() != null) {
            give(array);
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
