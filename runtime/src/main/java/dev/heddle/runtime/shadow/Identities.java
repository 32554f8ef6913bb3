package dev.heddle.runtime.shadow;

/**
 * What is known of objects, by identity.
 *
 * <p>Hooks look into it in the middle of the program's steps. The maps of the JDK are instrumented like the rest of it: what they do there would count
 * as the program's own doing, and how often they look for a free place differs from one execution to the next.
 */
final class Identities<T> {

    private static final int SMALLEST = 16;

    private Object[] keys = new Object[SMALLEST];
    private Object[] values = new Object[SMALLEST];
    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    void clear() {
        if (size > 0) {
            keys = new Object[SMALLEST];
            values = new Object[SMALLEST];
            size = 0;
        }
    }

    /** What is known of {@code key}, or null. */
    @SuppressWarnings("unchecked")
    T get(Object key) {
        return (T) values[find(key)];
    }

    void put(Object key, T value) {
        int at = find(key);
        if (keys[at] == null) {
            keys[at] = key;
            size++;
        }
        values[at] = value;
        if (size * 2 > keys.length) {
            grow();
        }
    }

    void remove(Object key) {
        int gap = find(key);
        if (keys[gap] == null) {
            return;
        }
        int mask = keys.length - 1;
        size--;
        clear(gap);
        // Whoever was put further on because the place was taken moves up.
        for (int at = gap + 1 & mask; keys[at] != null; at = at + 1 & mask) {
            int wanted = place(keys[at], mask);
            if ((at - wanted & mask) >= (at - gap & mask)) {
                keys[gap] = keys[at];
                values[gap] = values[at];
                clear(at);
                gap = at;
            }
        }
    }

    private void clear(int at) {
        keys[at] = null;
        values[at] = null;
    }

    /** Where {@code key} is, or would be put. */
    private int find(Object key) {
        int mask = keys.length - 1;
        int at = place(key, mask);
        while (keys[at] != null && keys[at] != key) {
            at = at + 1 & mask;
        }
        return at;
    }

    private static int place(Object key, int mask) {
        int hash = System.identityHashCode(key) * 0x9E3779B9;
        return (hash ^ hash >>> 16) & mask;
    }

    private void grow() {
        Object[] oldKeys = keys;
        Object[] oldValues = values;
        keys = new Object[oldKeys.length * 2];
        values = new Object[oldKeys.length * 2];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != null) {
                int at = find(oldKeys[i]);
                keys[at] = oldKeys[i];
                values[at] = oldValues[i];
            }
        }
    }
}
