package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.thread.InstrumentedThread;
import java.lang.reflect.Field;

/** {@link Field}: accesses by reflection are accesses. */
@Models(value = "java.lang.reflect.Field", before = {
    "get", "getBoolean", "getByte", "getChar", "getShort", "getInt", "getLong", "getFloat", "getDouble",
    "set", "setBoolean", "setByte", "setChar", "setShort", "setInt", "setLong", "setFloat", "setDouble"
})
public final class Fields {

    private Fields() {
    }

    public static void get(Field self, Object target) {
        access(self, target, null, false);
    }

    public static void getBoolean(Field self, Object target) {
        access(self, target, null, false);
    }

    public static void getByte(Field self, Object target) {
        access(self, target, null, false);
    }

    public static void getChar(Field self, Object target) {
        access(self, target, null, false);
    }

    public static void getShort(Field self, Object target) {
        access(self, target, null, false);
    }

    public static void getInt(Field self, Object target) {
        access(self, target, null, false);
    }

    public static void getLong(Field self, Object target) {
        access(self, target, null, false);
    }

    public static void getFloat(Field self, Object target) {
        access(self, target, null, false);
    }

    public static void getDouble(Field self, Object target) {
        access(self, target, null, false);
    }

    public static void set(Field self, Object target, Object value) {
        access(self, target, self.getType().isPrimitive() ? null : value, true);
    }

    public static void setBoolean(Field self, Object target, boolean value) {
        access(self, target, null, true);
    }

    public static void setByte(Field self, Object target, byte value) {
        access(self, target, null, true);
    }

    public static void setChar(Field self, Object target, char value) {
        access(self, target, null, true);
    }

    public static void setShort(Field self, Object target, short value) {
        access(self, target, null, true);
    }

    public static void setInt(Field self, Object target, int value) {
        access(self, target, null, true);
    }

    public static void setLong(Field self, Object target, long value) {
        access(self, target, null, true);
    }

    public static void setFloat(Field self, Object target, float value) {
        access(self, target, null, true);
    }

    public static void setDouble(Field self, Object target, double value) {
        access(self, target, null, true);
    }

    private static void access(Field field, Object target, Object value, boolean write) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.memory().reflective(field, target, value, write);
        }
    }
}
