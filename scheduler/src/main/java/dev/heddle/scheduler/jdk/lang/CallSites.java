package dev.heddle.scheduler.jdk.lang;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.memory.AccessMode;
import dev.heddle.scheduler.memory.Facet;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VolatileCallSite;

/** {@link java.lang.invoke.MutableCallSite} and {@link VolatileCallSite}: their targets are variables. */
@Models(value = {"java.lang.invoke.MutableCallSite", "java.lang.invoke.VolatileCallSite"}, before = {"getTarget", "setTarget"})
public final class CallSites {

    private CallSites() {
    }

    public static void getTarget(Object self) {
        access((CallSite) self, false, null);
    }

    public static void setTarget(Object self, MethodHandle target) {
        access((CallSite) self, true, target);
    }

    private static void access(CallSite site, boolean write, MethodHandle target) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.memory().facet(site, Facet.TARGET, site instanceof VolatileCallSite ? AccessMode.VOLATILE : AccessMode.PLAIN, write, target);
        }
    }
}
