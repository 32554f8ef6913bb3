package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Internals;
import dev.heddle.runtime.Shapes;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * What the fields of an object refer to. So one looks into what cannot be asked: objects of the program, what it inherits from collections of the JDK where it has overridden their
 * methods, and those of the JDK's objects that only stand for others: iterators, streams, method
 * handles, records of logs.
 */
final class References {

    /** By class, the places of the fields to look at. */
    private static final ClassValue<long[]> PLACES = new ClassValue<>() {
        @Override
        protected long[] computeValue(Class<?> type) {
            return places(type);
        }
    };

    private References() {
    }

    static Object[] of(Object object) {
        long[] places = PLACES.get(object.getClass());
        Object[] found = new Object[places.length];
        for (int i = 0; i < places.length; i++) {
            found[i] = Internals.UNSAFE.getReference(object, places[i]);
        }
        return found;
    }

    private static long[] places(Class<?> type) {
        List<Long> places = new ArrayList<>();
        if (!type.isArray()) {
            boolean collection = Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type) || Map.Entry.class.isAssignableFrom(type);
            for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
                if (Reach.isFollowed(owner) || collection || standsForOthers(owner.getName())) {
                    add(places, owner);
                }
            }
        }
        return places.stream().mapToLong(Long::longValue).toArray();
    }

    private static void add(List<Long> places, Class<?> owner) {
        for (Shapes.Variable field : Shapes.fields(owner)) {
            if (!Modifier.isStatic(field.modifiers()) && !field.type().isPrimitive()) {
                places.add(Internals.UNSAFE.objectFieldOffset(owner, field.name()));
            }
        }
    }

    private static boolean standsForOthers(String name) {
        return name.startsWith("java.util.stream.") || name.startsWith("java.lang.invoke.") && name.contains("MethodHandle") || name.equals("java.util.logging.LogRecord")
                || name.startsWith("java.util.") && (name.contains("Itr") || name.contains("Iterator") || name.contains("Spliterator") || name.contains("Enumerat"));
    }
}
