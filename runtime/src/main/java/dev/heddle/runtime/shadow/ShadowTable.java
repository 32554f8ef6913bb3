package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.term.Term;
import java.util.ArrayList;
import java.util.List;

/**
 * The shadows of what lies in the heap: by object and place in it, where statics belong to no object, and of
 * objects that stand for values themselves, such as boxed numbers.
 *
 * <p>Beside each shadow is the value that it stood for when it was stored. If that is no longer there, somebody has
 * written past us, and the shadow counts no more. Objects are told apart by identity.
 */
public final class ShadowTable {

    private Object[] owners = new Object[64];
    private int[] slots = new int[64];
    private Term[] shadows = new Term[64];
    private long[] values = new long[64];
    /** Places in use, also by what was removed. */
    private int used;
    private int size;

    /** The objects that have shadows themselves. */
    private final Identities<Shadowed> objects = new Identities<>();

    /** For each exception whose message depends on inputs, the terms that it depends on. */
    private final Identities<Term[]> messages = new Identities<>();

    /** For each string of which inputs decide which object it is, where it comes from. */
    private final Identities<Sameness.Origin> origins = new Identities<>();

    /**
     * What is known of an object with a shadow.
     *
     * @param canonical what the program would have in its place
     * @param isNew whether that is another object than all others, whatever the inputs are
     */
    private record Shadowed(Term shadow, Object canonical, boolean isNew) {
    }

    private static final Object STATICS = new Object();
    private static final Object REMOVED = new Object();
    private static final Term[] NOTHING = {};

    ShadowTable() {
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** Forgets everything; for the next execution. */
    public void clear() {
        if (used > 0) {
            owners = new Object[64];
            slots = new int[64];
            shadows = new Term[64];
            values = new long[64];
            used = 0;
            size = 0;
        }
        objects.clear();
        messages.clear();
        origins.clear();
        Kept.clear();
        Keys.clear();
        Crossings.clear();
    }

    /** True if some object has a shadow itself, or some exception tells of inputs. */
    public boolean hasObjects() {
        return !objects.isEmpty() || !messages.isEmpty();
    }

    void comes(String string, Sameness.Origin origin) {
        origins.put(string, origin);
    }

    /** Where {@code string} comes from; null if it is the same object whatever the inputs are. */
    Sameness.Origin origin(String string) {
        return origins.get(string);
    }

    /** The message of {@code exception} depends on {@code parts}. */
    void tells(Throwable exception, Term[] parts) {
        messages.put(exception, parts);
    }

    /** What the message of {@code exception} depends on, beside the string that it was made with. */
    Term[] toldBy(Throwable exception) {
        Term[] told = messages.get(exception);
        return told == null ? NOTHING : told;
    }

    /** Gives an object that nobody else has a shadow; {@code canonical} is the object that it stands for. */
    public void shadow(Object object, Term shadow, Object canonical) {
        objects.put(object, new Shadowed(shadow, canonical, false));
    }

    /** Gives an object that was just made, and is no other whatever the inputs are, a shadow. */
    void shadowNew(Object object, Term shadow) {
        objects.put(object, new Shadowed(shadow, object, true));
    }

    /** Takes the shadow of an object away. */
    public void plain(Object object) {
        objects.remove(object);
    }

    public Term ofObject(Object object) {
        Shadowed found = objects.get(object);
        return found == null ? null : found.shadow;
    }

    public Object canonical(Object object) {
        Shadowed found = objects.get(object);
        return found == null ? object : found.canonical;
    }

    /** True if the object has a shadow and is no other, whatever the inputs are. */
    boolean isNew(Object object) {
        Shadowed found = objects.get(object);
        return found != null && found.isNew;
    }

    /** The shadow at a place that holds {@code value} now, or null. */
    public Term get(Object owner, int slot, long value) {
        int at = find(owner == null ? STATICS : owner, slot);
        if (at < 0) {
            return null;
        }
        if (values[at] != value) {
            removeAt(at);
            return null;
        }
        return shadows[at];
    }

    public void put(Object owner, int slot, Term shadow, long value) {
        Object key = owner == null ? STATICS : owner;
        int at = find(key, slot);
        if (at < 0) {
            if (used * 2 >= owners.length) {
                grow();
            }
            at = free(key, slot);
            owners[at] = key;
            slots[at] = slot;
            used++;
            size++;
        }
        shadows[at] = shadow;
        values[at] = value;
    }

    /** The shadows in the places of {@code owner}, in the same order in every execution: by index, or by the name of the field. */
    Term[] within(Object owner) {
        Strand strand = Control.beginQuiet();
        try {
            List<Integer> places = new ArrayList<>(0);
            for (int i = 0; size > 0 && i < owners.length; i++) {
                if (owners[i] == owner) {
                    places.add(i);
                }
            }
            boolean array = owner.getClass().isArray();
            places.sort((one, other) -> array ? Integer.compare(slots[one], slots[other]) : FieldSlots.compare(slots[one], slots[other]));
            return places.stream().map(place -> shadows[place]).toArray(Term[]::new);
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** The shadow that was stored at a place, whatever is there now; or null. */
    Term peek(Object owner, int slot) {
        int at = find(owner == null ? STATICS : owner, slot);
        return at < 0 ? null : shadows[at];
    }

    /** The value that was stored with the shadow at a place. */
    long valueAt(Object owner, int slot) {
        return values[find(owner == null ? STATICS : owner, slot)];
    }

    void copyAll(Object from, Object to) {
        for (int i = 0, end = owners.length; i < end; i++) {
            if (owners[i] == from) {
                int slot = slots[i];
                put(to, slot, shadows[i], values[i]);
                if (owners.length != end) {
                    // The table has grown, and everything is elsewhere now.
                    copyAll(from, to);
                    return;
                }
            }
        }
    }

    public void remove(Object owner, int slot) {
        int at = find(owner == null ? STATICS : owner, slot);
        if (at >= 0) {
            removeAt(at);
        }
    }

    private void removeAt(int at) {
        owners[at] = REMOVED;
        shadows[at] = null;
        size--;
    }

    private int find(Object key, int slot) {
        int mask = owners.length - 1;
        for (int at = hash(key, slot) & mask; owners[at] != null; at = at + 1 & mask) {
            if (owners[at] == key && slots[at] == slot) {
                return at;
            }
        }
        return -1;
    }

    private int free(Object key, int slot) {
        int mask = owners.length - 1;
        int at = hash(key, slot) & mask;
        while (owners[at] != null) {
            at = at + 1 & mask;
        }
        return at;
    }

    private static int hash(Object key, int slot) {
        int hash = System.identityHashCode(key) * 31 + slot;
        hash *= 0x9E3779B9;
        return hash ^ hash >>> 15;
    }

    private void grow() {
        Object[] oldOwners = owners;
        int[] oldSlots = slots;
        Term[] oldShadows = shadows;
        long[] oldValues = values;
        int length = size * 4 < owners.length ? owners.length : owners.length * 2;
        owners = new Object[length];
        slots = new int[length];
        shadows = new Term[length];
        values = new long[length];
        used = size;
        for (int i = 0; i < oldOwners.length; i++) {
            if (oldOwners[i] != null && oldOwners[i] != REMOVED) {
                int at = free(oldOwners[i], oldSlots[i]);
                owners[at] = oldOwners[i];
                slots[at] = oldSlots[i];
                shadows[at] = oldShadows[i];
                values[at] = oldValues[i];
            }
        }
    }
}
