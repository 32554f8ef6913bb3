package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Arithmetic;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** {@code Number}, if it is a box. */
@Shadowed(Number.class)
public final class NumberShadows {

    private NumberShadows() {
    }

    public static Term intValue(Number self, int result, int site) {
        Term shadow = shadow(self);
        return shadow == null || shadow.sort() == Sort.INT ? shadow : convert(shadow, 136, 139, 142);
    }

    public static Term longValue(Number self, long result, int site) {
        Term shadow = shadow(self);
        return shadow == null || shadow.sort() == Sort.LONG ? shadow : convert(shadow, 133, 140, 143);
    }

    public static Term doubleValue(Number self, double result, int site) {
        Term shadow = shadow(self);
        return shadow == null || shadow.sort() == Sort.DOUBLE ? shadow : convert(shadow, shadow.sort() == Sort.INT ? 135 : 138, 141, 0);
    }

    /** The shadow of the number that is in a box or an atomic. */
    private static Term shadow(Number self) {
        return self instanceof AtomicInteger ? AtomicIntegerShadows.shadow((AtomicInteger) self)
                : self instanceof AtomicLong ? AtomicLongShadows.shadow((AtomicLong) self) : Shadows.ofObject(self);
    }

    /** By the JVM's instruction for an integer, a float and a double. */
    private static Term convert(Term shadow, int fromInteger, int fromFloat, int fromDouble) {
        return Arithmetic.unary(shadow, shadow.sort() == Sort.FLOAT ? fromFloat : shadow.sort() == Sort.DOUBLE ? fromDouble : fromInteger);
    }

    public static Term floatValue(Number self, float result, int site) {
        Term shadow = shadow(self);
        return shadow == null || shadow.sort() == Sort.FLOAT ? shadow : convert(shadow, shadow.sort() == Sort.INT ? 134 : 137, 0, 144);
    }
}
