package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.term.Term;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;

/** Hooks where values go where shadows cannot follow: such a value is pinned, so that it is the same in all executions that go this way. */
public final class Pins {

    /** How far into containers of containers one looks. */
    private static final int DEEPEST = 3;

    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    /** Where the JDK calls what it is given and gives the result to others, as it is: futures, maps, optionals, reflection. */
    private static final String[] HANDING_ON = {"java.util.concurrent.", "java.util.HashMap", "java.util.Map", "java.util.TreeMap", "java.util.Hashtable",
        "java.util.WeakHashMap", "java.util.IdentityHashMap", "java.util.Collections", "java.util.Optional", "java.util.Objects", "java.util.ArrayList",
        "java.util.Vector", "java.util.List", "java.lang.ThreadLocal", "java.lang.reflect.", "jdk.internal.reflect.", "java.lang.invoke."};

    private Pins() {
    }

    /** Pins a number with this shadow. */
    public static void pin(Term shadow, int site) {
        Strand strand = shadow == null ? null : Control.strand();
        if (strand != null) {
            strand.pin(shadow, site);
        }
    }

    /** Pins whatever depends on inputs in {@code object}. */
    public static void pinAll(Object object, int site) {
        if ((Shadows.TABLE.hasObjects() || !Shadows.TABLE.isEmpty()) && object != null) {
            Strand strand = Control.strand();
            if (strand != null) {
                pinWithin(strand, object, site, DEEPEST);
            }
        }
    }

    /** Pins {@code object} for code that can tell it from others that are equal; returns what it would be if it needed no shadow. */
    public static Object pinIdentity(Object object, int site) {
        Object plain = Shadows.canonical(object);
        pinAll(object, site);
        return plain;
    }

    /** Pins {@code object} unless {@code receiver}, to which it is passed, is the program's, so that shadows can follow. */
    public static void pinFor(Object receiver, Object object, int site) {
        if ((Shadows.TABLE.hasObjects() || !Shadows.TABLE.isEmpty()) && isPlatform(receiver)) {
            pinAll(object, site);
        }
    }

    /** Pins {@code object} if {@code receiver}, to which it is added, is a collection that compares what is in it. */
    public static void pinKey(Object receiver, Object object, int site) {
        if (Shadows.TABLE.hasObjects() && isPlatform(receiver) && (receiver instanceof Set || receiver instanceof Map
                || receiver instanceof PriorityQueue || receiver instanceof PriorityBlockingQueue || receiver instanceof DelayQueue)) {
            pinAll(object, site);
        }
    }

    /** True if the object is the JDK's, or inherits code from there. */
    static boolean isPlatform(Object object) {
        Class<?> type = object == null ? Object.class : object.getClass();
        if (type.getClassLoader() == null) {
            return true;
        }
        for (Class<?> parent = type.getSuperclass(); parent != Object.class; parent = parent.getSuperclass()) {
            if (parent.getClassLoader() == null && parent != Record.class && parent != Enum.class) {
                return true;
            }
        }
        return false;
    }

    private static void pinWithin(Strand strand, Object object, int site, int depth) {
        Term own = Shadows.TABLE.ofObject(object);
        if (own != null) {
            if (!(object instanceof String)) {
                // Whoever gets a builder may change it.
                Shadows.TABLE.plain(object);
            }
            strand.pin(own, site);
        }
        for (Term shadow : Shadows.TABLE.within(object)) {
            strand.pin(shadow, site);
        }
        if (depth > 0 && isPlatform(object)) {
            for (Object each : contents(object)) {
                if (each != null) {
                    pinWithin(strand, each, site, depth - 1);
                }
            }
        }
    }

    private static Object[] contents(Object object) {
        Strand strand = Control.beginQuiet();
        try {
            if (object instanceof Object[]) {
                return (Object[]) object;
            } else if (object instanceof Collection) {
                return ((Collection<?>) object).toArray();
            } else if (object instanceof Map) {
                Map<?, ?> map = (Map<?, ?>) object;
                Object[] keys = map.keySet().toArray();
                Object[] values = map.values().toArray();
                Object[] both = Arrays.copyOf(keys, keys.length + values.length, Object[].class);
                System.arraycopy(values, 0, both, keys.length, values.length);
                return both;
            } else if (object instanceof Map.Entry) {
                return new Object[] {((Map.Entry<?, ?>) object).getKey(), ((Map.Entry<?, ?>) object).getValue()};
            } else if (object instanceof AtomicReference) {
                return new Object[] {((AtomicReference<?>) object).get()};
            } else if (object instanceof Throwable) {
                return new Object[] {((Throwable) object).getMessage(), ((Throwable) object).getCause()};
            } else if (object instanceof Optional) {
                return ((Optional<?>) object).stream().toArray();
            }
            return new Object[0];
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** Pins {@code object} if the method that returns it was called by the JDK, which looks into it. */
    public static void pinReturned(Object object, int site) {
        if (object != null && (Shadows.TABLE.hasObjects() || !Shadows.TABLE.isEmpty()) && mayHold(object) && Control.strand() != null && isForJdk()) {
            pinAll(object, site);
        }
    }

    /** True if the object depends on inputs by itself, or is a container of the JDK's with others in it. */
    private static boolean mayHold(Object object) {
        return Shadows.TABLE.ofObject(object) != null || object.getClass().isArray()
                || !(object instanceof String) && !(object instanceof Number) && object.getClass().getClassLoader() == null;
    }

    private static boolean isForJdk() {
        Strand strand = Control.beginQuiet();
        try {
            return WALKER.walk(frames -> frames.filter(frame -> frame.getDeclaringClass() != Pins.class && !frame.getMethodName().endsWith("$captured"))
                    .skip(1).findFirst()).map(caller -> looksInto(caller.getDeclaringClass())).orElse(false);
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** False for the program's classes, and for those of the JDK that only hand on what they get. */
    private static boolean looksInto(Class<?> caller) {
        if (caller.getClassLoader() != null) {
            return false;
        }
        for (String place : HANDING_ON) {
            if (caller.getName().startsWith(place)) {
                return false;
            }
        }
        return true;
    }
}
