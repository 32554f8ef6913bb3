package dev.heddle.scheduler.jdk.lang;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Properties;

/** {@link System}: time, identity hash codes, copies of arrays, exit. */
@Models(value = "java.lang.System", before = {"setIn", "setOut", "setErr", "getProperties", "setProperties", "setProperty", "clearProperty"})
public final class Systems {

    private Systems() {
    }

    public static long nanoTime() {
        InstrumentedThread current = InstrumentedThread.current();
        return current == null ? System.nanoTime() : current.determinism().nanoTime();
    }

    public static long currentTimeMillis() {
        InstrumentedThread current = InstrumentedThread.current();
        return current == null ? System.currentTimeMillis() : current.determinism().currentTimeMillis();
    }

    public static int identityHashCode(Object object) {
        InstrumentedThread current = InstrumentedThread.current();
        return current == null ? System.identityHashCode(object) : current.determinism().identityHashCode(object);
    }

    public static void arraycopy(Object source, int from, Object target, int to, int length, int site) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            System.arraycopy(source, from, target, to, length);
        } else {
            current.memory().copy(source, from, target, to, length, site);
        }
    }

    public static void setIn(InputStream stream) {
        publish(stream);
    }

    public static void setOut(PrintStream stream) {
        publish(stream);
    }

    public static void setErr(PrintStream stream) {
        publish(stream);
    }

    private static void publish(Object stream) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.publish(stream);
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
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.execution().world().touchProperties();
        }
    }
}
