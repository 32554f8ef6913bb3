package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.shadow.Arithmetic;
import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Places;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.util.concurrent.atomic.AtomicLong;

/** {@code AtomicLong}: its value is a place like any other. */
@Shadowed(AtomicLong.class)
public final class AtomicLongShadows {

    private static final int VALUE = 0;
    private static final int ADD = 97;

    private AtomicLongShadows() {
    }

    public static void construct(AtomicLong self, long value, Term shadow, int site) {
        Places.stored(value, shadow, self, VALUE);
    }

    public static void set(AtomicLong self, long value, Term shadow, int site) {
        Places.stored(value, shadow, self, VALUE);
    }

    public static void lazySet(AtomicLong self, long value, Term shadow, int site) {
        Places.stored(value, shadow, self, VALUE);
    }

    public static void setPlain(AtomicLong self, long value, Term shadow, int site) {
        Places.stored(value, shadow, self, VALUE);
    }

    public static void setOpaque(AtomicLong self, long value, Term shadow, int site) {
        Places.stored(value, shadow, self, VALUE);
    }

    public static void setRelease(AtomicLong self, long value, Term shadow, int site) {
        Places.stored(value, shadow, self, VALUE);
    }

    public static Term getPlain(AtomicLong self, long result, int site) {
        return Places.loaded(result, self, VALUE);
    }

    public static Term getOpaque(AtomicLong self, long result, int site) {
        return Places.loaded(result, self, VALUE);
    }

    public static Term getAcquire(AtomicLong self, long result, int site) {
        return Places.loaded(result, self, VALUE);
    }

    public static Term get(AtomicLong self, long result, int site) {
        return Places.loaded(result, self, VALUE);
    }

    public static Term getAndSet(AtomicLong self, long value, Term shadow, long result, int site) {
        Term old = Places.loaded(result, self, VALUE);
        Places.stored(value, shadow, self, VALUE);
        return old;
    }

    public static Term getAndAdd(AtomicLong self, long delta, Term shadow, long result, int site) {
        Term old = Places.loaded(result, self, VALUE);
        Places.stored(result + delta, Arithmetic.binary(result, delta, old, shadow, ADD), self, VALUE);
        return old;
    }

    public static Term addAndGet(AtomicLong self, long delta, Term shadow, long result, int site) {
        getAndAdd(self, delta, shadow, result - delta, site);
        return Places.loaded(result, self, VALUE);
    }

    public static Term getAndIncrement(AtomicLong self, long result, int site) {
        return getAndAdd(self, 1, null, result, site);
    }

    public static Term incrementAndGet(AtomicLong self, long result, int site) {
        return addAndGet(self, 1, null, result, site);
    }

    public static Term getAndDecrement(AtomicLong self, long result, int site) {
        return getAndAdd(self, -1, null, result, site);
    }

    public static Term decrementAndGet(AtomicLong self, long result, int site) {
        return addAndGet(self, -1, null, result, site);
    }

    /** Whether a compare-and-set succeeds is a branch: on whether the value that was there is the one that was expected. */
    public static Term compareAndSet(AtomicLong self, long expected, Term expectedShadow, long value, Term shadow, boolean result, int site) {
        long before = result ? expected : peek(self);
        Term old = Places.loaded(before, self, VALUE);
        if (old != null || expectedShadow != null) {
            Branches.branch(Terms.eq(old == null ? Constant.of(before) : old, expectedShadow == null ? Constant.of(expected) : expectedShadow), result, site);
        }
        if (result) {
            Places.stored(value, shadow, self, VALUE);
        }
        return null;
    }

    /** The shadow of what is in {@code self} now. */
    static Term shadow(AtomicLong self) {
        return Places.loaded(peek(self), self, VALUE);
    }

    private static long peek(AtomicLong self) {
        Strand strand = Control.beginQuiet();
        try {
            return self.get();
        } finally {
            Control.endQuiet(strand);
        }
    }
}
