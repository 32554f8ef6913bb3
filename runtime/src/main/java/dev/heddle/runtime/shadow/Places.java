package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.term.Term;

/** Hooks beside reads and writes of the places that values lie in: fields, statics and elements. */
public final class Places {

    private Places() {
    }

    public static Term loaded(int value, Object owner, int slot) {
        return Shadows.TABLE.isEmpty() ? null : Shadows.TABLE.get(owner, slot, value);
    }

    public static Term loaded(long value, Object owner, int slot) {
        return Shadows.TABLE.isEmpty() ? null : Shadows.TABLE.get(owner, slot, value);
    }

    public static Term loaded(float value, Object owner, int slot) {
        return Shadows.TABLE.isEmpty() ? null : Shadows.TABLE.get(owner, slot, Float.floatToIntBits(value));
    }

    public static Term loaded(double value, Object owner, int slot) {
        return Shadows.TABLE.isEmpty() ? null : Shadows.TABLE.get(owner, slot, Double.doubleToLongBits(value));
    }

    public static void stored(int value, Term shadow, Object owner, int slot) {
        if (shadow != null) {
            put(value, shadow, owner, slot);
        } else if (!Shadows.TABLE.isEmpty()) {
            Shadows.TABLE.remove(owner, slot);
        }
    }

    public static void stored(long value, Term shadow, Object owner, int slot) {
        if (shadow != null) {
            put(value, shadow, owner, slot);
        } else if (!Shadows.TABLE.isEmpty()) {
            Shadows.TABLE.remove(owner, slot);
        }
    }

    private static void put(long value, Term shadow, Object owner, int slot) {
        if (owner != null && Kept.has(owner)) {
            Pins.pin(shadow, 0);
            Shadows.TABLE.remove(owner, slot);
        } else {
            Shadows.TABLE.put(owner, slot, shadow, value);
        }
    }

    public static void stored(float value, Term shadow, Object owner, int slot) {
        stored(Float.floatToIntBits(value), shadow, owner, slot);
    }

    public static void stored(double value, Term shadow, Object owner, int slot) {
        stored(Double.doubleToLongBits(value), shadow, owner, slot);
    }

    /** A field of {@code owner} was set before the constructor of the superclass was called, when {@code owner} could not be looked at. */
    static void storedBefore(Term shadow, Object owner, int slot) {
        Strand strand = shadow == null ? null : Control.strand();
        if (strand != null) {
            Shadows.TABLE.put(owner, slot, shadow, Shadows.bits(strand.valueOf(shadow)));
        }
    }

    /** Elements were copied from one array to another, which may be the same. */
    public static void copied(Object from, int start, Object to, int place, int length) {
        if (Shadows.TABLE.isEmpty() || from instanceof Object[]) {
            return;
        }
        Term[] shadows = new Term[length];
        long[] values = new long[length];
        for (int i = 0; i < length; i++) {
            shadows[i] = Shadows.TABLE.peek(from, start + i);
            values[i] = shadows[i] == null ? 0 : Shadows.TABLE.valueAt(from, start + i);
        }
        for (int i = 0; i < length; i++) {
            if (shadows[i] == null) {
                Shadows.TABLE.remove(to, place + i);
            } else {
                put(values[i], shadows[i], to, place + i);
            }
        }
    }

    /** The shadow that an element had before somebody changed the array past us; null if it had none. */
    public static Term before(Object array, int place) {
        return Shadows.TABLE.isEmpty() ? null : Shadows.TABLE.peek(array, place);
    }

    /** The number in a field of the program that {@code type} declares is about to be read, or only overwritten, by code that knows nothing of shadows. */
    public static void passedBy(Class<?> type, String field, Object owner, boolean read, int site) {
        if (Shadows.TABLE.isEmpty() || !Reach.isFollowed(type)) {
            return;
        }
        int slot = FieldSlots.of(type.getName().replace('.', '/'), field);
        if (read) {
            Pins.pin(Shadows.TABLE.peek(owner, slot), site);
        } else {
            Shadows.TABLE.remove(owner, slot);
        }
    }

    /** An object was cloned, with all that is in it. */
    public static Object cloned(Object copy, Object original) {
        if (!Shadows.TABLE.isEmpty()) {
            Shadows.TABLE.copyAll(original, copy);
        }
        return copy;
    }
}
