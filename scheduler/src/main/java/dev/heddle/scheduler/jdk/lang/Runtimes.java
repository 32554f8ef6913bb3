package dev.heddle.scheduler.jdk.lang;

import dev.heddle.runtime.Control;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.thread.InstrumentedThread;

/** {@link Runtime}: the number of processors, the end of the program. */
@Models(value = "java.lang.Runtime", redirect = {"exit", "halt"}, before = {"load", "loadLibrary"})
public final class Runtimes {

    private Runtimes() {
    }

    public static int availableProcessors(Runtime self) {
        // Also for the JDK's own initialisers: what they compute from it must not differ between machines.
        return Control.owner() instanceof ProgramThread owner ? owner.execution().world().processors() : self.availableProcessors();
    }

    public static void exit(Runtime self, int status) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            self.exit(status);
        } else {
            current.shutdown().exit(status);
        }
    }

    public static void halt(Runtime self, int status) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            self.halt(status);
        } else {
            current.shutdown().halt(status);
        }
    }

    public static void load(Runtime self, String file) {
        Systems.openNative();
    }

    public static void loadLibrary(Runtime self, String name) {
        Systems.openNative();
    }

    public static void addShutdownHook(Runtime self, Thread hook) {
        InstrumentedThread.current().execution().world().addShutdownHook(hook);
    }

    public static boolean removeShutdownHook(Runtime self, Thread hook) {
        return InstrumentedThread.current().execution().world().removeShutdownHook(hook);
    }
}
