package dev.heddle.scheduler.jdk.lang;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.memory.AccessMode;
import dev.heddle.scheduler.memory.Facet;
import dev.heddle.scheduler.thread.Determinism;
import dev.heddle.scheduler.thread.InstrumentedThread;
import dev.heddle.scheduler.world.Outside;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Properties;

/** {@link System}: time, identity hash codes, copies of arrays, exit. */
@Models(value = "java.lang.System", before = {
    "getProperty", "getProperties", "setProperties", "setProperty", "clearProperty",
    "setIn", "setOut", "setErr", "load", "loadLibrary", "setSecurityManager"
})
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
        Determinism determinism = InstrumentedThread.determinismOfCaller();
        return determinism == null ? System.identityHashCode(object) : determinism.identityHashCode(object);
    }

    public static void arraycopy(Object source, int from, Object target, int to, int length, int site) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            System.arraycopy(source, from, target, to, length);
        } else {
            current.memory().copy(source, from, target, to, length, site);
        }
    }

    public static void getProperty(String key) {
        access(false, null);
    }

    public static void getProperty(String key, String otherwise) {
        access(false, null);
    }

    public static void getProperties() {
        access(true, null);
    }

    public static void setProperties(Properties properties) {
        access(true, properties);
    }

    public static void setProperty(String key, String value) {
        access(true, null);
    }

    public static void clearProperty(String key) {
        access(true, null);
    }

    public static void setIn(InputStream stream) {
        setStream(stream);
    }

    public static void setOut(PrintStream stream) {
        setStream(stream);
    }

    public static void setErr(PrintStream stream) {
        setStream(stream);
    }

    private static void setStream(Object stream) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.memory().facet(System.class, Facet.STREAMS, AccessMode.PLAIN, true, stream);
        }
    }

    /** What it forbids would be forbidden to Heddle as well. */
    @SuppressWarnings("removal")
    public static void setSecurityManager(SecurityManager manager) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null && manager != null && allowsSecurityManager()) {
            current.unsupported("System.setSecurityManager");
        }
    }

    /** Elsewhere the JDK itself refuses to have one. */
    private static boolean allowsSecurityManager() {
        String said = System.getProperty("java.security.manager", "");
        int feature = Runtime.version().feature();
        return feature < 18 ? !said.equals("disallow") : feature < 24 && said.equals("allow");
    }

    public static void load(String file) {
        openNative();
    }

    public static void loadLibrary(String name) {
        openNative();
    }

    /** The program brings native code: from now on nobody sees all that it does. */
    static void openNative() {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.execution().world().outside().open(Outside.Place.NATIVE);
        }
    }

    /** Whoever gets at all properties may change them. */
    private static void access(boolean write, Properties properties) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.memory().facet(System.class, Facet.PROPERTIES, AccessMode.VOLATILE, write, properties);
            if (write) {
                current.execution().world().touchProperties();
            }
        }
    }
}
