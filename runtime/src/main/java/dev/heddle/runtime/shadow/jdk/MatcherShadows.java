package dev.heddle.runtime.shadow.jdk;

import dev.heddle.term.Term;
import java.util.regex.Matcher;

/** {@code Matcher}: whether the whole matches. Whatever else it is asked makes what it matches plain. */
@Shadowed(Matcher.class)
public final class MatcherShadows {

    private MatcherShadows() {
    }

    public static Term matches(Matcher self, boolean result, int site) {
        return Expressions.matches(self, result, site);
    }
}
