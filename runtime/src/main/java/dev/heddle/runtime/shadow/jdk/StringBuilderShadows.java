package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** {@code StringBuilder}: its content, as long as only the methods modelled here change it. */
@Shadowed(StringBuilder.class)
public final class StringBuilderShadows {

    private StringBuilderShadows() {
    }

    public static void construct(StringBuilder self, String text, int site) {
        Term shadow = Shadows.ofObject(text);
        if (shadow != null) {
            Shadows.TABLE.shadow(self, shadow, self);
        }
    }

    public static StringBuilder append(StringBuilder self, String text, StringBuilder result, int site) {
        return text == null ? result : append(self, text, Shadows.ofObject(text), site);
    }

    public static StringBuilder append(StringBuilder self, CharSequence text, StringBuilder result, int site) {
        Term shadow = text == null ? null : Shadows.ofObject(text);
        return append(self, shadow == null ? null : text.toString(), shadow, site);
    }

    public static StringBuilder append(StringBuilder self, int value, Term shadow, StringBuilder result, int site) {
        return append(self, Integer.toString(value), shadow == null ? null : Terms.apply(Operator.STRING_OF_INT, shadow), site);
    }

    public static StringBuilder append(StringBuilder self, long value, Term shadow, StringBuilder result, int site) {
        return append(self, Long.toString(value), shadow == null ? null : Terms.apply(Operator.STRING_OF_LONG, shadow), site);
    }

    public static StringBuilder append(StringBuilder self, char value, Term shadow, StringBuilder result, int site) {
        return append(self, String.valueOf(value), shadow == null ? null : Terms.apply(Operator.STRING_OF_CHAR, shadow), site);
    }

    public static StringBuilder append(StringBuilder self, boolean value, Term shadow, StringBuilder result, int site) {
        return append(self, Boolean.toString(value), shadow == null ? null : Terms.apply(Operator.STRING_OF_BOOLEAN, shadow), site);
    }

    /** {@code text}, which may be null if it has no shadow, has been appended. */
    private static StringBuilder append(StringBuilder self, String text, Term shadow, int site) {
        Term before = Shadows.ofObject(self);
        if (before == null && shadow == null) {
            return self;
        }
        String all = content(self);
        String known = before == null ? all.substring(0, all.length() - text.length()) : (String) Control.strand().valueOf(before);
        Term start = before == null ? Constant.of(known) : before;
        Term whole = Terms.apply(Operator.CONCAT, start, shadow == null ? Constant.of(all.substring(Math.min(known.length(), all.length()))) : shadow);
        keep(self, all, whole, start, site);
        return self;
    }

    /** The term goes on only if the builder's content is what it says. */
    private static void keep(StringBuilder self, String all, Term whole, Term start, int site) {
        Strand strand = Control.strand();
        if (strand == null) {
            return;
        }
        if (all.equals(strand.valueOf(whole))) {
            Shadows.TABLE.shadow(self, whole, self);
        } else {
            Pins.pin(Shadows.variable(start), site);
            Shadows.TABLE.plain(self);
        }
    }

    public static String toString(StringBuilder self, String result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? result : Values.string(result, shadow, site, shadow);
    }

    public static Term length(StringBuilder self, int result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? null : Values.number(result, site, Operator.SLENGTH, shadow);
    }

    private static String content(StringBuilder self) {
        Strand strand = Control.beginQuiet();
        try {
            return self.toString();
        } finally {
            Control.endQuiet(strand);
        }
    }
}
