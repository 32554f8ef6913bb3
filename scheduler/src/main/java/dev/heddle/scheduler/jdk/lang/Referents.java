package dev.heddle.scheduler.jdk.lang;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.memory.AccessMode;
import dev.heddle.scheduler.memory.Facet;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.lang.ref.Reference;

/** {@link Reference}: the program itself can clear it, between two looks of another thread. */
@Models(value = "java.lang.ref.Reference", redirect = {"get", "refersTo", "clear", "enqueue"})
public final class Referents {

    private Referents() {
    }

    public static Object get(Reference<?> self) {
        access(self, false);
        return self.get();
    }

    @SuppressWarnings("unchecked")
    public static boolean refersTo(Reference<?> self, Object object) {
        access(self, false);
        return ((Reference<Object>) self).refersTo(object);
    }

    public static void clear(Reference<?> self) {
        access(self, true);
        self.clear();
    }

    public static boolean enqueue(Reference<?> self) {
        access(self, true);
        return self.enqueue();
    }

    private static void access(Reference<?> self, boolean write) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null && self != null) {
            current.memory().facet(self, Facet.REFERENT, AccessMode.VOLATILE, write, null);
        }
    }
}
