package dev.heddle.scheduler.jdk.lang;

import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import java.lang.invoke.MethodHandle;

/** What the JDK, since 21, takes for the thread that carries a virtual one: under control, threads carry themselves. */
@Models(value = "jdk.internal.access.JavaLangAccess", redirect = "currentCarrierThread")
public final class CarrierThreads {

    private static final MethodHandle ORIGINAL = Internals.staticallyIfPresent(Thread.class, "currentCarrierThread", Thread.class);

    private CarrierThreads() {
    }

    public static Thread currentCarrierThread(Object self) throws Throwable {
        ProgramThread current = ProgramThread.current();
        return current == null ? (Thread) ORIGINAL.invokeExact() : current.thread;
    }
}
