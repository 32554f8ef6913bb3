package dev.heddle.scheduler.memory;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Shapes;
import dev.heddle.runtime.Strand;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The fields of a class as they lie in memory. */
public final class Layout {

    /** By identity of the class; hooks on every access come here, so it must not call anything that is instrumented. */
    private static Layout[] table = new Layout[1024];
    private static int size;

    private final Class<?> type;
    /** All instance fields, inherited ones included, by offset. */
    public final FieldSlot[] instance;
    /** The static fields that the class itself declares. */
    final FieldSlot[] statics;
    /** Offsets of the instance fields through which other objects are reached. */
    final long[] references;
    /** Immutable, or part of the JVM's machinery: what it refers to is not the program's shared data. */
    public final boolean opaque;
    /** A class of the JDK of which only calls are seen. */
    final boolean coarse;
    public final boolean overridesHashCode;
    /** Whether objects of the class can be equal that are not the same. */
    public final boolean overridesEquals;
    /** The JDK's own objects, which it knows by their identity. */
    public final boolean machinery;

    /** In the execution {@link #epoch}, how many objects of the class each thread has published. */
    private int[] published = new int[2];
    private int epoch;

    private Layout(Class<?> type) {
        this.type = type;
        List<FieldSlot> own = new ArrayList<>();
        List<FieldSlot> globals = new ArrayList<>();
        for (Shapes.Variable field : Shapes.fields(type)) {
            (Modifier.isStatic(field.modifiers()) ? globals : own).add(new FieldSlot(type, field));
        }
        Class<?> parent = type.getSuperclass();
        if (parent != null) {
            own.addAll(List.of(of(parent).instance));
        }
        own.sort(Comparator.comparingLong(slot -> slot.offset));
        this.instance = own.toArray(new FieldSlot[0]);
        this.statics = globals.toArray(new FieldSlot[0]);
        this.opaque = Opaque.is(type);
        this.machinery = Opaque.isMachinery(type);
        this.coarse = Opaque.isCoarse(type);
        this.references = opaque || Opaque.isClosed(type) ? new long[0]
                : own.stream().filter(slot -> slot.isReference() && !Opaque.is(slot)).mapToLong(slot -> slot.offset).toArray();
        this.overridesHashCode = !type.isArray() && overrides(type, "hashCode", "()I");
        this.overridesEquals = !type.isArray() && overrides(type, "equals", "(Ljava/lang/Object;)Z", Object.class);
    }

    public static Layout of(Class<?> type) {
        Layout[] entries = table;
        int mask = entries.length - 1;
        for (int i = System.identityHashCode(type) & mask; entries[i] != null; i = i + 1 & mask) {
            if (entries[i].type == type) {
                return entries[i];
            }
        }
        return compute(type);
    }

    /** The field at {@code offset} of {@code target}, which is a class for a static field; null if there is none. */
    public static FieldSlot at(Object target, long offset) {
        if (target instanceof Class) {
            for (FieldSlot slot : of((Class<?>) target).statics) {
                if (slot.offset == offset && slot.base == target) {
                    return slot;
                }
            }
        }
        for (FieldSlot slot : of(target.getClass()).instance) {
            if (slot.offset == offset) {
                return slot;
            }
        }
        return null;
    }

    private static Layout compute(Class<?> type) {
        Strand strand = Control.beginQuiet();
        try {
            Layout layout = new Layout(type);
            add(layout);
            return layout;
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** Counts one more object that the thread of this index has published in this execution. */
    int next(int thread) {
        // Without the JDK's code for arrays, which is instrumented as well.
        if (epoch != Control.epoch) {
            epoch = Control.epoch;
            published = new int[published.length];
        }
        if (thread >= published.length) {
            int[] more = new int[Math.max(thread + 1, published.length * 2)];
            System.arraycopy(published, 0, more, 0, published.length);
            published = more;
        }
        return ++published[thread];
    }

    private static synchronized void add(Layout layout) {
        Layout[] entries = table;
        if (size * 2 >= entries.length) {
            entries = new Layout[entries.length * 2];
            for (Layout each : table) {
                if (each != null) {
                    place(entries, each);
                }
            }
        } else {
            entries = entries.clone();
        }
        place(entries, layout);
        size++;
        table = entries;
    }

    private static void place(Layout[] entries, Layout layout) {
        int mask = entries.length - 1;
        int i = System.identityHashCode(layout.type) & mask;
        while (entries[i] != null) {
            i = i + 1 & mask;
        }
        entries[i] = layout;
    }

    /** The instance field at {@code offset}, or null if there is none. */
    public FieldSlot at(long offset) {
        for (FieldSlot slot : instance) {
            if (slot.offset == offset) {
                return slot;
            }
        }
        return null;
    }

    /** The static field at {@code offset}, or null if there is none. */
    FieldSlot staticAt(long offset) {
        for (FieldSlot slot : statics) {
            if (slot.offset == offset) {
                return slot;
            }
        }
        return null;
    }

    /** Resolves a field reference as the JVM does: the class, its interfaces, its superclass. */
    public static FieldSlot resolve(Class<?> owner, String name) {
        Layout layout = of(owner);
        for (FieldSlot slot : layout.statics) {
            if (slot.name.equals(name)) {
                return slot;
            }
        }
        for (FieldSlot slot : layout.instance) {
            if (slot.owner == owner && slot.name.equals(name)) {
                return slot;
            }
        }
        for (Class<?> parent : owner.getInterfaces()) {
            FieldSlot slot = resolve(parent, name);
            if (slot != null) {
                return slot;
            }
        }
        return owner.getSuperclass() == null ? null : resolve(owner.getSuperclass(), name);
    }

    private static boolean overrides(Class<?> type, String name, String descriptor, Class<?>... parameters) {
        try {
            return type.getMethod(name, parameters).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            return false;
        } catch (NoClassDefFoundError missing) {
            return Shapes.declaring(type, name, descriptor).filter(owner -> owner != Object.class).isPresent();
        }
    }
}
