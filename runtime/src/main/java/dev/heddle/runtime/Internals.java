package dev.heddle.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import jdk.internal.misc.Unsafe;

/** The parts of the JVM that only the boot class path may touch. */
public final class Internals {

    public static final Unsafe UNSAFE = Unsafe.getUnsafe();

    /** Sees every member of every class. */
    public static final MethodHandles.Lookup LOOKUP = trustedLookup();

    private Internals() {
    }

    private static MethodHandles.Lookup trustedLookup() {
        try {
            Field field = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
            return (MethodHandles.Lookup) UNSAFE.getReference(UNSAFE.staticFieldBase(field), UNSAFE.staticFieldOffset(field));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** The class of the JDK with this name that nobody else can name. */
    public static Class<?> type(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException e) {
            throw new LinkageError("this JDK has no " + name, e);
        }
    }

    public static MethodHandle virtual(Class<?> owner, String name, Class<?> result, Class<?>... parameters) {
        try {
            return LOOKUP.findVirtual(owner, name, MethodType.methodType(result, parameters));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("this JDK has no " + owner.getName() + "." + name, e);
        }
    }

    /** Like {@link #virtual}, but null where this JDK has no such method. */
    public static MethodHandle virtualIfPresent(Class<?> owner, String name, Class<?> result, Class<?>... parameters) {
        try {
            return LOOKUP.findVirtual(owner, name, MethodType.methodType(result, parameters));
        } catch (ReflectiveOperationException absent) {
            return null;
        }
    }

    public static MethodHandle statically(Class<?> owner, String name, Class<?> result, Class<?>... parameters) {
        try {
            return LOOKUP.findStatic(owner, name, MethodType.methodType(result, parameters));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("this JDK has no " + owner.getName() + "." + name, e);
        }
    }

    /** Like {@link #statically}, but null where this JDK has no such method. */
    public static MethodHandle staticallyIfPresent(Class<?> owner, String name, Class<?> result, Class<?>... parameters) {
        try {
            return LOOKUP.findStatic(owner, name, MethodType.methodType(result, parameters));
        } catch (ReflectiveOperationException absent) {
            return null;
        }
    }

    /** Offset of the instance field {@code name}, or -1 where this JDK has none. */
    public static long offset(Class<?> owner, String name) {
        try {
            return UNSAFE.objectFieldOffset(owner, name);
        } catch (InternalError absent) {
            return -1;
        }
    }

    /** True if the JVM has initialised {@code type}. */
    public static boolean isInitialized(Class<?> type) {
        return !UNSAFE.shouldBeInitialized(type);
    }

    /** Where the elements of arrays of this class begin. */
    public static long arrayBase(Class<?> type) {
        // The method returns an int up to JDK 24 and a long after that.
        for (Class<?> result : new Class<?>[] {int.class, long.class}) {
            try {
                return ((Number) LOOKUP.findVirtual(Unsafe.class, "arrayBaseOffset", MethodType.methodType(result, Class.class))
                        .invoke(UNSAFE, type)).longValue();
            } catch (NoSuchMethodException other) {
                continue;
            } catch (Throwable e) {
                throw new LinkageError("cannot find out how arrays lie in memory", e);
            }
        }
        throw new LinkageError("this JDK's Unsafe has no arrayBaseOffset");
    }

    /** Throws {@code throwable} as it is, checked or not. */
    @SuppressWarnings("unchecked")
    public static <T extends Throwable> RuntimeException sneak(Throwable throwable) throws T {
        throw (T) throwable;
    }
}
