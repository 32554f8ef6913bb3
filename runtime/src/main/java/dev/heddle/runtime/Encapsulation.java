package dev.heddle.runtime;

import java.lang.invoke.VarHandle;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Hides members of Heddle's own classes from reflection, in the way in which the JDK hides those of its own on which everything depends. */
public final class Encapsulation {

    private static final Set<String> ALL = Set.of("*");
    private static final long REFLECTED = Internals.offset(Class.class, "reflectionData");

    private Encapsulation() {
    }

    /**
     * Hides all fields and methods of {@code types}, but for methods that the JDK itself looks for in enums, annotations and {@code agent}, and those of classes with hash codes
     * of their own, which would be taken for such without. A JDK that has no such way leaves them as they are.
     */
    public static void hide(Collection<Class<?>> types, Class<?> agent) {
        try {
            Class<?> reflection = Class.forName("jdk.internal.reflect.Reflection", true, null);
            VarHandle fields = Internals.LOOKUP.findStaticVarHandle(reflection, "fieldFilterMap", Map.class);
            VarHandle methods = Internals.LOOKUP.findStaticVarHandle(reflection, "methodFilterMap", Map.class);
            synchronized (reflection) {
                fields.setVolatile(with((Map<?, ?>) fields.getVolatile(), types, type -> true));
                methods.setVolatile(with((Map<?, ?>) methods.getVolatile(), types, type -> type != agent && !type.isEnum() && !type.isAnnotation() && !hasHashCode(type)));
            }
        } catch (ReflectiveOperationException | ClassCastException other) {
            return;
        }
        for (Class<?> type : types) {
            // What was looked for before is remembered there.
            if (REFLECTED >= 0) {
                Internals.UNSAFE.putReferenceVolatile(type, REFLECTED, null);
            }
        }
    }

    private static boolean hasHashCode(Class<?> type) {
        try {
            return type.getDeclaredMethod("hashCode") != null;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    private static Map<Object, Object> with(Map<?, ?> before, Collection<Class<?>> types, Predicate<Class<?>> which) {
        Map<Object, Object> all = new HashMap<>(before);
        for (Class<?> type : types) {
            if (which.test(type)) {
                all.put(type, ALL);
            }
        }
        return all;
    }
}
