package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.model.Footprint;
import dev.heddle.model.Readiness;
import dev.heddle.runtime.Internals;
import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.kernel.Synchronizer;
import dev.heddle.scheduler.memory.Keys;
import dev.heddle.scheduler.memory.Shared;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import jdk.internal.misc.Unsafe;

/**
 * A {@link ConcurrentHashMap}, as far as threads can notice each other in it.
 *
 * <p>Calls depend on each other if they are about the same key. How many entries there are only matters to those who ask; who puts or removes one adds to that number. In which order entries of one bin, see below, came is seen when
 * somebody goes through the map.
 *
 * <p>While code of the program computes a value, the JDK keeps all who want to change something out of the <em>bin</em> of the key: other keys are there as well, which is why two such computations can wait for each other though
 * their keys have nothing to do with each other. Which keys those are depends on the size of the table. So where there are such computations, it must not grow in any order of
 * the calls, or else the class is not trusted.
 */
final class Mapping extends Synchronizer {

    private static final Unsafe U = Internals.UNSAFE;
    private static final Class<?> NODE = Internals.type("java.util.concurrent.ConcurrentHashMap$Node");
    private static final long TABLE = Internals.offset(ConcurrentHashMap.class, "table");
    private static final long SIZE_CONTROL = Internals.offset(ConcurrentHashMap.class, "sizeCtl");
    private static final long KEY = Internals.offset(NODE, "key");
    private static final long ELEMENTS = Internals.arrayBase(Object[].class);
    private static final long SCALE = U.arrayIndexScale(Object[].class);
    private static final int DEFAULT_CAPACITY = 16;
    /** From so many entries on, all of which can be in one bin, the JDK may make the table larger because of that. */
    private static final int FULL_BIN = 9;

    /** Who keeps others out of a bin; {@code reserved} if there was nothing in it. */
    record Computation(ProgramThread by, Slot slot, boolean reserved) {
    }

    final ConcurrentHashMap<Object, Object> map;
    private final long bins;
    /** The order of entries in each bin, which is that in which they came, unless the table becomes larger; who goes through the map can see it. */
    private final long order;
    private final Map<String, Slot> slots = new HashMap<>();
    private final Map<Integer, Computation> computations = new HashMap<>();
    /** How many entries there would be if none had ever been removed. */
    private long grown;
    private boolean binsMatter;

    @SuppressWarnings("unchecked")
    Mapping(Shared shared) {
        super(shared, "size");
        this.map = (ConcurrentHashMap<Object, Object>) shared.target();
        this.bins = Keys.of(shared, Keys.named("bins"));
        this.order = Keys.of(shared, Keys.named("order"));
        this.grown = map.mappingCount();
        keepTable(ProgramThread.calling());
    }

    private Object[] table() {
        return (Object[]) U.getReferenceVolatile(map, TABLE);
    }

    private int capacity() {
        Object[] table = table();
        int planned = U.getIntVolatile(map, SIZE_CONTROL);
        return table != null ? table.length : planned > 0 ? planned : DEFAULT_CAPACITY;
    }

    /** From how many entries on the table may become larger. */
    private int room() {
        return Math.min(FULL_BIN, capacity() - (capacity() >>> 2));
    }

    /** Remembers that the table, which somebody may go through later, belongs to a map that is trusted. */
    private void keepTable(ProgramThread thread) {
        Object[] table = table();
        if (table != null) {
            thread.execution().heap().track(table);
        }
    }

    /** How many entries there are. */
    @Override
    protected long state() {
        return map.mappingCount();
    }

    /** The place of {@code key}, which {@code thread} asks for, or puts if {@code puts}; keys for which there is none make that the class is not trusted. */
    Slot slot(ProgramThread thread, Object key, boolean puts) {
        Objects.requireNonNull(key);
        String name = KeyName.of(thread, key, puts);
        if (name == null) {
            thread.execution().distrust(thread, ConcurrentHashMap.class);
        }
        return thread.trust(() -> slots.computeIfAbsent(name, each -> new Slot(shared(), each)));
    }

    /** In which bin a key with this hash code is. */
    int bin(int hash) {
        return (hash ^ hash >>> 16) & capacity() - 1;
    }

    private Object first(int bin) {
        Object[] table = table();
        return table == null || bin >= table.length ? null : U.getReferenceVolatile(table, ELEMENTS + (long) bin * SCALE);
    }

    /** The place of the key of the first entry of {@code bin}; null if there is none that is ours to know. */
    private Slot firstIn(ProgramThread thread, int bin) {
        Object first = first(bin);
        Object key = first == null ? null : U.getReference(first, KEY);
        String name = key == null ? null : KeyName.of(thread, key, false);
        return name == null ? null : slots.get(name);
    }

    /** Adds what changing an entry in {@code bin} touches, in first place; {@code possible} if others may be kept out of it. */
    void touchBin(ProgramThread thread, Footprint all, int bin, boolean possible) {
        Computation computation = computations.get(bin);
        Slot first = firstIn(thread, bin);
        long state = (computation == null ? 0 : computation.by().index() + 1L) << 32 | (first == null ? 0 : number(first));
        if (possible) {
            all.addConditional(bins, bin, state, 0);
        } else {
            all.add(bins, bin, bin, false, state, 0);
        }
    }

    private static long number(Slot first) {
        return first.key() & 0xffffffffL | 1;
    }

    /** When nobody keeps others out of the bin that is touched first. */
    static Readiness isOpen() {
        return Readiness.bitsAre(0, -1L << 32, 0);
    }

    /** When the entry of {@code slot} is the first in the bin that is touched first. */
    static Readiness isFirst(Slot slot) {
        return Readiness.bitsAre(0, 0xffffffffL, number(slot));
    }

    /** True if the first entry of {@code bin} is that of {@code slot}: then the JDK may look at it even if somebody computes. */
    boolean isFirst(ProgramThread thread, int bin, Slot slot) {
        return firstIn(thread, bin) == slot;
    }

    /** Says that what touches a bin keeps others out of it, or no longer does. */
    void changesBin(Footprint all) {
        all.changes(bins);
    }

    /** Adds that there are {@code added} entries more, in {@code bin}; 0 if it would be so if something else were found. */
    void touchEntries(Footprint all, int bin, int added) {
        if (added == 0) {
            all.addIdle(key(), 1);
            all.addIdle(order, 0);
            return;
        }
        all.addTo(key(), added, state(), version());
        if (grown + Math.max(0, added) >= room()) {
            all.add(order, 0, Integer.MAX_VALUE, true, 0, 0);
        } else if (added > 0) {
            all.add(order, bin, bin, true, 0, 0);
        }
    }

    /** Who keeps others out of {@code bin}; null if nobody does. */
    Computation computation(int bin) {
        return computations.get(bin);
    }

    /** {@code thread} runs code of the program that computes a value. */
    void enter(ProgramThread thread, int bin, Slot slot) {
        computations.put(bin, new Computation(thread, slot, first(bin) == null));
    }

    void leave(int bin) {
        computations.remove(bin);
    }

    /** Others could have a turn while code of the program computes a value. */
    void binsMatter(ProgramThread thread) {
        binsMatter = true;
        requireRoom(thread);
    }

    /** An entry has changed; there are {@code more} of them. */
    void changed(ProgramThread thread, int more) {
        if (more != 0) {
            changed();
        }
        grown += Math.max(0, more);
        requireRoom(thread);
        keepTable(thread);
    }

    private void requireRoom(ProgramThread thread) {
        if (binsMatter && grown >= room()) {
            thread.execution().distrust(thread, ConcurrentHashMap.class);
        }
    }
}
