package dev.heddle.scheduler.jdk.lang;

import dev.heddle.runtime.Classes;
import dev.heddle.runtime.Sites;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.jdk.Sealed;
import dev.heddle.scheduler.kernel.ProgramThread;

/** {@link Class}: assertions are on, and classes that are asked for by name are initialised. */
@Models(value = "java.lang.Class", redirect = {"desiredAssertionStatus", "forName"})
public final class Types {

    private Types() {
    }

    public static boolean desiredAssertionStatus(Class<?> self) {
        return ProgramThread.current() != null || self.desiredAssertionStatus();
    }

    public static Class<?> forName(String name, int site) throws ClassNotFoundException {
        return forName(name, true, Sites.get(site).loader);
    }

    public static Class<?> forName(String name, boolean initialize, ClassLoader loader) throws ClassNotFoundException {
        Class<?> type = ClassLoaders.find(name, initialize, loader);
        Sealed.require(type);
        if (initialize) {
            Classes.use(type);
        }
        return type;
    }
}
