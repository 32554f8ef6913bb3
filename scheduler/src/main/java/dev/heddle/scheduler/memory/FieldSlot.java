package dev.heddle.scheduler.memory;

import dev.heddle.runtime.ClassEntry;
import dev.heddle.runtime.Classes;
import dev.heddle.runtime.Internals;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** A field as it lies in memory. There is one slot for each declared field. */
public final class FieldSlot {

    /** A number of its own, the same in every JVM. */
    final long key;
    public final Class<?> owner;
    public final String name;
    public final long offset;
    /** The object that holds a static field; null for an instance field. */
    public final Object base;
    public final boolean isFinal;
    public final boolean isVolatile;
    /** The field is a cache that the JDK fills without synchronisation, on purpose. */
    public final boolean isBenign;
    public final Class<?> type;

    /** Where a static field was found in the execution {@link #epoch}. */
    public Location location;
    public int epoch;

    FieldSlot(Field field) {
        this.owner = field.getDeclaringClass();
        this.name = field.getName();
        this.type = field.getType();
        this.key = Keys.named(owner.getName() + "." + name);
        int modifiers = field.getModifiers();
        this.isFinal = Modifier.isFinal(modifiers) || Modifier.isStatic(modifiers) && wasFinal(owner, name);
        this.isVolatile = Modifier.isVolatile(modifiers);
        if (Modifier.isStatic(modifiers)) {
            this.base = Internals.UNSAFE.staticFieldBase(field);
            this.offset = Internals.UNSAFE.staticFieldOffset(field);
        } else {
            this.base = null;
            this.offset = Internals.UNSAFE.objectFieldOffset(field);
        }
        this.isBenign = owner.getClassLoader() == null && owner.getName().startsWith("java.util.") && switch (name) {
            case "keySet", "values", "entrySet", "navigableKeySet", "descendingMap" -> true;
            default -> false;
        };
    }

    private static boolean wasFinal(Class<?> owner, String name) {
        ClassEntry entry = Classes.entryOf(owner);
        return entry != null && entry.isFinal(name);
    }

    public boolean isReference() {
        return !type.isPrimitive();
    }

    @Override
    public String toString() {
        return simpleName(owner) + "." + name;
    }

    public static String simpleName(Class<?> type) {
        String name = type.getName();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
