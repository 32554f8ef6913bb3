package dev.heddle.scheduler.jdk.lang;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Definitions;
import dev.heddle.runtime.Internals;
import dev.heddle.runtime.Loaders;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.jdk.RuntimeClasses;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.security.ProtectionDomain;

/** {@link ClassLoader}: classes that the program defines at run time are defined once for all executions. */
@Models("java.lang.ClassLoader")
public final class ClassLoaders {

    private static final MethodHandle DEFINE = Internals.statically(ClassLoader.class, "defineClass1", Class.class, ClassLoader.class, String.class,
            byte[].class, int.class, int.class, ProtectionDomain.class, String.class);
    private static final MethodHandle DEFINE_BUFFER = Internals.statically(ClassLoader.class, "defineClass2", Class.class, ClassLoader.class, String.class,
            ByteBuffer.class, int.class, int.class, ProtectionDomain.class, String.class);
    private static final MethodHandle FIND_LOADED = Internals.virtual(ClassLoader.class, "findLoadedClass0", Class.class, String.class);


    private ClassLoaders() {
    }

    public static Class<?> defineClass1(ClassLoader loader, String name, byte[] bytes, int from, int length, ProtectionDomain domain, String source)
            throws Throwable {
        if (!RuntimeClasses.outlive(loader)) {
            return (Class<?>) DEFINE.invokeExact(loader, name, bytes, from, length, domain, source);
        }
        return RuntimeClasses.define(loader, ByteBuffer.wrap(bytes, from, length),
                () -> (Class<?>) DEFINE.invokeExact(loader, name, bytes, from, length, domain, source));
    }

    public static Class<?> defineClass2(ClassLoader loader, String name, ByteBuffer bytes, int from, int length, ProtectionDomain domain, String source)
            throws Throwable {
        if (!RuntimeClasses.outlive(loader)) {
            return (Class<?>) DEFINE_BUFFER.invokeExact(loader, name, bytes, from, length, domain, source);
        }
        return RuntimeClasses.define(loader, bytes.duplicate().position(from).limit(from + length),
                () -> (Class<?>) DEFINE_BUFFER.invokeExact(loader, name, bytes, from, length, domain, source));
    }

    public static Class<?> findLoadedClass0(ClassLoader self, String name) throws Throwable {
        Class<?> type = (Class<?>) FIND_LOADED.invokeExact(self, name);
        return Control.owner() != null && Definitions.isOver(type) ? null : type;
    }

    /** What {@code Class.forName} does: a loader of the program's making is called by the program. */
    static Class<?> find(String name, boolean initialize, ClassLoader loader) throws ClassNotFoundException {
        var known = InstrumentedThread.current() == null || name.startsWith("[") ? null : Loaders.classesOf(loader);
        if (known == null) {
            Class<?> type = Class.forName(name, initialize, loader);
            if (Control.owner() != null && Definitions.isOver(type)) {
                throw new ClassNotFoundException(name);
            }
            return type;
        }
        Class<?> type = known.get(name);
        if (type == null) {
            type = loaded(loader, name);
        }
        if (type == null) {
            Loaders.ask(loader);
            type = loader.loadClass(name);
            if (type == null) {
                throw new ClassNotFoundException(name);
            }
        }
        known.put(name, type);
        return type;
    }

    private static Class<?> loaded(ClassLoader loader, String name) {
        try {
            return (Class<?>) FIND_LOADED.invokeExact(loader, name);
        } catch (Throwable impossible) {
            throw Internals.sneak(impossible);
        }
    }
}
