package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Shadows;
import dev.heddle.term.Term;

/** {@code System}. */
@Shadowed(System.class)
public final class SystemShadows {

    private SystemShadows() {
    }

    public static void before_arraycopy(Object from, int start, Term startShadow, Object to, int place, Term placeShadow, int length,
            Term lengthShadow, int site) {
        Shadows.concretize(startShadow, site);
        Shadows.concretize(placeShadow, site);
        Shadows.concretize(lengthShadow, site);
    }

    public static void arraycopy(Object from, int start, Term startShadow, Object to, int place, Term placeShadow, int length,
            Term lengthShadow, int site) {
        Shadows.copied(from, start, to, place, length);
    }
}
