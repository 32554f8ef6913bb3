package dev.heddle.scheduler.memory;

import dev.heddle.model.Resource;
import dev.heddle.model.ResourceId;
import dev.heddle.runtime.Internals;
import jdk.internal.misc.Unsafe;

/** A variable: a field of a published object, a static field, an element of a published array, a {@link Facet} of what nobody looks into. */
public final class Location implements Resource, Versioned {

    private static final Unsafe U = Internals.UNSAFE;

    public final Shared owner;
    public final long offset;
    /** The field, or null for an array element and for memory that no field is known to occupy. */
    public final FieldSlot slot;

    private int version;
    /** Virtual time of the last write. */
    public long time;
    /** Who accessed it, for the race detector. */
    public Accesses accesses;

    private ResourceId id;
    private long key;

    Location(Shared owner, long offset) {
        this.owner = owner;
        this.offset = offset;
        Object target = owner.target;
        FieldSlot found = target instanceof Class<?> type ? Layout.of(type).staticAt(offset) : null;
        this.slot = found != null || target.getClass().isArray() ? found : Layout.of(target.getClass()).at(offset);
    }

    @Override
    public int version() {
        return version;
    }

    /** The number of the variable, the same in every execution; elements share that of their array. */
    public long key() {
        if (key == 0) {
            key = Keys.of(owner, slot != null ? slot.key : Elements.has(owner.target) ? 0 : -offset);
        }
        return key;
    }

    /** Which element of its array it is; 0 for anything else. */
    public int position() {
        return slot == null && Elements.has(owner.target) ? index() : 0;
    }

    public void written() {
        version++;
        owner.written++;
    }

    /** The value there now if it is a primitive one of a known type, else 0. */
    public long bits() {
        Object target = owner.target;
        Class<?> type = type();
        if (type == int.class || type == float.class) {
            return U.getInt(target, offset);
        } else if (type == long.class || type == double.class) {
            return U.getLong(target, offset);
        } else if (type == boolean.class || type == byte.class) {
            return U.getByte(target, offset);
        } else if (type == char.class || type == short.class) {
            return U.getShort(target, offset);
        }
        return 0;
    }

    /** The value there now if it is a reference, else null. */
    public Object reference() {
        return isReference() ? U.getReference(owner.target, offset) : null;
    }

    /** The type of the variable, or null if no field is known to occupy the memory. */
    public Class<?> type() {
        Class<?> holder = owner.target.getClass();
        return slot != null ? slot.type : holder.isArray() ? holder.getComponentType() : null;
    }

    public boolean isReference() {
        return slot != null ? slot.isReference() : owner.target instanceof Object[];
    }

    public int index() {
        return Elements.index(owner.target, offset);
    }

    @Override
    public ResourceId id() {
        if (id == null) {
            id = new ResourceId(owner.id(), part());
        }
        return id;
    }

    private String part() {
        if (slot != null) {
            return slot.name;
        }
        return Elements.has(owner.target) ? "[" + index() + "]" : offset < 0 ? Facet.at(offset).suffix() : "+" + offset;
    }

    @Override
    public String name() {
        if (slot != null) {
            return slot.toString();
        }
        return owner.name() + part();
    }

    /** The value there now, for a reader. */
    public String value() {
        Object target = owner.target;
        Class<?> type = type();
        if (type == null) {
            return null;
        }
        if (type == int.class) {
            return Integer.toString(U.getInt(target, offset));
        } else if (type == boolean.class) {
            return Boolean.toString(U.getBoolean(target, offset));
        } else if (type == long.class) {
            return Long.toString(U.getLong(target, offset));
        } else if (type == byte.class) {
            return Byte.toString(U.getByte(target, offset));
        } else if (type == char.class) {
            return "'" + U.getChar(target, offset) + "'";
        } else if (type == short.class) {
            return Short.toString(U.getShort(target, offset));
        } else if (type == double.class) {
            return Double.toString(U.getDouble(target, offset));
        } else if (type == float.class) {
            return Float.toString(U.getFloat(target, offset));
        }
        return Values.text(U.getReference(target, offset), owner.heap);
    }

    @Override
    public String toString() {
        return name();
    }
}
