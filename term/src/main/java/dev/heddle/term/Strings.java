package dev.heddle.term;

import static dev.heddle.term.Terms.argument;
import static dev.heddle.term.Terms.is;

import java.util.Locale;

/** The meaning of the operators on strings, and rules for them. */
final class Strings {

    private Strings() {
    }

    static boolean isOfStrings(Operator operator) {
        return operator.result() == Sort.STRING || operator.argument(0) == Sort.STRING;
    }

    static Object apply(Operator operator, Object[] v) {
        switch (operator) {
            case STRING_OF_INT:
            case STRING_OF_LONG:
                return v[0].toString();
            case STRING_OF_CHAR:
                return String.valueOf((char) i(v, 0));
            case STRING_OF_BOOLEAN:
                return i(v, 0) == 0 ? "false" : "true";
            default:
                return apply(operator, (String) v[0], v);
        }
    }

    private static int i(Object[] values, int index) {
        return (Integer) values[index];
    }

    private static String s(Object[] values, int index) {
        return (String) values[index];
    }

    private static Object apply(Operator operator, String a, Object[] v) {
        switch (operator) {
            case SEQ:
                return a.equals(v[1]);
            case SLENGTH:
                return a.length();
            case SCHARAT:
                return charAt(a, i(v, 1));
            case SHASH:
                return a.hashCode();
            case SEQUALS_IGNORE_CASE:
                return a.equalsIgnoreCase(s(v, 1));
            case STARTS_WITH:
                return a.startsWith(s(v, 1), i(v, 2));
            case ENDS_WITH:
                return a.endsWith(s(v, 1));
            case CONTAINS:
                return a.contains(s(v, 1));
            case INDEX_OF:
                return a.indexOf(s(v, 1), i(v, 2));
            case INDEX_OF_CHAR:
                return a.indexOf(i(v, 1), i(v, 2));
            case LAST_INDEX_OF:
                return a.lastIndexOf(s(v, 1), i(v, 2));
            case LAST_INDEX_OF_CHAR:
                return a.lastIndexOf(i(v, 1), i(v, 2));
            case SUBSTRING:
                return substring(a, i(v, 1), i(v, 2));
            case CONCAT:
                return a.concat(s(v, 1));
            case REPLACE:
                return a.replace(s(v, 1), s(v, 2));
            case REPLACE_CHAR:
                return a.replace((char) i(v, 1), (char) i(v, 2));
            case TRIM:
                return a.trim();
            case STRIP:
                return a.strip();
            case STRIP_LEADING:
                return a.stripLeading();
            case STRIP_TRAILING:
                return a.stripTrailing();
            case MATCHES:
                return RegularExpression.matches(s(v, 1), a);
            case TO_UPPER:
                return a.toUpperCase(Locale.ROOT);
            case TO_LOWER:
                return a.toLowerCase(Locale.ROOT);
            case COMPARE_TO:
                return a.compareTo(s(v, 1));
            case IS_INT:
                return parse(a, Sort.INT) != null;
            case IS_LONG:
                return parse(a, Sort.LONG) != null;
            case PARSE_INT:
            case PARSE_LONG:
                Object number = parse(a, operator.result());
                if (number == null) {
                    throw new ArithmeticException("no number: " + a);
                }
                return number;
            default:
                throw new AssertionError(operator);
        }
    }

    private static int charAt(String text, int index) {
        if (index < 0 || index >= text.length()) {
            throw new ArithmeticException("no character at " + index);
        }
        return text.charAt(index);
    }

    private static String substring(String text, int begin, int end) {
        if (begin < 0 || end < begin || end > text.length()) {
            throw new ArithmeticException("no characters from " + begin + " to " + end);
        }
        return text.substring(begin, end);
    }

    /** The number that the JDK reads, or null. */
    private static Object parse(String text, Sort sort) {
        try {
            return sort == Sort.INT ? (Object) Integer.parseInt(text) : (Object) Long.parseLong(text);
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private static boolean isEmpty(Term term) {
        return term instanceof Constant && term.sort() == Sort.STRING && term.high() == 0;
    }

    private static String text(Term constant) {
        return (String) ((Constant) constant).value();
    }

    /** A simpler term; null if there is none. */
    static Term simplified(Operator operator, Term[] arguments) {
        Term a = arguments[0];
        Term b = arguments.length > 1 ? arguments[1] : null;
        switch (operator) {
            case SEQ:
                return equality(a, b);
            case SLENGTH:
                return length(a);
            case CONCAT:
                return concatenation(a, b);
            case SUBSTRING:
                return b instanceof Constant && b.low() == 0 && arguments[2].equals(Terms.apply(Operator.SLENGTH, a)) ? a : null;
            case STARTS_WITH:
                return isEmpty(b) && arguments[2] instanceof Constant && arguments[2].low() == 0 ? Constant.TRUE : null;
            case ENDS_WITH:
            case CONTAINS:
                return isEmpty(b) || a.equals(b) ? Constant.TRUE : null;
            case SEQUALS_IGNORE_CASE:
                return a.equals(b) ? Constant.TRUE : null;
            case COMPARE_TO:
                return a.equals(b) ? Constant.of(0) : null;
            case STRING_OF_BOOLEAN:
                return Terms.ite(Terms.toBoolean(a), Constant.of("true"), Constant.of("false"));
            case TRIM:
                return is(a, Operator.TRIM) ? a : null;
            case STRIP:
                return is(a, Operator.STRIP) ? a : null;
            case IS_INT:
                return is(a, Operator.STRING_OF_INT) ? Constant.TRUE : null;
            case IS_LONG:
                return is(a, Operator.STRING_OF_LONG) || is(a, Operator.STRING_OF_INT) ? Constant.TRUE : null;
            case PARSE_INT:
                return argument(a, Operator.STRING_OF_INT);
            case PARSE_LONG:
                return argument(a, Operator.STRING_OF_LONG);
            default:
                return null;
        }
    }

    private static Term equality(Term a, Term b) {
        if (a.equals(b)) {
            return Constant.TRUE;
        }
        if (a.high() < b.low() || b.high() < a.low()) {
            return Constant.FALSE;
        }
        if (a instanceof Constant) {
            return Terms.eq(b, a);
        }
        if (!(b instanceof Constant)) {
            return null;
        }
        if (is(a, Operator.STRING_OF_INT) || is(a, Operator.STRING_OF_LONG)) {
            Term number = argument(a, 0);
            Object parsed = parse(text(b), number.sort());
            return parsed != null && parsed.toString().equals(text(b)) ? Terms.eq(number, Constant.ofValue(parsed)) : Constant.FALSE;
        }
        if (is(a, Operator.STRING_OF_CHAR)) {
            return Terms.eq(Terms.apply(Operator.I2C, argument(a, 0)), Constant.of((int) text(b).charAt(0)));
        }
        if (is(a, Operator.CONCAT)) {
            return concatenationIs(argument(a, 0), argument(a, 1), text(b));
        }
        return Comparisons.chosen(Operator.SEQ, a, b);
    }

    /** Whether a string with a constant part is the one given: the part must fit, and the rest be equal. */
    private static Term concatenationIs(Term a, Term b, String whole) {
        if (b instanceof Constant) {
            String end = text(b);
            return whole.endsWith(end) ? Terms.eq(a, Constant.of(whole.substring(0, whole.length() - end.length()))) : Constant.FALSE;
        }
        if (a instanceof Constant) {
            String start = text(a);
            return whole.startsWith(start) ? Terms.eq(b, Constant.of(whole.substring(start.length()))) : Constant.FALSE;
        }
        return null;
    }

    private static Term length(Term a) {
        if (a.low() == a.high()) {
            return Constant.of((int) a.low());
        }
        // Not where the sum could overflow: such a string cannot be.
        if (is(a, Operator.CONCAT) && argument(a, 0).high() + argument(a, 1).high() <= Integer.MAX_VALUE) {
            return Terms.apply(Operator.IADD, Terms.apply(Operator.SLENGTH, argument(a, 0)), Terms.apply(Operator.SLENGTH, argument(a, 1)));
        }
        if (is(a, Operator.REPLACE_CHAR)) {
            return Terms.apply(Operator.SLENGTH, argument(a, 0));
        }
        return null;
    }

    private static Term concatenation(Term a, Term b) {
        if (isEmpty(a)) {
            return b;
        }
        if (isEmpty(b)) {
            return a;
        }
        if (b instanceof Constant && is(a, Operator.CONCAT) && argument(a, 1) instanceof Constant) {
            return Terms.apply(Operator.CONCAT, argument(a, 0), Constant.of(text(argument(a, 1)).concat(text(b))));
        }
        return null;
    }
}
