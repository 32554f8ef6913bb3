package dev.heddle.runtime;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The classes whose initialisers Heddle runs itself, once in every execution.
 *
 * <p>Instrumentation moves the body of a static initialiser into a method of its own; code that uses the
 * class calls {@link #touch} first. Under control the scheduler then follows the initialisation protocol
 * of the language; outside of executions, this class does, once.
 */
public final class Classes {

    /** Name of the method that resets the statics of a class and then runs its initialiser. */
    public static final String INITIALIZER = "heddle$initialize";

    private static ClassEntry[] entries = new ClassEntry[256];
    private static int size = 1;
    private static final Map<ClassLoader, Map<String, ClassEntry>> byLoader = new HashMap<>();
    private static final ClassValue<ClassEntry> OF_TYPE = new ClassValue<>() {
        @Override
        protected ClassEntry computeValue(Class<?> type) {
            return find(type);
        }
    };

    private Classes() {
    }

    /**
     * Registers the class {@code name} (with dots) of {@code loader}; the same class keeps its number.
     *
     * @param finals names of the static fields that were final before instrumentation
     * @param hasState true if the class itself has something to initialise, and not only one that is initialised before it
     */
    public static synchronized int define(ClassLoader loader, String name, Set<String> finals, boolean hasState) {
        Map<String, ClassEntry> named = byLoader.computeIfAbsent(loader, l -> new HashMap<>());
        ClassEntry known = named.get(name);
        if (known != null) {
            return known.number;
        }
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, size * 2);
        }
        ClassEntry entry = new ClassEntry(size, loader, name, finals, hasState);
        entries[size] = entry;
        named.put(name, entry);
        return size++;
    }

    public static ClassEntry entry(int number) {
        return entries[number];
    }

    /** The entry of {@code type}, or null if Heddle does not run its initialiser. */
    public static ClassEntry entryOf(Class<?> type) {
        Strand strand = Control.beginQuiet();
        try {
            return OF_TYPE.get(type);
        } finally {
            Control.endQuiet(strand);
        }
    }

    private static synchronized ClassEntry find(Class<?> type) {
        Map<String, ClassEntry> named = byLoader.get(type.getClassLoader());
        return named == null ? null : named.get(type.getName());
    }

    /** Called by a class's own static methods and constructors, with its number. */
    public static void touch(int number) {
        Strand strand = Control.owner();
        if (strand == null) {
            entries[number].initializeOutside();
        } else if (number >= strand.initialized.length || strand.initialized[number] != Control.epoch) {
            strand.initialize(number);
        }
    }

    /** Called before code uses {@code type} in a way that initialises it. */
    public static void use(Class<?> type) {
        ClassEntry entry = entryOf(type);
        if (entry != null) {
            touch(entry.number);
        }
    }

    /** Called before code at {@code site} uses the class that the site names, or the class that declares the static field that it names. */
    public static void reference(int site) {
        int number = resolve(Sites.get(site));
        if (number != 0) {
            touch(number);
        }
    }

    private static int resolve(Site site) {
        Object resolved = site.resolved;
        if (resolved == null) {
            Strand strand = Control.beginQuiet();
            try {
                Class<?> type = Class.forName(site.owner, false, site.loader);
                ClassEntry entry = entryOf(site.member == null ? type : declaring(type, site.member));
                site.resolved = entry == null ? ClassEntry.FOREIGN : entry;
            } catch (ClassNotFoundException | LinkageError failing) {
                // The instruction itself is about to fail in the same way, with the right exception.
                return 0;
            } finally {
                Control.endQuiet(strand);
            }
            resolved = site.resolved;
        }
        return ((ClassEntry) resolved).number;
    }

    /** Finds a field as the JVM does: in the class, its interfaces, its superclass; null if there is none. */
    private static Class<?> find(Class<?> type, String field) {
        if (Shapes.declares(type, field)) {
            return type;
        }
        for (Class<?> parent : type.getInterfaces()) {
            Class<?> found = find(parent, field);
            if (found != null) {
                return found;
            }
        }
        return type.getSuperclass() == null ? null : find(type.getSuperclass(), field);
    }

    private static Class<?> declaring(Class<?> type, String field) {
        Class<?> found = find(type, field);
        return found == null ? type : found;
    }

    /** Called by the real static initialiser of an instrumented class: false leaves the work to the scheduler. */
    public static boolean initializesItself(int number) {
        return Control.owner() == null && entries[number].beginOutside();
    }
}
