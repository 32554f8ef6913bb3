package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.FieldSlots;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Places;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Term;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** Fields of the program by reflection: the same places as without it. What is converted on the way, or goes to a field of the JDK, is pinned. */
@Shadowed(Field.class)
public final class FieldShadows {

    private FieldShadows() {
    }

    private static boolean isFollowed(Field field, Class<?> type) {
        return field.getType() == type && FieldSlots.of(field) >= 0;
    }

    private static Object owner(Field field, Object target) {
        return Modifier.isStatic(field.getModifiers()) ? null : target;
    }

    private static void before(Field field, Class<?> type, Term shadow, int site) {
        if (shadow != null && !isFollowed(field, type)) {
            Pins.pin(shadow, site);
        }
    }

    /** A number of another type is about to be read as one of {@code type}. */
    private static void before(Field field, Object target, Class<?> type, int site) {
        if (field.getType() != type && FieldSlots.of(field) >= 0) {
            Pins.pin(Places.before(owner(field, target), FieldSlots.of(field)), site);
        }
    }

    public static void before_set(Field self, Object target, Object value, int site) {
        if (FieldSlots.of(self) < 0 || self.getType().isPrimitive() && Reflected.primitive(value) != self.getType()) {
            Pins.pinAll(value, site);
        }
    }

    public static void set(Field self, Object target, Object value, int site) {
        if (self.getType().isPrimitive() && FieldSlots.of(self) >= 0) {
            Reflected.store(value, self.getType() == Reflected.primitive(value) ? Shadows.ofObject(value) : null, owner(self, target), FieldSlots.of(self));
        }
    }

    public static Object get(Field self, Object target, Object result, int site) {
        return self.getType().isPrimitive() && FieldSlots.of(self) >= 0 ? Reflected.load(result, owner(self, target), FieldSlots.of(self), site) : result;
    }

    public static void before_setInt(Field self, Object target, int value, Term shadow, int site) {
        before(self, int.class, shadow, site);
    }

    public static void setInt(Field self, Object target, int value, Term shadow, int site) {
        if (FieldSlots.of(self) >= 0) {
            Places.stored(value, self.getType() == int.class ? shadow : null, owner(self, target), FieldSlots.of(self));
        }
    }

    public static void before_getInt(Field self, Object target, int site) {
        before(self, target, int.class, site);
    }

    public static Term getInt(Field self, Object target, int result, int site) {
        return isFollowed(self, int.class) ? Places.loaded(result, owner(self, target), FieldSlots.of(self)) : null;
    }

    public static void before_setLong(Field self, Object target, long value, Term shadow, int site) {
        before(self, long.class, shadow, site);
    }

    public static void setLong(Field self, Object target, long value, Term shadow, int site) {
        if (FieldSlots.of(self) >= 0) {
            Places.stored(value, self.getType() == long.class ? shadow : null, owner(self, target), FieldSlots.of(self));
        }
    }

    public static void before_getLong(Field self, Object target, int site) {
        before(self, target, long.class, site);
    }

    public static Term getLong(Field self, Object target, long result, int site) {
        return isFollowed(self, long.class) ? Places.loaded(result, owner(self, target), FieldSlots.of(self)) : null;
    }

    public static void before_setFloat(Field self, Object target, float value, Term shadow, int site) {
        before(self, float.class, shadow, site);
    }

    public static void setFloat(Field self, Object target, float value, Term shadow, int site) {
        if (FieldSlots.of(self) >= 0) {
            Places.stored(value, self.getType() == float.class ? shadow : null, owner(self, target), FieldSlots.of(self));
        }
    }

    public static void before_getFloat(Field self, Object target, int site) {
        before(self, target, float.class, site);
    }

    public static Term getFloat(Field self, Object target, float result, int site) {
        return isFollowed(self, float.class) ? Places.loaded(result, owner(self, target), FieldSlots.of(self)) : null;
    }

    public static void before_setDouble(Field self, Object target, double value, Term shadow, int site) {
        before(self, double.class, shadow, site);
    }

    public static void setDouble(Field self, Object target, double value, Term shadow, int site) {
        if (FieldSlots.of(self) >= 0) {
            Places.stored(value, self.getType() == double.class ? shadow : null, owner(self, target), FieldSlots.of(self));
        }
    }

    public static void before_getDouble(Field self, Object target, int site) {
        before(self, target, double.class, site);
    }

    public static Term getDouble(Field self, Object target, double result, int site) {
        return isFollowed(self, double.class) ? Places.loaded(result, owner(self, target), FieldSlots.of(self)) : null;
    }

    public static void before_setBoolean(Field self, Object target, boolean value, Term shadow, int site) {
        before(self, boolean.class, shadow, site);
    }

    public static void setBoolean(Field self, Object target, boolean value, Term shadow, int site) {
        if (FieldSlots.of(self) >= 0) {
            Places.stored(value ? 1 : 0, self.getType() == boolean.class ? shadow : null, owner(self, target), FieldSlots.of(self));
        }
    }

    public static void before_getBoolean(Field self, Object target, int site) {
        before(self, target, boolean.class, site);
    }

    public static Term getBoolean(Field self, Object target, boolean result, int site) {
        return isFollowed(self, boolean.class) ? Places.loaded(result ? 1 : 0, owner(self, target), FieldSlots.of(self)) : null;
    }

    public static void before_setByte(Field self, Object target, byte value, Term shadow, int site) {
        before(self, byte.class, shadow, site);
    }

    public static void setByte(Field self, Object target, byte value, Term shadow, int site) {
        if (FieldSlots.of(self) >= 0) {
            Places.stored(value, self.getType() == byte.class ? shadow : null, owner(self, target), FieldSlots.of(self));
        }
    }

    public static void before_getByte(Field self, Object target, int site) {
        before(self, target, byte.class, site);
    }

    public static Term getByte(Field self, Object target, byte result, int site) {
        return isFollowed(self, byte.class) ? Places.loaded(result, owner(self, target), FieldSlots.of(self)) : null;
    }

    public static void before_setShort(Field self, Object target, short value, Term shadow, int site) {
        before(self, short.class, shadow, site);
    }

    public static void setShort(Field self, Object target, short value, Term shadow, int site) {
        if (FieldSlots.of(self) >= 0) {
            Places.stored(value, self.getType() == short.class ? shadow : null, owner(self, target), FieldSlots.of(self));
        }
    }

    public static void before_getShort(Field self, Object target, int site) {
        before(self, target, short.class, site);
    }

    public static Term getShort(Field self, Object target, short result, int site) {
        return isFollowed(self, short.class) ? Places.loaded(result, owner(self, target), FieldSlots.of(self)) : null;
    }

    public static void before_setChar(Field self, Object target, char value, Term shadow, int site) {
        before(self, char.class, shadow, site);
    }

    public static void setChar(Field self, Object target, char value, Term shadow, int site) {
        if (FieldSlots.of(self) >= 0) {
            Places.stored(value, self.getType() == char.class ? shadow : null, owner(self, target), FieldSlots.of(self));
        }
    }

    public static void before_getChar(Field self, Object target, int site) {
        before(self, target, char.class, site);
    }

    public static Term getChar(Field self, Object target, char result, int site) {
        return isFollowed(self, char.class) ? Places.loaded(result, owner(self, target), FieldSlots.of(self)) : null;
    }
}
