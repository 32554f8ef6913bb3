package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.RegularExpression;
import dev.heddle.term.Term;
import java.util.regex.Matcher;

/** Regular expressions, as far as it is known which strings match them. */
final class Expressions {

    private Expressions() {
    }

    static boolean isKnown(String expression) {
        return expression != null && Shadows.ofObject(expression) == null && RegularExpression.of(expression) != null;
    }

    /** {@code text} is about to be matched as a whole. */
    static void before(CharSequence text, String expression, int site) {
        if (!(text instanceof String) || !isKnown(expression)) {
            Pins.pinAll(text, site);
            Pins.pinAll(expression, site);
        }
    }

    static Term matches(CharSequence text, String expression, boolean result, int site) {
        Term shadow = text instanceof String && isKnown(expression) ? Shadows.ofObject(text) : null;
        return shadow == null ? null : Values.condition(result, site, Operator.MATCHES, shadow, Constant.of(expression));
    }

    /** The whole of what {@code matcher} was made for, which depends on inputs as long as nobody has asked it for something else. */
    static Term matches(Matcher matcher, boolean result, int site) {
        Term shadow = Shadows.ofObject(matcher);
        return shadow == null ? null : Values.condition(result, site, Operator.MATCHES, shadow, Constant.of(matcher.pattern().pattern()));
    }

    /** The string that is replaced wherever it is, if nothing else matches {@code expression} and the replacement is taken as it is; else null. */
    static String replaced(String expression, String replacement) {
        boolean plain = expression != null && replacement != null && Values.arePlain(expression, replacement) && replacement.indexOf('\\') < 0 && replacement.indexOf('$') < 0;
        String literal = plain ? RegularExpression.literal(expression) : null;
        return literal == null || literal.isEmpty() ? null : literal;
    }
}
