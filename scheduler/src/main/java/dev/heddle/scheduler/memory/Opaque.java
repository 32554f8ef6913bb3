package dev.heddle.scheduler.memory;

/** Decides which objects end the search for what a published object makes reachable. */
final class Opaque {

    private static final String[] PACKAGES = {
        "java.lang.invoke.", "java.lang.module.", "java.lang.reflect.", "java.lang.constant.", "java.math.", "java.net.",
        "java.nio.", "java.security.", "java.time.", "java.util.regex.", "java.util.zip.", "java.util.jar.",
        "javax.", "jdk.", "sun.", "com.sun.", "dev.heddle."
    };

    private Opaque() {
    }

    static boolean is(Class<?> type) {
        if (type.isArray()) {
            return false;
        }
        if (ClassLoader.class.isAssignableFrom(type) || type == Class.class || type == String.class
                || type == Module.class || type == ThreadGroup.class || type == StackTraceElement.class
                || type == java.util.Locale.class || type == Runtime.class || type == Package.class
                || Number.class.isAssignableFrom(type) && type.getName().startsWith("java.lang.")
                || type == Boolean.class || type == Character.class) {
            return true;
        }
        if (type.getClassLoader() != null && !type.getName().startsWith("dev.heddle.model.")) {
            return false;
        }
        String name = type.getName();
        if (name.equals("jdk.internal.misc.ThreadFlock") || name.equals("jdk.internal.misc.InternalLock")) {
            // The threads of a structured task scope; the lock of a stream, in some JDKs.
            return false;
        }
        for (String prefix : PACKAGES) {
            if (name.startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }

    /** True for classes of which no program makes objects: loaders, modules, the keys of the JDK's inner tables. */
    static boolean isMachinery(Class<?> type) {
        String name = type.getName();
        return type.getClassLoader() == null && (ClassLoader.class.isAssignableFrom(type) || type == Module.class || type == ModuleLayer.class
                || name.startsWith("jdk.internal.") || name.startsWith("sun."));
    }

    /** Fields of JDK objects that belong to one thread, or to the JVM, though the object itself is shared. */
    static boolean is(FieldSlot slot) {
        if (slot.owner == Thread.class) {
            return switch (slot.name) {
                case "threadLocals", "group", "contextClassLoader", "container", "headStackableScopes", "blocker", "cont",
                     "parkBlocker", "nioBlocker", "interruptLock", "blockerLock", "inheritedAccessControlContext" -> true;
                default -> false;
            };
        }
        if (slot.owner == java.lang.ref.Reference.class) {
            return true;
        }
        return slot.owner == Throwable.class && (slot.name.equals("backtrace") || slot.name.equals("stackTrace"));
    }
}
