package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import java.util.concurrent.ConcurrentHashMap;
import jdk.internal.misc.Unsafe;

/** Iterators, spliterators and bulk tasks of a {@link ConcurrentHashMap}: they may have been made when there was nobody else yet who could change it. */
@Models(value = {"java.util.concurrent.ConcurrentHashMap$Traverser", "java.util.concurrent.ConcurrentHashMap$BulkTask"}, before = "advance")
public final class Traversals {

    private static final Unsafe U = Internals.UNSAFE;
    private static final Class<?> TRAVERSER = Internals.type("java.util.concurrent.ConcurrentHashMap$Traverser");
    private static final long TRAVERSED = Internals.offset(TRAVERSER, "tab");
    private static final long TASK = Internals.offset(Internals.type("java.util.concurrent.ConcurrentHashMap$BulkTask"), "tab");

    private Traversals() {
    }

    public static void advance(Object self) {
        ProgramThread thread = ProgramThread.current();
        if (thread == null || thread.execution().isUnnoticed() || !thread.execution().trusts(ConcurrentHashMap.class)) {
            return;
        }
        Object table = U.getReference(self, TRAVERSER.isInstance(self) ? TRAVERSED : TASK);
        if (table != null && thread.execution().heap().find(table) != null) {
            thread.execution().distrust(thread, ConcurrentHashMap.class);
        }
    }
}
