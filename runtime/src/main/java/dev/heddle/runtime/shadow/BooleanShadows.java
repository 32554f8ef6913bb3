package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Shadows;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** {@code Boolean}: a box has the shadow of what is in it. */
@Shadowed(Boolean.class)
public final class BooleanShadows {

    private BooleanShadows() {
    }

    /** A box of its own, because others may be shared by everybody. */
    @SuppressWarnings("removal")
    public static Boolean valueOf(boolean value, Term shadow, Boolean result, int site) {
        if (shadow == null) {
            return result;
        }
        Boolean box = new Boolean(value);
        Shadows.TABLE.shadow(box, shadow, result);
        return box;
    }

    public static Term booleanValue(Boolean self, boolean result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term equals(Boolean self, Object other, boolean result, int site) {
        if (!(other instanceof Boolean) || Values.arePlain(self, other)) {
            return null;
        }
        return Shadows.variable(Terms.toInt(Terms.eq(term(self), term((Boolean) other))));
    }

    private static Term term(Boolean box) {
        return Values.term(box ? 1 : 0, Shadows.ofObject(box));
    }

    public static String toString(Boolean self, String result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? result : Values.string(result, site, Operator.STRING_OF_BOOLEAN, shadow);
    }
}
