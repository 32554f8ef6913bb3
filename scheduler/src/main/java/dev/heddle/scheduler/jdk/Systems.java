package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.Models;
import dev.heddle.scheduler.ProgramThread;
import java.util.Properties;

/** {@link System}: time, identity hash codes, copies of arrays, exit. */
@Models(value = "java.lang.System", before = {"getProperties", "setProperties", "setProperty", "clearProperty"})
public final class Systems {

    private Systems() {
    }

    public static long nanoTime() {
        ProgramThread current = ProgramThread.current();
        return current == null ? System.nanoTime() : current.nanoTime();
    }

    public static long currentTimeMillis() {
        ProgramThread current = ProgramThread.current();
        return current == null ? System.currentTimeMillis() : current.currentTimeMillis();
    }

    public static int identityHashCode(Object object) {
        ProgramThread current = ProgramThread.current();
        return current == null ? System.identityHashCode(object) : current.identityHashCode(object);
    }

    public static void arraycopy(Object source, int from, Object target, int to, int length, int site) {
        ProgramThread current = ProgramThread.current();
        if (current == null) {
            System.arraycopy(source, from, target, to, length);
        } else {
            current.copy(source, from, target, to, length, site);
        }
    }

    public static void getProperties() {
        touchProperties();
    }

    public static void setProperties(Properties properties) {
        touchProperties();
    }

    public static void setProperty(String key, String value) {
        touchProperties();
    }

    public static void clearProperty(String key) {
        touchProperties();
    }

    private static void touchProperties() {
        ProgramThread current = ProgramThread.current();
        if (current != null) {
            current.execution().world().touchProperties();
        }
    }
}
