package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.kernel.ProgramThread;
import java.io.ObjectOutputStream;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * {@link ConcurrentHashMap}. What it does entry by entry, for example to iterate, is more than one step.
 *
 * <p>The methods that all others end up in have models: whoever puts or removes something, also by way of a view, does so by {@code putVal} and {@code replaceNode}.
 */
@Models(value = "java.util.concurrent.ConcurrentHashMap",
        before = {"putAll", "containsValue", "clear", "hashCode", "toString", "equals", "forEach", "replaceAll", "removeEntryIf", "removeValueIf", "keys", "elements", "batchFor", "writeObject"})
public final class Maps {

    private Maps() {
    }

    public static boolean applies(Object self) {
        return Trust.covers(self, ConcurrentHashMap.class);
    }

    private static Mapping of(Object self) {
        return Trust.of(self).primitive(Mapping::new);
    }

    public static Object get(ConcurrentHashMap<?, ?> self, Object key) {
        Slot slot = of(self).slot(ProgramThread.current(), key, false);
        return Call.look(slot, "get", all -> slot.touch(null, all, false), thread -> {
            slot.acquire(thread);
            return thread.trust(() -> self.get(key));
        });
    }

    public static Object putVal(Object self, Object key, Object value, boolean onlyIfAbsent) {
        Objects.requireNonNull(value);
        return update(self, key, onlyIfAbsent ? "put if absent" : "put", new Update.Rule() {
            @Override
            public Object next(Object old) {
                return old == null || !onlyIfAbsent ? value : old;
            }

            @Override
            public boolean leavesFirst() {
                return onlyIfAbsent;
            }
        }).before(ProgramThread.current());
    }

    /** Replaces the value of {@code key} by {@code value}, or removes it if that is null; only if it is {@code expected}, unless that is null. */
    public static Object replaceNode(Object self, Object key, Object value, Object expected) {
        if (expected != null && !Equality.isOurs(expected)) {
            ProgramThread.current().execution().distrust(ProgramThread.current(), ConcurrentHashMap.class);
        }
        Update update = update(self, key, value == null ? "remove" : "replace", old -> old == null || expected != null && !expected.equals(old) ? old : value);
        Object old = update.before(ProgramThread.current());
        return expected == null || old != null && expected.equals(old) ? old : null;
    }

    public static Object computeIfAbsent(Object self, Object key, Function<Object, ?> function) {
        Objects.requireNonNull(function);
        return compute(self, key, "compute if absent", new Update.Computing(value -> value == null, value -> function.apply(key), value -> value, true));
    }

    public static Object computeIfPresent(Object self, Object key, BiFunction<Object, Object, ?> function) {
        Objects.requireNonNull(function);
        return compute(self, key, "compute if present", new Update.Computing(value -> value != null, value -> function.apply(key, value), value -> value, false));
    }

    public static Object compute(Object self, Object key, BiFunction<Object, Object, ?> function) {
        Objects.requireNonNull(function);
        return compute(self, key, "compute", new Update.Computing(value -> true, value -> function.apply(key, value), value -> value, false));
    }

    public static Object merge(Object self, Object key, Object given, BiFunction<Object, Object, ?> function) {
        Objects.requireNonNull(given);
        Objects.requireNonNull(function);
        return compute(self, key, "merge", new Update.Computing(value -> value != null, value -> function.apply(value, given), value -> given, false));
    }

    private static Object compute(Object self, Object key, String name, Update.Rule rule) {
        return update(self, key, name, rule).after(ProgramThread.current());
    }

    private static Update update(Object self, Object key, String name, Update.Rule rule) {
        ProgramThread thread = ProgramThread.current();
        Mapping mapping = of(self);
        return new Update(thread, mapping, key, mapping.slot(thread, key, true), name, rule);
    }

    public static long sumCount(ConcurrentHashMap<?, ?> self) {
        Mapping mapping = of(self);
        return Call.look(mapping, "size of", all -> mapping.touch(null, all, false), thread -> self.mappingCount());
    }

    public static void putAll(Object self, Map<?, ?> others) {
        withdraw(self);
    }

    public static void containsValue(Object self, Object value) {
        withdraw(self);
    }

    public static void clear(Object self) {
        withdraw(self);
    }

    public static void hashCode(Object self) {
        withdraw(self);
    }

    public static void toString(Object self) {
        withdraw(self);
    }

    public static void equals(Object self, Object other) {
        withdraw(self);
    }

    public static void forEach(Object self, BiConsumer<?, ?> action) {
        withdraw(self);
    }

    public static void replaceAll(Object self, BiFunction<?, ?, ?> function) {
        withdraw(self);
    }

    public static void removeEntryIf(Object self, Predicate<?> filter) {
        withdraw(self);
    }

    public static void removeValueIf(Object self, Predicate<?> filter) {
        withdraw(self);
    }

    public static void keys(Object self) {
        withdraw(self);
    }

    public static void elements(Object self) {
        withdraw(self);
    }

    /** All that is done for many entries at a time begins with this. */
    public static void batchFor(Object self, long parallelism) {
        withdraw(self);
    }

    public static void writeObject(Object self, ObjectOutputStream out) {
        withdraw(self);
    }

    /** Somebody is about to look at, or change, more than one entry of {@code self}. */
    static void withdraw(Object self) {
        Trust.withdraw(self, ConcurrentHashMap.class);
    }
}
