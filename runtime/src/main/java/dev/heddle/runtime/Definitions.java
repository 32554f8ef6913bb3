package dev.heddle.runtime;

import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The classes that the program has defined at run time, in loaders that outlive an execution. A class cannot be taken away from its loader, so in the next
 * execution it is not there until the program defines it again, and gets the same.
 */
public final class Definitions {

    private static final Map<ClassLoader, Map<ByteBuffer, Definition>> BY_FILE = new WeakHashMap<>();
    private static final Map<Class<?>, Definition> BY_CLASS = new WeakHashMap<>();

    /** Names of the classes whose static state outlives executions, and with it what they define. */
    private static final Set<String> TOOLS = ConcurrentHashMap.newKeySet();

    private static final class Definition {
        final WeakReference<Class<?>> type;
        int epoch = Control.epoch;

        Definition(Class<?> type) {
            this.type = new WeakReference<>(type);
        }
    }

    private Definitions() {
    }

    public static void addTool(String className) {
        TOOLS.add(className);
    }

    /** True if the code that calls, but for the JDK's, is not the program's. */
    public static boolean isByTool() {
        return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).walk(frames -> frames.map(StackWalker.StackFrame::getDeclaringClass)
                .filter(caller -> caller.getClassLoader() != null && caller.getClassLoader() != ClassLoader.getPlatformClassLoader()).findFirst())
                .map(caller -> TOOLS.contains(caller.getName())).orElse(false);
    }

    /** The class that an earlier execution has made of {@code file}, which is the program's again from now on; null if there is none. */
    public static synchronized Class<?> again(ClassLoader loader, ByteBuffer file) {
        Map<ByteBuffer, Definition> known = BY_FILE.get(loader);
        Definition definition = known == null ? null : known.get(file);
        if (definition == null || definition.epoch == Control.epoch) {
            return null;
        }
        definition.epoch = Control.epoch;
        return definition.type.get();
    }

    /** Notes that {@code type} was made of {@code file}. */
    public static synchronized void add(ClassLoader loader, ByteBuffer file, Class<?> type) {
        Definition definition = new Definition(type);
        ByteBuffer copy = ByteBuffer.allocate(file.remaining()).put(file.duplicate()).flip();
        Map<ByteBuffer, Definition> known = BY_FILE.get(loader);
        if (known == null) {
            known = new HashMap<>();
            BY_FILE.put(loader, known);
        }
        known.put(copy, definition);
        BY_CLASS.put(type, definition);
    }

    /** True if only an earlier execution has defined {@code type}. */
    public static synchronized boolean isOver(Class<?> type) {
        Definition definition = type == null || BY_CLASS.isEmpty() ? null : BY_CLASS.get(type);
        return definition != null && definition.epoch != Control.epoch;
    }

    /** The class of an earlier execution because of which another of the same name could not be defined; null if that is not why it failed. */
    public static synchronized Class<?> inTheWay(ClassLoader loader, LinkageError failure) {
        for (Definition definition : BY_FILE.getOrDefault(loader, Map.of()).values()) {
            Class<?> type = definition.type.get();
            if (isOver(type) && failure.getMessage() != null && failure.getMessage().contains(" " + type.getName() + ".")) {
                return type;
            }
        }
        return null;
    }
}
