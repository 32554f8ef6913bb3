package dev.heddle.scheduler.memory;

import dev.heddle.scheduler.library.Instrumented;
import dev.heddle.scheduler.library.JdkTable;
import java.lang.invoke.MethodHandle;
import java.util.Set;

/** Decides which objects end the search for what a published object makes reachable. */
final class Opaque {

    /** Classes of the JDK's inside that hold objects of the program, or are locked on its behalf. */
    private static final Set<String> TRANSPARENT = Set.of("jdk.internal.misc.ThreadFlock", "jdk.internal.misc.InternalLock", "sun.nio.cs.StreamEncoder", "sun.nio.cs.StreamDecoder");

    private Opaque() {
    }

    /** True for classes whose objects are immutable or part of the JVM's machinery: nobody could notice what is done to them. */
    static boolean is(Class<?> type) {
        if (type.isArray()) {
            return false;
        }
        String name = type.getName();
        if (name.startsWith("dev.heddle.") && (type.getClassLoader() == null || name.startsWith("dev.heddle.model."))) {
            return true;
        }
        return isPlatform(type) && !type.isHidden() && !TRANSPARENT.contains(name) && !Throwable.class.isAssignableFrom(type) && !MethodHandle.class.isAssignableFrom(type)
                && !Instrumented.is(name.replace('.', '/')) && (ClassLoader.class.isAssignableFrom(type) || JdkTable.of(type).group().isLeaf());
    }

    /** True for classes of the JDK whose objects can be shared like others, but are known by the calls of their methods only. */
    static boolean isCoarse(Class<?> type) {
        if (type.isArray() || !isPlatform(type) || type.isHidden() || is(type) || Throwable.class.isAssignableFrom(type)) {
            return false;
        }
        String name = type.getName();
        return !Instrumented.is(name.replace('.', '/')) && !TRANSPARENT.contains(name) && JdkTable.of(type).group() != JdkTable.Group.MODELLED
                && JdkTable.of(type).group() != JdkTable.Group.HOLDER;
    }

    /** True for the JDK's inside, in which nobody looks for objects of the program. */
    static boolean isClosed(Class<?> type) {
        String name = type.getName();
        return isPlatform(type) && !type.isHidden() && (name.startsWith("jdk.") || name.startsWith("sun.") || name.startsWith("com.sun.")) && !TRANSPARENT.contains(name);
    }

    private static boolean isPlatform(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    /** What the JDK keeps in a class loader is its own business, but for the objects that are locked while classes are loaded. */
    private static boolean isOfLoader(FieldSlot slot) {
        return isPlatform(slot.owner) && ClassLoader.class.isAssignableFrom(slot.owner) && !slot.name.equals("parallelLockMap");
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
        if (slot.owner == java.lang.ref.Reference.class || slot.owner == MethodHandle.class || slot.owner == ThreadGroup.class || isOfLoader(slot)) {
            return true;
        }
        return slot.owner == Throwable.class && (slot.name.equals("backtrace") || slot.name.equals("stackTrace"));
    }
}
