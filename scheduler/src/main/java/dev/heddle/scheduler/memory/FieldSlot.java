package dev.heddle.scheduler.memory;

import dev.heddle.runtime.ClassEntry;
import dev.heddle.runtime.Classes;
import dev.heddle.runtime.Internals;
import dev.heddle.runtime.Shapes;
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

    FieldSlot(Class<?> owner, Shapes.Variable field) {
        this.owner = owner;
        this.name = field.name();
        this.type = field.type();
        this.key = Keys.named(owner.getName() + "." + name);
        int modifiers = field.modifiers();
        this.isFinal = Modifier.isFinal(modifiers) || Modifier.isStatic(modifiers) && wasFinal(owner, name);
        this.isVolatile = Modifier.isVolatile(modifiers);
        boolean isStatic = Modifier.isStatic(modifiers);
        if (field.reflected() == null) {
            // Static fields lie in the class object.
            this.base = isStatic ? owner : null;
            this.offset = Internals.UNSAFE.objectFieldOffset(owner, name);
        } else {
            this.base = isStatic ? Internals.UNSAFE.staticFieldBase(field.reflected()) : null;
            this.offset = isStatic ? Internals.UNSAFE.staticFieldOffset(field.reflected()) : Internals.UNSAFE.objectFieldOffset(field.reflected());
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
