package dev.heddle.concolic;

import static dev.heddle.concolic.Smt.call;
import static dev.heddle.concolic.Smt.ite;
import static dev.heddle.concolic.Smt.string;

import dev.heddle.term.Application;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;

/**
 * Operators on strings in SMT-LIB, whose characters are Java's and whose numbers are integers. What SMT-LIB has no function for is an
 * unknown value about which facts are told: all of them true, but perhaps not enough to know the value.
 */
final class SmtStrings {

    private static final String BLANK = "(re.* (re.range \"\\u{0}\" \" \"))";
    private static final String ASCII = "(re.* (re.range \"\\u{0}\" \"\\u{7f}\"))";
    private static final String READABLE = "(re.* (re.range \" \" \"~\"))";
    private static final String DIGITS = "(re.+ (re.range \"0\" \"9\"))";
    private static final String NUMERAL = "(re.++ (re.opt (re.union (str.to_re \"+\") (str.to_re \"-\"))) " + DIGITS + ")";
    /** As {@link #NUMERAL}, with the digits of all scripts, as Java reads them. */
    private static final String ANY_NUMERAL = "(re.++ (re.opt (re.union (str.to_re \"+\") (str.to_re \"-\"))) (re.+ " + anyDigit() + "))";
    private static final String WHITE_SPACE = anyOf(character -> Character.isWhitespace((char) character));
    /** By character, those that are equal to it but for their case, as a regular expression. */
    private static final Map<Character, String> CASES = new ConcurrentHashMap<>();

    private SmtStrings() {
    }

    /** Null if there is no such function. */
    static String application(Application term, List<String> arguments) {
        String a = arguments.get(0);
        String b = arguments.size() > 1 ? arguments.get(1) : null;
        String c = arguments.size() > 2 ? arguments.get(2) : null;
        switch (term.operator()) {
            case SEQ:
                return call("=", a, b);
            case SLENGTH:
                return call("str.len", a);
            case SCHARAT:
                return call("str.to_code", call("str.at", a, b));
            case STARTS_WITH:
                if (isZero(term.argument(2))) {
                    return call("str.prefixof", b, a);
                }
                return call("and", call("<=", "0", c), call("<=", call("+", c, call("str.len", b)), call("str.len", a)),
                        call("=", call("str.substr", a, c, call("str.len", b)), b));
            case ENDS_WITH:
                return call("str.suffixof", b, a);
            case CONTAINS:
                return call("str.contains", a, b);
            case INDEX_OF:
                return call("str.indexof", a, b, from(term, a, c));
            case INDEX_OF_CHAR:
                return isChar(term.argument(1)) ? call("str.indexof", a, call("str.from_code", b), from(term, a, c)) : null;
            case SUBSTRING:
                return call("str.substr", a, b, call("-", c, b));
            case CONCAT:
                return call("str.++", a, b);
            case REPLACE:
                return term.argument(1) instanceof Constant && term.argument(1).low() > 0 ? call("str.replace_all", a, b, c) : null;
            case REPLACE_CHAR:
                return call("str.replace_all", a, character(term.argument(1), b), character(term.argument(2), c));
            case STRING_OF_INT:
            case STRING_OF_LONG:
                return ite(call(">=", a, "0"), call("str.from_int", a), call("str.++", "\"-\"", call("str.from_int", call("-", a))));
            case STRING_OF_CHAR:
                return character(term.argument(0), a);
            case SEQUALS_IGNORE_CASE:
                return ignoringCase(term, a, b);
            case MATCHES:
                SmtRegex expression = SmtRegex.of(term.argument(1));
                return expression != null && expression.isExact() ? call("str.in_re", a, expression.text()) : null;
            default:
                return null;
        }
    }

    /** That a string is of printable characters of ASCII. */
    static String readable(String a) {
        return call("str.in_re", a, READABLE);
    }

    private static boolean isZero(Term term) {
        return term instanceof Constant && term.low() == 0;
    }

    private static boolean isChar(Term term) {
        return term.low() >= Character.MIN_VALUE && term.high() <= Character.MAX_VALUE;
    }

    /** The string of one character, to which the number is cut. */
    private static String character(Term term, String number) {
        return call("str.from_code", isChar(term) ? number : call("mod", number, "65536"));
    }

    /** Java begins at the nearest index within the string. */
    private static String from(Application term, String a, String from) {
        if (isZero(term.argument(2))) {
            return "0";
        }
        String length = call("str.len", a);
        return ite(call("<", from, "0"), "0", ite(call(">", from, length), length, from));
    }

    /** A comparison with a constant is a regular expression. */
    private static String ignoringCase(Application term, String a, String b) {
        boolean first = term.argument(0) instanceof Constant;
        Term pattern = term.argument(first ? 0 : 1);
        if (!(pattern instanceof Constant constant)) {
            return null;
        }
        String text = (String) constant.value();
        StringBuilder expression = new StringBuilder("(re.++ (str.to_re \"\") (str.to_re \"\")");
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                return null;
            }
            expression.append(' ').append(CASES.computeIfAbsent(text.charAt(i), SmtStrings::cases));
        }
        return call("str.in_re", first ? b : a, expression.append(')').toString());
    }

    private static String cases(char character) {
        StringBuilder expression = new StringBuilder("(re.union re.none");
        String wanted = String.valueOf(character);
        for (int other = 0; other <= Character.MAX_VALUE; other++) {
            String text = String.valueOf((char) other);
            if (text.equalsIgnoreCase(wanted)) {
                expression.append(" (str.to_re ").append(string(text)).append(')');
            }
        }
        return expression.append(')').toString();
    }

    /** What is true of an application that has no function: declarations and assertions about the constant that stands for it. */
    static String facts(Application term, String name, List<String> arguments) {
        String a = arguments.get(0);
        String b = arguments.size() > 1 ? arguments.get(1) : null;
        switch (term.operator()) {
            case INDEX_OF_CHAR:
                return fact(call("=>", isChar(b), call("=", name, call("str.indexof", a, call("str.from_code", b), from(term, a, arguments.get(2))))));
            case LAST_INDEX_OF:
                return term.argument(2).low() == Integer.MAX_VALUE ? fact(lastIndex(name, a, b)) : "";
            case LAST_INDEX_OF_CHAR:
                return term.argument(2).low() == Integer.MAX_VALUE ? fact(call("=>", isChar(b), lastIndex(name, a, call("str.from_code", b)))) : "";
            case TRIM:
                return trim(name, a);
            case STRIP:
                return strip(name, a, true, true);
            case STRIP_LEADING:
                return strip(name, a, true, false);
            case STRIP_TRAILING:
                return strip(name, a, false, true);
            case MATCHES:
                SmtRegex expression = SmtRegex.of(term.argument(1));
                return expression == null ? "" : fact(call("=>", call("str.in_re", a, SmtRegex.PLAIN), call("=", name, call("str.in_re", a, expression.text()))));
            case COMPARE_TO:
                return fact(call("=", call("<", name, "0"), call("str.<", a, b))) + fact(call("=", call("=", name, "0"), call("=", a, b)));
            case SEQUALS_IGNORE_CASE:
                return fact(call("=>", call("=", a, b), name)) + fact(call("=>", name, call("=", call("str.len", a), call("str.len", b))));
            case IS_INT:
                return fact(call("=>", ascii(a), call("=", name, isNumeral(a, Integer.MIN_VALUE, Integer.MAX_VALUE)))) + onlyNumerals(name, a);
            case IS_LONG:
                return fact(call("=>", ascii(a), call("=", name, isNumeral(a, Long.MIN_VALUE, Long.MAX_VALUE)))) + onlyNumerals(name, a);
            case PARSE_INT:
            case PARSE_LONG:
                return fact(call("=>", call("str.in_re", a, NUMERAL), call("=", name, value(a))));
            default:
                return "";
        }
    }

    private static String isChar(String number) {
        return call("and", call("<=", "0", number), call("<=", number, "65535"));
    }

    private static String fact(String condition) {
        return call("assert", condition);
    }

    private static String lastIndex(String name, String a, String b) {
        String length = call("str.len", a);
        String found = call("and", call("=", call("str.substr", a, name, call("str.len", b)), b),
                call("not", call("str.contains", call("str.substr", a, call("+", name, "1"), length), b)));
        String exact = ite(call("str.contains", a, b), call("and", call(">=", name, "0"), found), call("=", name, "(- 1)"));
        return ite(call("=", b, "\"\""), call("=", name, length), exact);
    }

    /** The string is something blank, the result, and something blank; the result begins and ends with what is not blank. */
    private static String trim(String name, String a) {
        String before = name + "p";
        String after = name + "s";
        String length = call("str.len", name);
        String solid = call("and", call(">", call("str.to_code", call("str.at", name, "0")), "32"),
                call(">", call("str.to_code", call("str.at", name, call("-", length, "1"))), "32"));
        return "(declare-fun " + before + " () String)(declare-fun " + after + " () String)" + fact(call("=", a, call("str.++", before, name, after)))
                + fact(call("str.in_re", before, BLANK)) + fact(call("str.in_re", after, BLANK)) + fact(call("or", call("=", name, "\"\""), solid));
    }

    /** Like {@link #trim}, for white space of all scripts, at the ends that are to be stripped. */
    private static String strip(String name, String a, boolean leading, boolean trailing) {
        String before = leading ? name + "p" : "\"\"";
        String after = trailing ? name + "s" : "\"\"";
        StringBuilder facts = new StringBuilder();
        List<String> solid = new ArrayList<>();
        if (leading) {
            facts.append("(declare-fun ").append(before).append(" () String)").append(fact(call("str.in_re", before, call("re.*", WHITE_SPACE))));
            solid.add(call("not", call("str.in_re", call("str.at", name, "0"), WHITE_SPACE)));
        }
        if (trailing) {
            facts.append("(declare-fun ").append(after).append(" () String)").append(fact(call("str.in_re", after, call("re.*", WHITE_SPACE))));
            solid.add(call("not", call("str.in_re", call("str.at", name, call("-", call("str.len", name), "1")), WHITE_SPACE)));
        }
        return facts + fact(call("=", a, call("str.++", before, name, after))) + fact(call("or", call("=", name, "\"\""), call("and", solid.toArray(new String[0]))));
    }

    private static String onlyNumerals(String name, String a) {
        return fact(call("=>", name, call("str.in_re", a, ANY_NUMERAL)));
    }

    private static String anyDigit() {
        return anyOf(character -> Character.digit((char) character, 10) >= 0);
    }

    /** One of some characters. */
    private static String anyOf(IntPredicate wanted) {
        StringBuilder expression = new StringBuilder("(re.union");
        for (int first = 0; first <= Character.MAX_VALUE; first++) {
            int last = first;
            while (last <= Character.MAX_VALUE && wanted.test(last)) {
                last++;
            }
            if (last > first) {
                expression.append(" (re.range ").append(string(String.valueOf((char) first))).append(' ')
                        .append(string(String.valueOf((char) (last - 1)))).append(')');
                first = last;
            }
        }
        return expression.append(')').toString();
    }

    /** Java's numbers may have the digits of any script; facts are told only where all is ASCII. */
    private static String ascii(String a) {
        return call("str.in_re", a, ASCII);
    }

    private static String isNumeral(String a, long low, long high) {
        String value = value(a);
        return call("and", call("str.in_re", a, NUMERAL), call("<=", Smt.INTEGERS.literal(null, low), value),
                call("<=", value, Smt.INTEGERS.literal(null, high)));
    }

    private static String value(String a) {
        String rest = call("str.to_int", call("str.substr", a, "1", call("str.len", a)));
        return ite(call("str.prefixof", "\"-\"", a), call("-", rest), ite(call("str.prefixof", "\"+\"", a), rest, call("str.to_int", a)));
    }
}
