package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** The {@code +} of strings, which the compiler turns into a call of its own kind. */
public final class Concatenation {

    private static final char ARGUMENT = '\u0001';
    private static final char CONSTANT = '\u0002';

    private Concatenation() {
    }

    public static Object part(int value, Term shadow) {
        return shadow == null ? (Object) Integer.toString(value) : Terms.apply(Operator.STRING_OF_INT, shadow);
    }

    public static Object part(long value, Term shadow) {
        return shadow == null ? (Object) Long.toString(value) : Terms.apply(Operator.STRING_OF_LONG, shadow);
    }

    public static Object part(char value, Term shadow) {
        return shadow == null ? (Object) String.valueOf(value) : Terms.apply(Operator.STRING_OF_CHAR, shadow);
    }

    public static Object part(boolean value, Term shadow) {
        return shadow == null ? (Object) Boolean.toString(value) : Terms.apply(Operator.STRING_OF_BOOLEAN, shadow);
    }

    /** How the JDK prints a number with a fraction is beyond terms. */
    public static Object part(double value, Term shadow, int site) {
        Pins.pin(shadow, site);
        return Double.toString(value);
    }

    public static Object part(float value, Term shadow, int site) {
        Pins.pin(shadow, site);
        return Float.toString(value);
    }

    /** What an object says of itself, as the JDK would ask it. */
    public static String text(Object value, int site) {
        if (value == null) {
            return "null";
        }
        Values.ask(value, site);
        return StringShadows.valueOf(value, value.toString(), site);
    }

    public static Object part(String value) {
        Term shadow = value == null ? null : Shadows.ofObject(value);
        return shadow == null ? String.valueOf(value) : shadow;
    }

    /** What to go on with instead of {@code result}, which {@code parts} make in the order that {@code recipe} says. */
    public static String join(String result, String recipe, String[] constants, Object[] parts, int site) {
        boolean plain = true;
        for (Object part : parts) {
            plain &= part instanceof String;
        }
        if (plain) {
            return result;
        }
        Term whole = Constant.of("");
        StringBuilder literal = new StringBuilder();
        int next = 0;
        int nextConstant = 0;
        for (int i = 0; i < recipe.length(); i++) {
            char c = recipe.charAt(i);
            Object part = c == ARGUMENT ? parts[next++] : c == CONSTANT ? constants[nextConstant++] : String.valueOf(c);
            if (part instanceof String) {
                literal.append((String) part);
            } else {
                whole = Terms.apply(Operator.CONCAT, Terms.apply(Operator.CONCAT, whole, Constant.of(literal.toString())), (Term) part);
                literal.setLength(0);
            }
        }
        whole = Terms.apply(Operator.CONCAT, whole, Constant.of(literal.toString()));
        return Values.string(result, whole, site, whole);
    }
}
