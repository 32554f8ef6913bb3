package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.shadow.Arithmetic;
import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Places;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.util.concurrent.atomic.AtomicInteger;

/** {@code AtomicInteger}: its value is a place like any other. */
@Shadowed(AtomicInteger.class)
public final class AtomicIntegerShadows {

    private static final int VALUE = 0;
    private static final int ADD = 96;

    private AtomicIntegerShadows() {
    }

    public static void construct(AtomicInteger self, int value, Term shadow, int site) {
        Places.stored(value, shadow, self, VALUE);
    }

    public static void set(AtomicInteger self, int value, Term shadow, int site) {
        Places.stored(value, shadow, self, VALUE);
    }

    public static void lazySet(AtomicInteger self, int value, Term shadow, int site) {
        Places.stored(value, shadow, self, VALUE);
    }

    public static void setPlain(AtomicInteger self, int value, Term shadow, int site) {
        Places.stored(value, shadow, self, VALUE);
    }

    public static void setOpaque(AtomicInteger self, int value, Term shadow, int site) {
        Places.stored(value, shadow, self, VALUE);
    }

    public static void setRelease(AtomicInteger self, int value, Term shadow, int site) {
        Places.stored(value, shadow, self, VALUE);
    }

    public static Term getPlain(AtomicInteger self, int result, int site) {
        return Places.loaded(result, self, VALUE);
    }

    public static Term getOpaque(AtomicInteger self, int result, int site) {
        return Places.loaded(result, self, VALUE);
    }

    public static Term getAcquire(AtomicInteger self, int result, int site) {
        return Places.loaded(result, self, VALUE);
    }

    public static Term get(AtomicInteger self, int result, int site) {
        return Places.loaded(result, self, VALUE);
    }

    public static Term getAndSet(AtomicInteger self, int value, Term shadow, int result, int site) {
        Term old = Places.loaded(result, self, VALUE);
        Places.stored(value, shadow, self, VALUE);
        return old;
    }

    public static Term getAndAdd(AtomicInteger self, int delta, Term shadow, int result, int site) {
        Term old = Places.loaded(result, self, VALUE);
        Places.stored(result + delta, Arithmetic.binary(result, delta, old, shadow, ADD), self, VALUE);
        return old;
    }

    public static Term addAndGet(AtomicInteger self, int delta, Term shadow, int result, int site) {
        getAndAdd(self, delta, shadow, result - delta, site);
        return Places.loaded(result, self, VALUE);
    }

    public static Term getAndIncrement(AtomicInteger self, int result, int site) {
        return getAndAdd(self, 1, null, result, site);
    }

    public static Term incrementAndGet(AtomicInteger self, int result, int site) {
        return addAndGet(self, 1, null, result, site);
    }

    public static Term getAndDecrement(AtomicInteger self, int result, int site) {
        return getAndAdd(self, -1, null, result, site);
    }

    public static Term decrementAndGet(AtomicInteger self, int result, int site) {
        return addAndGet(self, -1, null, result, site);
    }

    /** Whether a compare-and-set succeeds is a branch: on whether the value that was there is the one that was expected. */
    public static Term compareAndSet(AtomicInteger self, int expected, Term expectedShadow, int value, Term shadow, boolean result, int site) {
        int before = result ? expected : peek(self);
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
    static Term shadow(AtomicInteger self) {
        return Places.loaded(peek(self), self, VALUE);
    }

    private static int peek(AtomicInteger self) {
        Strand strand = Control.beginQuiet();
        try {
            return self.get();
        } finally {
            Control.endQuiet(strand);
        }
    }
}
