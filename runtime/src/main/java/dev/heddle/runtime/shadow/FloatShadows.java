package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Shadows;
import dev.heddle.term.Term;

/** {@code Float}: a box has the shadow of what is in it. */
@Shadowed(Float.class)
public final class FloatShadows {

    private FloatShadows() {
    }

    /** A box of its own, because others may be shared by everybody. */
    @SuppressWarnings("removal")
    public static Float valueOf(float value, Term shadow, Float result, int site) {
        if (shadow == null) {
            return result;
        }
        Float box = new Float(value);
        Shadows.TABLE.shadow(box, shadow, result);
        return box;
    }

    public static Term floatValue(Float self, float result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term doubleValue(Float self, double result, int site) {
        return Shadows.unary(Shadows.ofObject(self), 141);
    }

    public static Term intValue(Float self, int result, int site) {
        return Shadows.unary(Shadows.ofObject(self), 139);
    }
}
