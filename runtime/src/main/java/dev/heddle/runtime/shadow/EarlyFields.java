package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.Strand.Early;
import dev.heddle.term.Term;

/**
 * Hooks for fields that are set before the constructor of the superclass is called, as those are in which a class keeps what it captures. The object cannot be touched
 * then, so their shadows go along with the calls of constructors until it can; the superclass's may already call methods that read the fields.
 */
public final class EarlyFields {

    private EarlyFields() {
    }

    /** Adds the shadow of a field to {@code others}. */
    public static Early and(Early others, Term shadow, int slot) {
        return shadow == null ? others : new Early(shadow, slot, others);
    }

    /** {@code constructor} is about to be called for the object. */
    public static void pass(Early all, int constructor) {
        Strand strand = all == null ? null : Control.strand();
        if (strand != null) {
            strand.early = all;
            strand.earlyFor = constructor;
        }
    }

    /** What {@code constructor}, which begins, was called with; null if nothing. */
    public static Early take(int constructor) {
        Strand strand = Control.strand();
        if (strand == null || strand.early == null || strand.earlyFor != constructor) {
            return null;
        }
        Early all = strand.early;
        strand.early = null;
        return all;
    }

    /** {@code constructor} has returned; if it has left the shadows, because it knows nothing of such, the object gets them now. */
    public static void settle(Object object, int constructor) {
        store(take(constructor), object);
    }

    /** The object may be touched now. */
    public static void store(Early all, Object object) {
        for (Early each = all; each != null; each = each.others()) {
            Places.storedBefore(each.shadow(), object, each.slot());
        }
    }

    /** A constructor of the JDK is about to be called, which may call methods that read the fields. */
    public static void pin(Early all, int site) {
        for (Early each = all; each != null; each = each.others()) {
            Pins.pin(each.shadow(), site);
        }
    }
}
