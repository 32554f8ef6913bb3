package dev.heddle.concolic;

import dev.heddle.term.Sort;
import java.util.ArrayList;
import java.util.List;

/** The reader of the values that a solver prints, such as {@code ((v0 #x0000000a) (v1 (fp #b0 #x81 #b000)))}. */
final class Model {

    private final String text;
    private int position;

    private Model(String text) {
        this.text = text;
    }

    /** The values in the order in which they were asked for. */
    static List<Object> parse(String text, List<Sort> sorts) {
        Object pairs = new Model(text).expression();
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < sorts.size(); i++) {
            values.add(value(((List<?>) ((List<?>) pairs).get(i)).get(1), sorts.get(i)));
        }
        return values;
    }

    /** An atom as a string, or a list of expressions. */
    private Object expression() {
        skipSpace();
        char c = text.charAt(position);
        if (c == '(') {
            position++;
            List<Object> list = new ArrayList<>();
            for (skipSpace(); text.charAt(position) != ')'; skipSpace()) {
                list.add(expression());
            }
            position++;
            return list;
        }
        int start = position;
        if (c == '"') {
            do {
                position = text.indexOf('"', position + 1) + 1;
            } while (position < text.length() && text.charAt(position) == '"');
        } else {
            while (position < text.length() && " \t\r\n()".indexOf(text.charAt(position)) < 0) {
                position++;
            }
        }
        return text.substring(start, position);
    }

    private void skipSpace() {
        while (Character.isWhitespace(text.charAt(position))) {
            position++;
        }
    }

    private static Object value(Object expression, Sort sort) {
        switch (sort) {
            case INT:
                return (int) number(expression);
            case LONG:
                return number(expression);
            case FLOAT:
                return Float.intBitsToFloat((int) bits(expression, 8, 23));
            case DOUBLE:
                return Double.longBitsToDouble(bits(expression, 11, 52));
            case STRING:
                return string((String) expression);
            default:
                return Boolean.valueOf((String) expression);
        }
    }

    /** A whole number: a bit-vector, or a numeral with perhaps a minus before it. */
    private static long number(Object expression) {
        if (expression instanceof List<?> list) {
            return "-".equals(list.get(0)) ? -Long.parseUnsignedLong((String) list.get(1))
                    : Long.parseUnsignedLong(((String) list.get(1)).substring(2));
        }
        String atom = (String) expression;
        if (atom.startsWith("#x")) {
            return Long.parseUnsignedLong(atom.substring(2), 16);
        }
        return atom.startsWith("#b") ? Long.parseUnsignedLong(atom.substring(2), 2) : Long.parseLong(atom);
    }

    /** The bits of a floating-point number. */
    private static long bits(Object expression, int exponent, int fraction) {
        List<?> list = (List<?>) expression;
        long special = (1L << exponent) - 1 << fraction;
        long sign = 1L << exponent + fraction;
        if (list.get(0).equals("fp")) {
            return number(list.get(1)) << exponent + fraction | number(list.get(2)) << fraction | number(list.get(3));
        }
        switch ((String) list.get(1)) {
            case "NaN":
                return special | 1L << fraction - 1;
            case "+oo":
                return special;
            case "-oo":
                return special | sign;
            case "-zero":
                return sign;
            default:
                return 0;
        }
    }

    private static String string(String literal) {
        StringBuilder value = new StringBuilder();
        int end = literal.length() - 1;
        for (int i = 1; i < end; i++) {
            char c = literal.charAt(i);
            if (c == '"') {
                i++;
            }
            if (c == '\\' && literal.startsWith("\\u{", i)) {
                int close = literal.indexOf('}', i);
                int code = Integer.parseInt(literal, i + 3, close, 16);
                if (code > Character.MAX_VALUE) {
                    throw new IllegalArgumentException("a character beyond 16 bits in " + literal);
                }
                value.append((char) code);
                i = close;
            } else {
                value.append(c);
            }
        }
        return value.toString();
    }
}
