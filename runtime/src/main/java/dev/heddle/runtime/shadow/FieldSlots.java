package dev.heddle.runtime.shadow;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The numbers of fields, by which the {@link ShadowTable} knows them. They depend on which class is loaded first, so what has an order is put in that of the names. */
public final class FieldSlots {

    private static final Map<String, Integer> SLOTS = new HashMap<>();
    private static volatile String[] names = new String[16];

    private FieldSlots() {
    }

    /** The number of the field {@code name} that {@code owner} declares. */
    public static synchronized int of(String owner, String name) {
        String field = owner + "." + name;
        Integer known = SLOTS.get(field);
        if (known != null) {
            return known;
        }
        int slot = SLOTS.size() + 1;
        if (slot >= names.length) {
            names = Arrays.copyOf(names, slot * 2);
        }
        names[slot] = field;
        SLOTS.put(field, slot);
        return slot;
    }

    /** The number of {@code field}; -1 if its class is not followed. */
    public static int of(Field field) {
        Class<?> owner = field.getDeclaringClass();
        return Reach.isFollowed(owner) ? of(owner.getName().replace('.', '/'), field.getName()) : -1;
    }

    static int compare(int one, int other) {
        return names[one].compareTo(names[other]);
    }
}
