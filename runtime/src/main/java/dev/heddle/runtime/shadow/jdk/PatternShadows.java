package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Term;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code Pattern}. */
@Shadowed(Pattern.class)
public final class PatternShadows {

    private PatternShadows() {
    }

    public static void before_matches(String expression, CharSequence text, int site) {
        Expressions.before(text, expression, site);
    }

    public static Term matches(String expression, CharSequence text, boolean result, int site) {
        return Expressions.matches(text, expression, result, site);
    }

    /** With flags an expression says something else. */
    public static void before_matcher(Pattern self, CharSequence text, int site) {
        Expressions.before(text, self.flags() == 0 ? self.pattern() : null, site);
    }

    /** A matcher has the shadow of what it is to match. */
    public static Matcher matcher(Pattern self, CharSequence text, Matcher result, int site) {
        Term shadow = text instanceof String ? Shadows.ofObject(text) : null;
        if (shadow != null && self.flags() == 0 && Expressions.isKnown(self.pattern())) {
            Shadows.TABLE.shadow(result, shadow, result);
        }
        return result;
    }
}
