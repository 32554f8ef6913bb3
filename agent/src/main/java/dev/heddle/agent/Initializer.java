package dev.heddle.agent;

import dev.heddle.runtime.Internals;
import java.io.ObjectStreamClass;
import java.lang.invoke.MethodHandle;

/** Whether a loaded class has a static initialiser, which reflection does not tell. */
final class Initializer {

    /** The JVM tells it to serialization. */
    private static final MethodHandle HAS = Internals.staticallyIfPresent(ObjectStreamClass.class, "hasStaticInitializer", boolean.class, Class.class);

    private Initializer() {
    }

    /** False if {@code type} has none for sure. */
    static boolean isIn(Class<?> type) {
        try {
            return HAS == null || (boolean) HAS.invokeExact(type);
        } catch (Throwable unknown) {
            return true;
        }
    }
}
