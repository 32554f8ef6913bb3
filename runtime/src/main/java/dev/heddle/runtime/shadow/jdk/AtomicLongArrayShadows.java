package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.shadow.Arithmetic;
import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Places;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.util.concurrent.atomic.AtomicLongArray;

/** {@code AtomicLongArray}: each element is a place. Which one it is becomes plain, since every access is an event that says what it is about. */
@Shadowed(AtomicLongArray.class)
public final class AtomicLongArrayShadows {

    private static final int ADD = 97;

    private AtomicLongArrayShadows() {
    }

    public static void construct(AtomicLongArray self, long[] elements, int site) {
        Places.copied(elements, 0, self, 0, elements.length);
    }

    public static void before_set(AtomicLongArray self, int index, Term indexShadow, long value, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static void set(AtomicLongArray self, int index, Term indexShadow, long value, Term shadow, int site) {
        Places.stored(value, shadow, self, index);
    }

    public static void before_lazySet(AtomicLongArray self, int index, Term indexShadow, long value, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static void lazySet(AtomicLongArray self, int index, Term indexShadow, long value, Term shadow, int site) {
        Places.stored(value, shadow, self, index);
    }

    public static void before_setPlain(AtomicLongArray self, int index, Term indexShadow, long value, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static void setPlain(AtomicLongArray self, int index, Term indexShadow, long value, Term shadow, int site) {
        Places.stored(value, shadow, self, index);
    }

    public static void before_setOpaque(AtomicLongArray self, int index, Term indexShadow, long value, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static void setOpaque(AtomicLongArray self, int index, Term indexShadow, long value, Term shadow, int site) {
        Places.stored(value, shadow, self, index);
    }

    public static void before_setRelease(AtomicLongArray self, int index, Term indexShadow, long value, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static void setRelease(AtomicLongArray self, int index, Term indexShadow, long value, Term shadow, int site) {
        Places.stored(value, shadow, self, index);
    }

    public static void before_get(AtomicLongArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term get(AtomicLongArray self, int index, Term indexShadow, long result, int site) {
        return Places.loaded(result, self, index);
    }

    public static void before_getPlain(AtomicLongArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term getPlain(AtomicLongArray self, int index, Term indexShadow, long result, int site) {
        return Places.loaded(result, self, index);
    }

    public static void before_getOpaque(AtomicLongArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term getOpaque(AtomicLongArray self, int index, Term indexShadow, long result, int site) {
        return Places.loaded(result, self, index);
    }

    public static void before_getAcquire(AtomicLongArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term getAcquire(AtomicLongArray self, int index, Term indexShadow, long result, int site) {
        return Places.loaded(result, self, index);
    }

    public static void before_getAndSet(AtomicLongArray self, int index, Term indexShadow, long value, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term getAndSet(AtomicLongArray self, int index, Term indexShadow, long value, Term shadow, long result, int site) {
        Term old = Places.loaded(result, self, index);
        Places.stored(value, shadow, self, index);
        return old;
    }

    public static void before_getAndAdd(AtomicLongArray self, int index, Term indexShadow, long delta, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term getAndAdd(AtomicLongArray self, int index, Term indexShadow, long delta, Term shadow, long result, int site) {
        Term old = Places.loaded(result, self, index);
        Places.stored(result + delta, Arithmetic.binary(result, delta, old, shadow, ADD), self, index);
        return old;
    }

    public static void before_addAndGet(AtomicLongArray self, int index, Term indexShadow, long delta, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term addAndGet(AtomicLongArray self, int index, Term indexShadow, long delta, Term shadow, long result, int site) {
        getAndAdd(self, index, null, delta, shadow, result - delta, site);
        return Places.loaded(result, self, index);
    }

    public static void before_getAndIncrement(AtomicLongArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term getAndIncrement(AtomicLongArray self, int index, Term indexShadow, long result, int site) {
        return getAndAdd(self, index, null, 1, null, result, site);
    }

    public static void before_incrementAndGet(AtomicLongArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term incrementAndGet(AtomicLongArray self, int index, Term indexShadow, long result, int site) {
        return addAndGet(self, index, null, 1, null, result, site);
    }

    public static void before_getAndDecrement(AtomicLongArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term getAndDecrement(AtomicLongArray self, int index, Term indexShadow, long result, int site) {
        return getAndAdd(self, index, null, -1, null, result, site);
    }

    public static void before_decrementAndGet(AtomicLongArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term decrementAndGet(AtomicLongArray self, int index, Term indexShadow, long result, int site) {
        return addAndGet(self, index, null, -1, null, result, site);
    }

    public static void before_compareAndSet(AtomicLongArray self, int index, Term indexShadow, long expected, Term expectedShadow, long value, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    /** Whether a compare-and-set succeeds is a branch: on whether the value that was there is the one that was expected. */
    public static Term compareAndSet(AtomicLongArray self, int index, Term indexShadow, long expected, Term expectedShadow, long value, Term shadow, boolean result, int site) {
        long before = result ? expected : peek(self, index);
        Term old = Places.loaded(before, self, index);
        if (old != null || expectedShadow != null) {
            Branches.branch(Terms.eq(old == null ? Constant.of(before) : old, expectedShadow == null ? Constant.of(expected) : expectedShadow), result, site);
        }
        if (result) {
            Places.stored(value, shadow, self, index);
        }
        return null;
    }

    private static long peek(AtomicLongArray self, int index) {
        Strand strand = Control.beginQuiet();
        try {
            return self.get(index);
        } finally {
            Control.endQuiet(strand);
        }
    }
}
