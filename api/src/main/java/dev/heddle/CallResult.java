package dev.heddle;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What came of a call: a value, nothing, or something thrown, of which only the type counts.
 *
 * @param value a value that does not change any more; null if there is none
 * @param thrown the type of what was thrown, or null
 * @param isVoid whether the operation returns nothing
 */
record CallResult(Object value, Class<?> thrown, boolean isVoid) {

    /** A call that may throw anything. */
    interface Callee {

        Object call() throws Throwable;
    }

    /** Says why what an operation returned cannot be compared with what it should have returned. */
    static final class Incomparable extends IllegalArgumentException {

        private static final long serialVersionUID = 1;

        Incomparable(String message) {
            super(message);
        }
    }

    static CallResult of(Invocation invocation, Callee callee) {
        try {
            Object value = callee.call();
            return new CallResult(copy(value, invocation), null, invocation.operation().isVoid());
        } catch (Incomparable e) {
            throw e;
        } catch (Exception thrown) {
            return new CallResult(null, thrown.getClass(), false);
        } catch (Error error) {
            throw error;
        } catch (Throwable thrown) {
            return new CallResult(null, thrown.getClass(), false);
        }
    }

    /** What {@code value} is at this moment: collections may go on changing. */
    private static Object copy(Object value, Invocation from) {
        if (value instanceof Object[] array) {
            return copies(java.util.Arrays.asList(array), from);
        }
        if (value != null && value.getClass().isArray()) {
            List<Object> elements = new ArrayList<>();
            for (int i = 0; i < java.lang.reflect.Array.getLength(value); i++) {
                elements.add(java.lang.reflect.Array.get(value, i));
            }
            return elements;
        }
        if (value instanceof Map<?, ?> map) {
            Map<Object, Object> copy = new HashMap<>();
            map.forEach((key, each) -> copy.put(copy(key, from), copy(each, from)));
            return copy;
        }
        if (value instanceof Set<?> set) {
            return new HashSet<>(copies(set, from));
        }
        if (value instanceof Collection<?> collection) {
            return copies(collection, from);
        }
        if (value instanceof Optional<?> optional) {
            return optional.map(each -> copy(each, from));
        }
        requireComparable(value, from);
        return value;
    }

    private static List<Object> copies(Collection<?> values, Invocation from) {
        List<Object> copies = new ArrayList<>();
        for (Object each : values.toArray()) {
            copies.add(copy(each, from));
        }
        return copies;
    }

    private static void requireComparable(Object value, Invocation from) {
        if (value == null || value instanceof Enum<?> || value instanceof Class<?>) {
            return;
        }
        if (value instanceof Record) {
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                if (!component.getType().isPrimitive() && !component.getType().isInterface() && !hasEquals(component.getType())) {
                    throw incomparable(from, value.getClass().getName() + " with a " + component.getType().getName() + " in it");
                }
            }
        } else if (!hasEquals(value.getClass())) {
            throw incomparable(from, value.getClass().getName());
        }
    }

    private static Incomparable incomparable(Invocation from, String what) {
        return new Incomparable(from.operation().name() + " returns a " + what
                + ", and two of these are never equal: return something that can be compared, or give it equals and hashCode");
    }

    private static boolean hasEquals(Class<?> type) {
        try {
            return type.isEnum() || type.isRecord() || type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(type + " has no method that every class has", e);
        }
    }

    /** Behind a call: what it gave. */
    @Override
    public String toString() {
        if (thrown != null) {
            return " throws " + thrown.getSimpleName();
        }
        return isVoid ? "" : " -> " + Invocation.literal(value);
    }
}
