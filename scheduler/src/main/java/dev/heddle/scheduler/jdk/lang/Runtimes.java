package dev.heddle.scheduler.jdk.lang;

import dev.heddle.runtime.Control;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.primitives.ShutdownHooks;
import dev.heddle.scheduler.thread.InstrumentedThread;

/** {@link Runtime}: the number of processors, the end of the program. */
@Models(value = "java.lang.Runtime", redirect = {"exit", "halt", "addShutdownHook", "removeShutdownHook"}, before = {"load", "loadLibrary"})
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
        InstrumentedThread current = InstrumentedThread.calling();
        if (current == null) {
            self.addShutdownHook(hook);
            return;
        }
        if (current.quiet > 0) {
            ShutdownHooks.of(current).addUnnoticed(current, hook);
            return;
        }
        if (hook.getState() != Thread.State.NEW) {
            throw new IllegalArgumentException("Hook already running");
        }
        if (!unlessEnding(ShutdownHooks.of(current).add(current, hook))) {
            throw new IllegalArgumentException("Hook previously registered");
        }
    }

    public static boolean removeShutdownHook(Runtime self, Thread hook) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current == null) {
            return self.removeShutdownHook(hook);
        }
        return unlessEnding(ShutdownHooks.of(current).remove(current, java.util.Objects.requireNonNull(hook)));
    }

    private static boolean unlessEnding(Boolean answer) {
        if (answer == null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        return answer;
    }
}
