package dev.heddle.scheduler.jdk;

import dev.heddle.runtime.Definitions;
import dev.heddle.runtime.Loaders;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.nio.ByteBuffer;

/** Classes that the program defines at run time: defined once, and then the same in every execution. */
public final class RuntimeClasses {

    /** How a class is defined. */
    @FunctionalInterface
    public interface Definer {
        Class<?> define() throws Throwable;
    }

    private RuntimeClasses() {
    }

    /** True if it is the program that asks, and classes of {@code loader} outlive the execution, because the loader is not of its making. */
    public static boolean outlive(ClassLoader loader) {
        return InstrumentedThread.current() != null && Loaders.classesOf(loader) == null;
    }

    /** Defines what {@code file} says, as {@code definer} does, unless an earlier execution has. */
    public static Class<?> define(ClassLoader loader, ByteBuffer file, Definer definer) throws Throwable {
        if (!outlive(loader)) {
            return definer.define();
        }
        InstrumentedThread current = InstrumentedThread.current();
        current.quiet++;
        try {
            Class<?> type = Definitions.again(loader, file);
            if (type == null) {
                type = definer.define();
                if (!Definitions.isByTool()) {
                    Definitions.add(loader, file, type);
                }
            }
            return type;
        } catch (LinkageError failure) {
            Class<?> other = Definitions.inTheWay(loader, failure);
            if (other != null) {
                current.unsupported("the program does not define the class " + other.getName() + " in the same way in every execution");
            }
            throw failure;
        } finally {
            current.quiet--;
        }
    }
}
