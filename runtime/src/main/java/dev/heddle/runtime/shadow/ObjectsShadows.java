package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Shadows;
import dev.heddle.term.Term;
import java.util.Objects;

/** {@code Objects}. */
@Shadowed(Objects.class)
public final class ObjectsShadows {

    private ObjectsShadows() {
    }

    public static Term equals(Object one, Object other, boolean result, int site) {
        if (one == null || other == null || Values.arePlain(one, other)) {
            return null;
        }
        if (one instanceof String) {
            return StringShadows.equals((String) one, other, result, site);
        } else if (one instanceof Integer) {
            return IntegerShadows.equals((Integer) one, other, result, site);
        } else if (one instanceof Long) {
            return LongShadows.equals((Long) one, other, result, site);
        }
        Shadows.escape(one, site);
        Shadows.escape(other, site);
        return null;
    }
}
