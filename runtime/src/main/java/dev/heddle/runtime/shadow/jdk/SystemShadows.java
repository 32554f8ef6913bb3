package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Places;
import dev.heddle.term.Term;
import java.io.PrintStream;

/** {@code System}. */
@Shadowed(System.class)
public final class SystemShadows {

    private SystemShadows() {
    }

    public static void before_setOut(PrintStream stream, int site) {
        Prints.redirect();
    }

    public static void before_setErr(PrintStream stream, int site) {
        Prints.redirect();
    }

    public static void before_arraycopy(Object from, int start, Term startShadow, Object to, int place, Term placeShadow, int length,
            Term lengthShadow, int site) {
        Pins.pin(startShadow, site);
        Pins.pin(placeShadow, site);
        Pins.pin(lengthShadow, site);
    }

    public static void arraycopy(Object from, int start, Term startShadow, Object to, int place, Term placeShadow, int length,
            Term lengthShadow, int site) {
        Places.copied(from, start, to, place, length);
    }
}
