package dev.heddle.runtime;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * The class loaders that the program has made in the execution under way, with the classes that it asked them for by name.
 *
 * <p>Loaders load classes for the JVM in the middle of an instruction; nothing of that is the program's doing, and it is not done again in the next
 * execution. What a loader of the program's own does when the program calls it is code like any other.
 */
public final class Loaders {

    private static final Map<ClassLoader, Map<String, Class<?>>> MADE = new IdentityHashMap<>();
    private static int epoch;

    private Loaders() {
    }

    /** Called at the end of a constructor of a loader class of the program's. */
    public static void made(ClassLoader loader) {
        Strand strand = Control.beginQuiet();
        if (strand != null) {
            try {
                if (epoch != Control.epoch) {
                    epoch = Control.epoch;
                    MADE.clear();
                }
                if (!MADE.containsKey(loader)) {
                    MADE.put(loader, new HashMap<>());
                }
            } finally {
                Control.endQuiet(strand);
            }
        }
    }

    /** What the program has got from {@code loader}, by name; null if the loader is not of its making. */
    public static Map<String, Class<?>> classesOf(ClassLoader loader) {
        if (loader == null || epoch != Control.epoch) {
            return null;
        }
        Strand strand = Control.beginQuiet();
        try {
            return MADE.get(loader);
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** Called before the program calls {@code loader} to load a class. */
    public static void ask(ClassLoader loader) {
        Strand strand = Control.strand();
        if (strand != null) {
            strand.asksLoader = classesOf(loader) != null;
        }
    }

    /** Called at the start of the method by which the JVM and the program ask for a class. Returns what {@link Control#endQuiet} needs. */
    public static Strand begin() {
        Strand strand = Control.strand();
        if (strand != null && strand.asksLoader) {
            strand.asksLoader = false;
            return null;
        }
        return Control.beginQuiet();
    }

    /** Called at the start of the JDK's method by which loaders ask each other. Returns what {@link Control#endQuiet} needs. */
    public static Strand begin(ClassLoader loader) {
        return classesOf(loader) != null ? null : Control.beginQuiet();
    }
}
