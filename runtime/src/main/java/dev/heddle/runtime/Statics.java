package dev.heddle.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.Map;
import jdk.internal.misc.Unsafe;

/** Access to the static fields of interfaces, which are final but have to begin anew in every execution. */
public final class Statics {

    private static final Unsafe U = Internals.UNSAFE;

    private Statics() {
    }

    /** Called when an initialiser stores {@code value} in a field of its own class. */
    public static void publish(Object value) {
        Strand strand = Control.strand();
        if (strand != null && value != null) {
            strand.publish(value);
        }
    }

    public static void put(Object value, Class<?> owner, String name) {
        publish(value);
        Field field = field(owner, name);
        require(field, holds(field.getType(), value));
        U.putReference(U.staticFieldBase(field), U.staticFieldOffset(field), value);
    }

    public static void put(long value, Class<?> owner, String name) {
        Field field = require(field(owner, name), long.class);
        U.putLong(U.staticFieldBase(field), U.staticFieldOffset(field), value);
    }

    public static void put(double value, Class<?> owner, String name) {
        Field field = require(field(owner, name), double.class);
        U.putDouble(U.staticFieldBase(field), U.staticFieldOffset(field), value);
    }

    public static void put(float value, Class<?> owner, String name) {
        Field field = require(field(owner, name), float.class);
        U.putFloat(U.staticFieldBase(field), U.staticFieldOffset(field), value);
    }

    public static void put(int value, Class<?> owner, String name) {
        Field field = requireSmall(field(owner, name));
        Class<?> type = field.getType();
        Object base = U.staticFieldBase(field);
        long offset = U.staticFieldOffset(field);
        if (type == int.class) {
            U.putInt(base, offset, value);
        } else if (type == short.class) {
            U.putShort(base, offset, (short) value);
        } else if (type == char.class) {
            U.putChar(base, offset, (char) value);
        } else {
            U.putByte(base, offset, (byte) value);
        }
    }

    public static Object getReference(int site) {
        Field field = field(site);
        require(field, !field.getType().isPrimitive());
        return U.getReference(U.staticFieldBase(field), U.staticFieldOffset(field));
    }

    public static long getJ(int site) {
        Field field = require(field(site), long.class);
        return U.getLong(U.staticFieldBase(field), U.staticFieldOffset(field));
    }

    public static double getD(int site) {
        Field field = require(field(site), double.class);
        return U.getDouble(U.staticFieldBase(field), U.staticFieldOffset(field));
    }

    public static float getF(int site) {
        Field field = require(field(site), float.class);
        return U.getFloat(U.staticFieldBase(field), U.staticFieldOffset(field));
    }

    public static int getI(int site) {
        Field field = requireSmall(field(site));
        Class<?> type = field.getType();
        Object base = U.staticFieldBase(field);
        long offset = U.staticFieldOffset(field);
        if (type == int.class) {
            return U.getInt(base, offset);
        } else if (type == short.class) {
            return U.getShort(base, offset);
        } else if (type == char.class) {
            return U.getChar(base, offset);
        }
        return U.getByte(base, offset);
    }

    /** What the static fields of {@code type} hold, but for constants. */
    static Map<Field, Object> read(Class<?> type) {
        Map<Field, Object> values = new LinkedHashMap<>();
        for (Field field : type.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers())) {
                Object base = U.staticFieldBase(field);
                long offset = U.staticFieldOffset(field);
                Class<?> sort = field.getType();
                values.put(field, sort == long.class ? (Object) U.getLong(base, offset)
                        : sort == int.class ? (Object) U.getInt(base, offset)
                        : sort == double.class ? (Object) U.getDouble(base, offset)
                        : sort == float.class ? (Object) U.getFloat(base, offset)
                        : sort == short.class ? (Object) (int) U.getShort(base, offset)
                        : sort == char.class ? (Object) (int) U.getChar(base, offset)
                        : sort == byte.class || sort == boolean.class ? (Object) (int) U.getByte(base, offset)
                        : U.getReference(base, offset));
            }
        }
        return values;
    }

    /** Lets the static fields of {@code type} refer to nothing, but for strings, which may be constants. */
    static void clear(Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive() && field.getType() != String.class) {
                U.putReference(U.staticFieldBase(field), U.staticFieldOffset(field), null);
            }
        }
    }

    /** Puts back what {@link #read} has seen. */
    static void write(Class<?> type, Map<Field, Object> values) {
        values.forEach((field, value) -> {
            if (field.getType().isPrimitive()) {
                if (value instanceof Long number) {
                    put((long) number, type, field.getName());
                } else if (value instanceof Double number) {
                    put((double) number, type, field.getName());
                } else if (value instanceof Float number) {
                    put((float) number, type, field.getName());
                } else {
                    put((int) (Integer) value, type, field.getName());
                }
            } else {
                U.putReference(U.staticFieldBase(field), U.staticFieldOffset(field), value);
            }
        });
    }

    /** For interfaces, and arrays of them, the JVM does not insist. */
    private static boolean holds(Class<?> type, Object value) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        return !type.isPrimitive() && (value == null || element.isInterface() || type.isInstance(value));
    }

    private static Field requireSmall(Field field) {
        Class<?> type = field.getType();
        require(field, type.isPrimitive() && type != long.class && type != double.class && type != float.class);
        return field;
    }

    private static Field require(Field field, Class<?> type) {
        require(field, field.getType() == type);
        return field;
    }

    /** A field of another type is another field: so says the JVM, and what is stored there must not become something else. */
    private static void require(Field field, boolean same) {
        if (!same) {
            throw new NoSuchFieldError(field.getName());
        }
    }

    private static Field field(int number) {
        Site site = Sites.get(number);
        if (site.resolved == null) {
            Strand strand = Control.beginQuiet();
            try {
                site.resolved = field(Class.forName(site.owner, false, site.loader), site.member);
            } catch (ClassNotFoundException e) {
                throw new NoClassDefFoundError(site.owner);
            } finally {
                Control.endQuiet(strand);
            }
        }
        return (Field) site.resolved;
    }

    private static Field field(Class<?> owner, String name) {
        Strand strand = Control.beginQuiet();
        try {
            return owner.getDeclaredField(name);
        } catch (NoSuchFieldException e) {
            throw new NoSuchFieldError(name);
        } finally {
            Control.endQuiet(strand);
        }
    }
}
