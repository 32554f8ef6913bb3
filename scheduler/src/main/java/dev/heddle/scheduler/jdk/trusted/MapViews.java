package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.jdk.Models;
import java.util.Collection;
import java.util.function.Consumer;
import jdk.internal.misc.Unsafe;

/** The keys, values and entries of a {@link java.util.concurrent.ConcurrentHashMap}, as far as they look into it by themselves. */
@Models(value = {"java.util.concurrent.ConcurrentHashMap$CollectionView", "java.util.concurrent.ConcurrentHashMap$KeySetView", "java.util.concurrent.ConcurrentHashMap$ValuesView",
        "java.util.concurrent.ConcurrentHashMap$EntrySetView"}, before = {"iterator", "spliterator", "forEach", "removeAll", "hashCode"})
public final class MapViews {

    private static final Unsafe U = Internals.UNSAFE;
    private static final long MAP = Internals.offset(Internals.type("java.util.concurrent.ConcurrentHashMap$CollectionView"), "map");

    private MapViews() {
    }

    public static void iterator(Object self) {
        withdraw(self);
    }

    public static void spliterator(Object self) {
        withdraw(self);
    }

    public static void forEach(Object self, Consumer<?> action) {
        withdraw(self);
    }

    public static void removeAll(Object self, Collection<?> others) {
        withdraw(self);
    }

    public static void hashCode(Object self) {
        withdraw(self);
    }

    private static void withdraw(Object self) {
        Maps.withdraw(U.getReference(self, MAP));
    }
}
