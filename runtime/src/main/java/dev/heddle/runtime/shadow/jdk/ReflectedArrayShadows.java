package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Places;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Term;
import java.lang.reflect.Array;

/** Elements of arrays by reflection: the same places as without it. Indices, and what is converted on the way, are pinned. */
@Shadowed(Array.class)
public final class ReflectedArrayShadows {

    private ReflectedArrayShadows() {
    }

    private static boolean isOf(Object array, Class<?> type) {
        return array != null && array.getClass().getComponentType() == type;
    }

    /** An element is about to be read as a number of {@code type}. */
    private static void before(Object array, int index, Term place, Class<?> type, int site) {
        Pins.pin(place, site);
        if (array != null && !isOf(array, type)) {
            Pins.pin(Places.before(array, index), site);
        }
    }

    public static void before_set(Object array, int index, Term place, Object value, int site) {
        Pins.pin(place, site);
        if (array == null || isOf(array, Reflected.primitive(value)) || !array.getClass().isArray() || !array.getClass().getComponentType().isPrimitive()) {
            return;
        }
        Pins.pinAll(value, site);
    }

    public static void set(Object array, int index, Term place, Object value, int site) {
        if (array.getClass().getComponentType().isPrimitive()) {
            Reflected.store(value, isOf(array, Reflected.primitive(value)) ? Shadows.ofObject(value) : null, array, index);
        }
    }

    public static void before_get(Object array, int index, Term place, int site) {
        Pins.pin(place, site);
    }

    public static Object get(Object array, int index, Term place, Object result, int site) {
        return isOf(array, Reflected.primitive(result)) ? Reflected.load(result, array, index, site) : result;
    }

    public static void before_setInt(Object array, int index, Term place, int value, Term shadow, int site) {
        Pins.pin(place, site);
        if (!isOf(array, int.class)) {
            Pins.pin(shadow, site);
        }
    }

    public static void setInt(Object array, int index, Term place, int value, Term shadow, int site) {
        Places.stored(value, isOf(array, int.class) ? shadow : null, array, index);
    }

    public static void before_getInt(Object array, int index, Term place, int site) {
        before(array, index, place, int.class, site);
    }

    public static Term getInt(Object array, int index, Term place, int result, int site) {
        return isOf(array, int.class) ? Places.loaded(result, array, index) : null;
    }

    public static void before_setLong(Object array, int index, Term place, long value, Term shadow, int site) {
        Pins.pin(place, site);
        if (!isOf(array, long.class)) {
            Pins.pin(shadow, site);
        }
    }

    public static void setLong(Object array, int index, Term place, long value, Term shadow, int site) {
        Places.stored(value, isOf(array, long.class) ? shadow : null, array, index);
    }

    public static void before_getLong(Object array, int index, Term place, int site) {
        before(array, index, place, long.class, site);
    }

    public static Term getLong(Object array, int index, Term place, long result, int site) {
        return isOf(array, long.class) ? Places.loaded(result, array, index) : null;
    }

    public static void before_setFloat(Object array, int index, Term place, float value, Term shadow, int site) {
        Pins.pin(place, site);
        if (!isOf(array, float.class)) {
            Pins.pin(shadow, site);
        }
    }

    public static void setFloat(Object array, int index, Term place, float value, Term shadow, int site) {
        Places.stored(value, isOf(array, float.class) ? shadow : null, array, index);
    }

    public static void before_getFloat(Object array, int index, Term place, int site) {
        before(array, index, place, float.class, site);
    }

    public static Term getFloat(Object array, int index, Term place, float result, int site) {
        return isOf(array, float.class) ? Places.loaded(result, array, index) : null;
    }

    public static void before_setDouble(Object array, int index, Term place, double value, Term shadow, int site) {
        Pins.pin(place, site);
        if (!isOf(array, double.class)) {
            Pins.pin(shadow, site);
        }
    }

    public static void setDouble(Object array, int index, Term place, double value, Term shadow, int site) {
        Places.stored(value, isOf(array, double.class) ? shadow : null, array, index);
    }

    public static void before_getDouble(Object array, int index, Term place, int site) {
        before(array, index, place, double.class, site);
    }

    public static Term getDouble(Object array, int index, Term place, double result, int site) {
        return isOf(array, double.class) ? Places.loaded(result, array, index) : null;
    }

    public static void before_setBoolean(Object array, int index, Term place, boolean value, Term shadow, int site) {
        Pins.pin(place, site);
        if (!isOf(array, boolean.class)) {
            Pins.pin(shadow, site);
        }
    }

    public static void setBoolean(Object array, int index, Term place, boolean value, Term shadow, int site) {
        Places.stored(value ? 1 : 0, isOf(array, boolean.class) ? shadow : null, array, index);
    }

    public static void before_getBoolean(Object array, int index, Term place, int site) {
        before(array, index, place, boolean.class, site);
    }

    public static Term getBoolean(Object array, int index, Term place, boolean result, int site) {
        return isOf(array, boolean.class) ? Places.loaded(result ? 1 : 0, array, index) : null;
    }

    public static void before_setByte(Object array, int index, Term place, byte value, Term shadow, int site) {
        Pins.pin(place, site);
        if (!isOf(array, byte.class)) {
            Pins.pin(shadow, site);
        }
    }

    public static void setByte(Object array, int index, Term place, byte value, Term shadow, int site) {
        Places.stored(value, isOf(array, byte.class) ? shadow : null, array, index);
    }

    public static void before_getByte(Object array, int index, Term place, int site) {
        before(array, index, place, byte.class, site);
    }

    public static Term getByte(Object array, int index, Term place, byte result, int site) {
        return isOf(array, byte.class) ? Places.loaded(result, array, index) : null;
    }

    public static void before_setShort(Object array, int index, Term place, short value, Term shadow, int site) {
        Pins.pin(place, site);
        if (!isOf(array, short.class)) {
            Pins.pin(shadow, site);
        }
    }

    public static void setShort(Object array, int index, Term place, short value, Term shadow, int site) {
        Places.stored(value, isOf(array, short.class) ? shadow : null, array, index);
    }

    public static void before_getShort(Object array, int index, Term place, int site) {
        before(array, index, place, short.class, site);
    }

    public static Term getShort(Object array, int index, Term place, short result, int site) {
        return isOf(array, short.class) ? Places.loaded(result, array, index) : null;
    }

    public static void before_setChar(Object array, int index, Term place, char value, Term shadow, int site) {
        Pins.pin(place, site);
        if (!isOf(array, char.class)) {
            Pins.pin(shadow, site);
        }
    }

    public static void setChar(Object array, int index, Term place, char value, Term shadow, int site) {
        Places.stored(value, isOf(array, char.class) ? shadow : null, array, index);
    }

    public static void before_getChar(Object array, int index, Term place, int site) {
        before(array, index, place, char.class, site);
    }

    public static Term getChar(Object array, int index, Term place, char result, int site) {
        return isOf(array, char.class) ? Places.loaded(result, array, index) : null;
    }
}
