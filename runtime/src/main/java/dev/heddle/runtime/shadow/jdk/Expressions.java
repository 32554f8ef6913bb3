package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.RegularExpression;
import dev.heddle.term.Term;
import java.util.regex.Matcher;

/** Regular expressions, as far as it is known which strings match them. */
final class Expressions {

    private static final String ANYTHING = "[\\s\\S]*";

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

    /**
     * {@code matcher} is about to be asked whether what it was made for matches {@code expression}. Where it begins to look depends on what it has found before: then,
     * as where the expression is not known, that becomes plain.
     */
    static void before(Matcher matcher, String expression, int site) {
        if (Shadows.ofObject(matcher) != null && (hasFound(matcher) || !isKnown(expression))) {
            Pins.pinAll(matcher, site);
        }
    }

    private static boolean hasFound(Matcher matcher) {
        Strand strand = Control.beginQuiet();
        try {
            return matcher.start() >= 0;
        } catch (IllegalStateException nothing) {
            return false;
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** Depends on inputs as long as nobody has asked {@code matcher} for something else. */
    static Term matches(Matcher matcher, String expression, boolean result, int site) {
        Term shadow = Shadows.ofObject(matcher);
        return shadow == null ? null : Values.condition(result, site, Operator.MATCHES, shadow, Constant.of(expression));
    }

    /** What strings match that begin with one that matches {@code expression}; no expression that is known if it says something of their end. */
    static String beginning(String expression) {
        return "(?:" + (expression.startsWith("^") ? expression.substring(1) : expression) + ")" + ANYTHING;
    }

    /** What strings match in which one is found that matches {@code expression}, as {@link #beginning}. Java does not look between the halves of a pair for what matches a half. */
    static String containing(String expression) {
        return expression.startsWith("^") ? beginning(expression) : ANYTHING + beginning(expression);
    }

    /** The string that is replaced wherever it is, if nothing else matches {@code expression} and the replacement is taken as it is; else null. */
    static String replaced(String expression, String replacement) {
        boolean plain = expression != null && replacement != null && Values.arePlain(expression, replacement) && replacement.indexOf('\\') < 0 && replacement.indexOf('$') < 0;
        String literal = plain ? RegularExpression.literal(expression) : null;
        return literal == null || literal.isEmpty() ? null : literal;
    }
}
