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
import java.util.concurrent.atomic.AtomicIntegerArray;

/** {@code AtomicIntegerArray}: each element is a place. Which one it is becomes plain, since every access is an event that says what it is about. */
@Shadowed(AtomicIntegerArray.class)
public final class AtomicIntegerArrayShadows {

    private static final int ADD = 96;

    private AtomicIntegerArrayShadows() {
    }

    public static void construct(AtomicIntegerArray self, int[] elements, int site) {
        Places.copied(elements, 0, self, 0, elements.length);
    }

    public static void before_set(AtomicIntegerArray self, int index, Term indexShadow, int value, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static void set(AtomicIntegerArray self, int index, Term indexShadow, int value, Term shadow, int site) {
        Places.stored(value, shadow, self, index);
    }

    public static void before_lazySet(AtomicIntegerArray self, int index, Term indexShadow, int value, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static void lazySet(AtomicIntegerArray self, int index, Term indexShadow, int value, Term shadow, int site) {
        Places.stored(value, shadow, self, index);
    }

    public static void before_setPlain(AtomicIntegerArray self, int index, Term indexShadow, int value, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static void setPlain(AtomicIntegerArray self, int index, Term indexShadow, int value, Term shadow, int site) {
        Places.stored(value, shadow, self, index);
    }

    public static void before_setOpaque(AtomicIntegerArray self, int index, Term indexShadow, int value, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static void setOpaque(AtomicIntegerArray self, int index, Term indexShadow, int value, Term shadow, int site) {
        Places.stored(value, shadow, self, index);
    }

    public static void before_setRelease(AtomicIntegerArray self, int index, Term indexShadow, int value, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static void setRelease(AtomicIntegerArray self, int index, Term indexShadow, int value, Term shadow, int site) {
        Places.stored(value, shadow, self, index);
    }

    public static void before_get(AtomicIntegerArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term get(AtomicIntegerArray self, int index, Term indexShadow, int result, int site) {
        return Places.loaded(result, self, index);
    }

    public static void before_getPlain(AtomicIntegerArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term getPlain(AtomicIntegerArray self, int index, Term indexShadow, int result, int site) {
        return Places.loaded(result, self, index);
    }

    public static void before_getOpaque(AtomicIntegerArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term getOpaque(AtomicIntegerArray self, int index, Term indexShadow, int result, int site) {
        return Places.loaded(result, self, index);
    }

    public static void before_getAcquire(AtomicIntegerArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term getAcquire(AtomicIntegerArray self, int index, Term indexShadow, int result, int site) {
        return Places.loaded(result, self, index);
    }

    public static void before_getAndSet(AtomicIntegerArray self, int index, Term indexShadow, int value, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term getAndSet(AtomicIntegerArray self, int index, Term indexShadow, int value, Term shadow, int result, int site) {
        Term old = Places.loaded(result, self, index);
        Places.stored(value, shadow, self, index);
        return old;
    }

    public static void before_getAndAdd(AtomicIntegerArray self, int index, Term indexShadow, int delta, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term getAndAdd(AtomicIntegerArray self, int index, Term indexShadow, int delta, Term shadow, int result, int site) {
        Term old = Places.loaded(result, self, index);
        Places.stored(result + delta, Arithmetic.binary(result, delta, old, shadow, ADD), self, index);
        return old;
    }

    public static void before_addAndGet(AtomicIntegerArray self, int index, Term indexShadow, int delta, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term addAndGet(AtomicIntegerArray self, int index, Term indexShadow, int delta, Term shadow, int result, int site) {
        getAndAdd(self, index, null, delta, shadow, result - delta, site);
        return Places.loaded(result, self, index);
    }

    public static void before_getAndIncrement(AtomicIntegerArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term getAndIncrement(AtomicIntegerArray self, int index, Term indexShadow, int result, int site) {
        return getAndAdd(self, index, null, 1, null, result, site);
    }

    public static void before_incrementAndGet(AtomicIntegerArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term incrementAndGet(AtomicIntegerArray self, int index, Term indexShadow, int result, int site) {
        return addAndGet(self, index, null, 1, null, result, site);
    }

    public static void before_getAndDecrement(AtomicIntegerArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term getAndDecrement(AtomicIntegerArray self, int index, Term indexShadow, int result, int site) {
        return getAndAdd(self, index, null, -1, null, result, site);
    }

    public static void before_decrementAndGet(AtomicIntegerArray self, int index, Term indexShadow, int site) {
        Pins.pin(indexShadow, site);
    }

    public static Term decrementAndGet(AtomicIntegerArray self, int index, Term indexShadow, int result, int site) {
        return addAndGet(self, index, null, -1, null, result, site);
    }

    public static void before_compareAndSet(AtomicIntegerArray self, int index, Term indexShadow, int expected, Term expectedShadow, int value, Term shadow, int site) {
        Pins.pin(indexShadow, site);
    }

    /** Whether a compare-and-set succeeds is a branch: on whether the value that was there is the one that was expected. */
    public static Term compareAndSet(AtomicIntegerArray self, int index, Term indexShadow, int expected, Term expectedShadow, int value, Term shadow, boolean result, int site) {
        int before = result ? expected : peek(self, index);
        Term old = Places.loaded(before, self, index);
        if (old != null || expectedShadow != null) {
            Branches.branch(Terms.eq(old == null ? Constant.of(before) : old, expectedShadow == null ? Constant.of(expected) : expectedShadow), result, site);
        }
        if (result) {
            Places.stored(value, shadow, self, index);
        }
        return null;
    }

    private static int peek(AtomicIntegerArray self, int index) {
        Strand strand = Control.beginQuiet();
        try {
            return self.get(index);
        } finally {
            Control.endQuiet(strand);
        }
    }
}
