package dev.heddle.scheduler.jdk;

import dev.heddle.runtime.Classes;

/** {@code sun.misc.Unsafe}: what it does with classes initialises them. */
@Models(value = "sun.misc.Unsafe", before = {"ensureClassInitialized", "allocateInstance"})
public final class ClassUses {

    private ClassUses() {
    }

    public static void ensureClassInitialized(Object self, Class<?> type) {
        Classes.use(type);
    }

    public static void allocateInstance(Object self, Class<?> type) {
        Classes.use(type);
    }
}
