package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Shadows;
import dev.heddle.term.Term;

/** {@code Double}: a box has the shadow of what is in it. */
@Shadowed(Double.class)
public final class DoubleShadows {

    private DoubleShadows() {
    }

    /** A box of its own, because others may be shared by everybody. */
    @SuppressWarnings("removal")
    public static Double valueOf(double value, Term shadow, Double result, int site) {
        if (shadow == null) {
            return result;
        }
        Double box = new Double(value);
        Shadows.TABLE.shadow(box, shadow, result);
        return box;
    }

    public static Term doubleValue(Double self, double result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term intValue(Double self, int result, int site) {
        return Shadows.unary(Shadows.ofObject(self), 142);
    }

    public static Term longValue(Double self, long result, int site) {
        return Shadows.unary(Shadows.ofObject(self), 143);
    }
}
