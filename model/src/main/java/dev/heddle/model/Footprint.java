package dev.heddle.model;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What an operation touches: resources, by numbers that are the same in every execution of a campaign, and whether it
 * may change them. Of an array it can touch a stretch of elements.
 *
 * <p>Two operations of different threads are dependent exactly if their footprints conflict. For each resource the
 * footprint of an event also holds the state in which it found it, as far as that decides who can go on, and how often it
 * had changed.
 *
 * <p>Some operations change something or nothing, depending on what they find: a compare-and-set, an attempt to take a lock.
 * The footprint of an event says what it did. What it would do where it finds another state is {@linkplain #isOpen open}.
 *
 * <p>Besides reading and writing there is a third way to touch a resource, whose state is a number then: to {@linkplain #addTo add} to it. Those who add may change places
 * with each other, though not with those who read or write.
 */
public final class Footprint {

    /** The number of the resource that whoever ends the program touches. */
    public static final int WORLD = 0;

    /** That of an operation about which nobody keeps book; it stays empty. */
    public static final Footprint NONE = new Footprint(0);

    private long[] keys;
    private int[] from;
    private int[] to;
    private boolean[] writes;
    private boolean[] conditional;
    /** What is added to the state, which is a number; 0 if the touch is no addition. */
    private int[] added;
    /** Whether which elements are touched depends on what the operation finds. */
    private boolean[] movable;
    private long[] before;
    private int[] versions;
    private int size;
    private boolean open;
    /** How many touches, the first ones, say whether the operation can run; -1 if all. */
    private int own = -1;
    private boolean confirmed;

    private Footprint(int capacity) {
        keys = new long[capacity];
        from = new int[capacity];
        to = new int[capacity];
        writes = new boolean[capacity];
        conditional = new boolean[capacity];
        added = new int[capacity];
        movable = new boolean[capacity];
        before = new long[capacity];
        versions = new int[capacity];
    }

    /** A footprint that touches nothing yet. */
    public static Footprint empty() {
        return new Footprint(2);
    }

    /** The footprint of an access to one indivisible resource. */
    public static Footprint of(long key, boolean write) {
        return empty().add(key, write, 0, 0);
    }

    /** Adds a resource that is in {@code state} and has changed {@code version} times. */
    public Footprint add(long key, boolean write, long state, int version) {
        return add(key, 0, 0, write, state, version);
    }

    /** Adds the elements {@code first} to {@code last} of an array. */
    public Footprint add(long key, int first, int last, boolean write, long state, int version) {
        if (this == NONE) {
            throw new IllegalStateException("what nobody keeps book of cannot touch anything");
        }
        if (size == keys.length) {
            int capacity = Math.max(2, size * 2);
            keys = Arrays.copyOf(keys, capacity);
            from = Arrays.copyOf(from, capacity);
            to = Arrays.copyOf(to, capacity);
            writes = Arrays.copyOf(writes, capacity);
            conditional = Arrays.copyOf(conditional, capacity);
            added = Arrays.copyOf(added, capacity);
            movable = Arrays.copyOf(movable, capacity);
            before = Arrays.copyOf(before, capacity);
            versions = Arrays.copyOf(versions, capacity);
        }
        keys[size] = key;
        from[size] = first;
        to[size] = last;
        writes[size] = write;
        versions[size] = version;
        before[size++] = state;
        return this;
    }

    /** Adds that {@code amount}, which is not 0, is added to a number that is {@code state}. */
    public Footprint addTo(long key, int amount, long state, int version) {
        add(key, true, state, version);
        added[size - 1] = amount;
        return this;
    }

    /** Adds an element of an array; which one it is depends on something else that is touched, so elsewhere it may be another. */
    public Footprint addMovable(long key, int element, boolean write) {
        add(key, element, element, write, 0, 0);
        movable[size - 1] = true;
        return this;
    }

    /** Adds a resource that is read, and would be changed if it were in another state. */
    public Footprint addConditional(long key, long state, int version) {
        add(key, false, state, version);
        conditional[size - 1] = true;
        return this;
    }

    /** The same of an element of an array. */
    public Footprint addConditional(long key, int element, long state, int version) {
        add(key, element, element, false, state, version);
        conditional[size - 1] = true;
        return this;
    }

    /** Adds something that is not touched, but would be changed, by adding to it if {@code amount} is not 0, if what else is touched were in another state. */
    public Footprint addIdle(long key, int amount) {
        // No operation touches an element with such a number.
        addMovable(key, -1, false);
        conditional[size - 1] = true;
        added[size - 1] = amount;
        return this;
    }

    /** Adds that something reads this together with the operation; whether that can run does not depend on it. */
    public Footprint addBeside(long key) {
        if (own < 0) {
            own = size;
        }
        return add(key, false, 0, 0);
    }

    /** Adds that something may change this together with the operation, depending on what it finds; it does not, unless {@link #confirm} says so. */
    public Footprint addPossible(long key) {
        addBeside(key);
        conditional[size - 1] = true;
        return this;
    }

    /** Says, after the operation, that what it may have changed was changed. */
    public void confirm(long key) {
        for (int i = 0; i < size; i++) {
            if (keys[i] == key) {
                writes[i] = true;
                confirmed = true;
            }
        }
    }

    /** Says, while the operation happens, that it changes this, which it would only have read had it found another state. */
    public void changes(long key) {
        int index = indexOf(key);
        if (index >= 0) {
            writes[index] = true;
            conditional[index] = true;
        }
    }

    /** True if this touches more than was known when the operation had happened. */
    public boolean isConfirmed() {
        return confirmed;
    }

    /** How many of the touches, the first ones, say whether the operation can run. */
    public int own() {
        return own < 0 ? size : own;
    }

    /** The operation does what it found possible: it did change what it may change, or it did not. */
    public void settle(boolean changed) {
        for (int i = 0; i < size; i++) {
            conditional[i] |= writes[i];
            writes[i] &= changed;
        }
    }

    /** What the operation may touch if it happens before one that touches {@code other}. */
    public Footprint placedBefore(Footprint other) {
        if (!mayDiffer(other)) {
            return this;
        }
        Footprint placed = copy();
        boolean depends = false;
        for (int i = 0; i < size; i++) {
            depends |= conditional[i] || movable[i] && !placed.moveTo(i, other);
        }
        return depends ? placed.openUp() : placed;
    }

    /** Lets movable touch {@code index} be of the element of which the operation that comes later now, and would have been the first to touch one, was; false if it touched none. */
    private boolean moveTo(int index, Footprint other) {
        for (int j = 0; j < other.size; j++) {
            if (other.keys[j] == keys[index] && other.movable[j] && other.writes[j] == writes[index]) {
                from[index] = other.from[j];
                to[index] = other.to[j];
                return true;
            }
        }
        return false;
    }

    private boolean mayDiffer(Footprint other) {
        boolean depends = false;
        boolean touched = false;
        for (int i = 0; i < size; i++) {
            depends |= conditional[i] || movable[i];
            for (int j = 0; j < other.size; j++) {
                touched |= other.writes[j] && overlaps(i, other, j);
            }
        }
        return depends && touched;
    }

    private Footprint copy() {
        Footprint copy = new Footprint(0);
        copy.keys = keys.clone();
        copy.from = from.clone();
        copy.to = to.clone();
        copy.writes = writes.clone();
        copy.conditional = conditional.clone();
        copy.added = added.clone();
        copy.movable = movable.clone();
        copy.before = before.clone();
        copy.versions = versions.clone();
        copy.size = size;
        copy.own = own;
        copy.confirmed = confirmed;
        return copy;
    }

    /** Lets it count as changing all that it may change, since it is not known whether it will. */
    public Footprint openUp() {
        for (int i = 0; i < size; i++) {
            writes[i] |= conditional[i];
            if (movable[i]) {
                from[i] = 0;
                to[i] = Integer.MAX_VALUE;
            }
        }
        open = true;
        return this;
    }

    /** True if the operation may turn out to change less than this says. */
    public boolean isOpen() {
        return open;
    }

    public int size() {
        return size;
    }

    public long key(int index) {
        return keys[index];
    }

    /** The first element touched, for an array. */
    public int from(int index) {
        return from[index];
    }

    /** The last element touched, for an array. */
    public int to(int index) {
        return to[index];
    }

    /** True if it may change the resource to whatever it likes, so that nobody else can change places with it. */
    public boolean writes(int index) {
        return writes[index] && added[index] == 0;
    }

    /** What it adds to the state of the resource; 0 if it reads or writes. */
    public int added(int index) {
        return writes[index] ? added[index] : 0;
    }

    /** True if it may change the resource. */
    public boolean changes(int index) {
        return writes[index];
    }

    /** The state of the resource just before the event. */
    public long before(int index) {
        return before[index];
    }

    /** How often the resource had changed before the event. */
    public int version(int index) {
        return versions[index];
    }

    /** True if the program may end with the operation. */
    public boolean endsProgram() {
        return indexOf(WORLD) >= 0;
    }

    /** Where {@code key} is touched, or -1. */
    public int indexOf(long key) {
        for (int i = 0; i < size; i++) {
            if (keys[i] == key) {
                return i;
            }
        }
        return -1;
    }

    public boolean conflicts(Footprint other) {
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < other.size; j++) {
                if (conflicts(i, other, j)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** True if touch {@code index} of this and touch {@code theirs} of the other cannot change places. */
    public boolean conflicts(int index, Footprint other, int theirs) {
        return overlaps(index, other, theirs) && (writes[index] || other.writes[theirs]) && (added(index) == 0 || other.added(theirs) == 0);
    }

    /** True if touch {@code index} of this and touch {@code theirs} of the other concern the same. */
    public boolean overlaps(int index, Footprint other, int theirs) {
        return keys[index] == other.keys[theirs] && from[index] <= other.to[theirs] && other.from[theirs] <= to[index];
    }

    /** True if touch {@code index} of this concerns all that touch {@code theirs} of the other does. */
    public boolean covers(int index, Footprint other, int theirs) {
        return keys[index] == other.keys[theirs] && from[index] <= other.from[theirs] && to[index] >= other.to[theirs];
    }

    /** Writes all of it; keys, which come again and again, as {@code key} does. */
    void write(Packer out, Consumer<Long> key) {
        out.number(size);
        out.flag(open);
        out.flag(confirmed);
        out.signed(own);
        for (int i = 0; i < size; i++) {
            key.accept(keys[i]);
            out.signed(from[i]);
            out.signed(to[i]);
            out.flag(writes[i]);
            out.flag(conditional[i]);
            out.signed(added[i]);
            out.flag(movable[i]);
            out.number(before[i]);
            out.signed(versions[i]);
        }
    }

    /** Reads what {@link #write} has written. */
    static Footprint read(Unpacker in, Supplier<Long> key) {
        Footprint read = new Footprint(in.count());
        read.open = in.flag();
        read.confirmed = in.flag();
        read.own = in.integer();
        for (int i = 0; i < read.keys.length; i++) {
            read.add(key.get(), in.integer(), in.integer(), in.flag(), 0, 0);
            read.conditional[i] = in.flag();
            read.added[i] = in.integer();
            read.movable[i] = in.flag();
            read.before[i] = in.number();
            read.versions[i] = in.integer();
        }
        if (read.own > read.size || read.own < -1) {
            throw in.damaged("a footprint of " + read.size + " has " + read.own + " of its own");
        }
        return read;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Footprint footprint) || size != footprint.size || open != footprint.open || own != footprint.own
                || confirmed != footprint.confirmed) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (keys[i] != footprint.keys[i] || from[i] != footprint.from[i] || to[i] != footprint.to[i] || writes[i] != footprint.writes[i]
                    || conditional[i] != footprint.conditional[i]
                    || added[i] != footprint.added[i] || movable[i] != footprint.movable[i] || before[i] != footprint.before[i] || versions[i] != footprint.versions[i]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = size;
        for (int i = 0; i < size; i++) {
            hash = hash * 31 + Long.hashCode(keys[i]);
        }
        return hash;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < size; i++) {
            text.append(i == 0 ? "" : " ").append(!writes[i] ? 'r' : added[i] == 0 ? 'w' : added[i] > 0 ? '+' : '-').append(Long.toHexString(keys[i]));
            if (from[i] != 0 || to[i] != 0) {
                text.append('[').append(from[i]).append("..").append(to[i]).append(']');
            }
        }
        return text.append('}').toString();
    }
}
