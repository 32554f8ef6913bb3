package dev.heddle.runtime.shadow.jdk;

import dev.heddle.term.Term;
import java.util.regex.Matcher;

/** {@code Matcher}: whether the whole matches, its beginning, or some part. Whatever else it is asked makes what it matches plain. */
@Shadowed(Matcher.class)
public final class MatcherShadows {

    private MatcherShadows() {
    }

    public static void before_matches(Matcher self, int site) {
        Expressions.before(self, self.pattern().pattern(), site);
    }

    public static Term matches(Matcher self, boolean result, int site) {
        return Expressions.matches(self, self.pattern().pattern(), result, site);
    }

    public static void before_lookingAt(Matcher self, int site) {
        Expressions.before(self, Expressions.beginning(self.pattern().pattern()), site);
    }

    public static Term lookingAt(Matcher self, boolean result, int site) {
        return Expressions.matches(self, Expressions.beginning(self.pattern().pattern()), result, site);
    }

    public static void before_find(Matcher self, int site) {
        Expressions.before(self, Expressions.containing(self.pattern().pattern()), site);
    }

    public static Term find(Matcher self, boolean result, int site) {
        return Expressions.matches(self, Expressions.containing(self.pattern().pattern()), result, site);
    }
}
