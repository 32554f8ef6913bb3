package dev.heddle.concolic;

import dev.heddle.term.Application;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import java.util.ArrayList;
import java.util.List;

/** What an argument of an operator on strings might be so that the result is the one wanted. */
final class StringInversion {

    private static final int LONGEST = 10_000;
    /** With seven characters of 31 kinds there is a string for every hash code. */
    private static final int HASHED = 7;

    /** A value that the argument of that index might have. */
    record Goal(int argument, Object value) {
    }

    private StringInversion() {
    }

    static boolean isOfStrings(Application term) {
        Operator operator = term.operator();
        return operator != Operator.ITE && term.sort() != Sort.BOOLEAN && (term.sort() == Sort.STRING || operator.argument(0) == Sort.STRING);
    }

    /** Goals for a condition. */
    static List<Goal> condition(Application term, Object[] v, boolean wanted) {
        List<Goal> goals = new ArrayList<>();
        if (term.operator().argument(0) != Sort.STRING) {
            return goals;
        }
        String a = (String) v[0];
        String b = v.length > 1 ? (String) v[1] : "";
        switch (term.operator()) {
            case SEQ:
            case SEQUALS_IGNORE_CASE:
                goals.add(new Goal(0, wanted ? b : b + "a"));
                goals.add(new Goal(1, wanted ? a : a + "a"));
                break;
            case STARTS_WITH:
                int from = (Integer) v[2];
                if (wanted && from >= 0 && from < LONGEST) {
                    String start = padded(a, from).substring(0, from) + b;
                    goals.add(new Goal(0, start + (a.length() > start.length() ? a.substring(start.length()) : "")));
                    goals.add(new Goal(0, start + a));
                }
                differ(goals, wanted);
                break;
            case ENDS_WITH:
            case CONTAINS:
                if (wanted) {
                    goals.add(new Goal(0, a + b));
                    goals.add(new Goal(0, b));
                }
                differ(goals, wanted);
                break;
            case IS_INT:
            case IS_LONG:
                goals.add(new Goal(0, wanted ? "0" : "a"));
                break;
            default:
                break;
        }
        return goals;
    }

    private static void differ(List<Goal> goals, boolean wanted) {
        if (!wanted) {
            goals.add(new Goal(0, ""));
            goals.add(new Goal(0, "a"));
            goals.add(new Goal(0, "b"));
        }
    }

    /** Goals for a term that is no condition. */
    static List<Goal> goals(Application term, Object[] v, Object wanted) {
        List<Goal> goals = new ArrayList<>();
        if (term.operator().argument(0) != Sort.STRING) {
            number(term, (String) wanted, goals);
        } else if (wanted instanceof String text) {
            text(term, (String) v[0], v, text, goals);
        } else {
            measure(term, (String) v[0], v, ((Number) wanted).longValue(), goals);
        }
        return goals;
    }

    /** The number whose text is wanted. */
    private static void number(Application term, String wanted, List<Goal> goals) {
        try {
            if (term.operator() == Operator.STRING_OF_INT) {
                goals.add(new Goal(0, Integer.parseInt(wanted)));
            } else if (term.operator() == Operator.STRING_OF_LONG) {
                goals.add(new Goal(0, Long.parseLong(wanted)));
            } else if (wanted.length() == 1) {
                goals.add(new Goal(0, (int) wanted.charAt(0)));
            }
        } catch (NumberFormatException e) {
            // No number has this text, so there is no goal.
        }
    }

    /** The string that becomes the text wanted. */
    private static void text(Application term, String a, Object[] v, String wanted, List<Goal> goals) {
        switch (term.operator()) {
            case CONCAT:
                String b = (String) v[1];
                if (wanted.endsWith(b)) {
                    goals.add(new Goal(0, wanted.substring(0, wanted.length() - b.length())));
                }
                if (wanted.startsWith(a)) {
                    goals.add(new Goal(1, wanted.substring(a.length())));
                }
                break;
            case SUBSTRING:
                int begin = (Integer) v[1];
                goals.add(new Goal(0, a.substring(0, begin) + wanted + a.substring((Integer) v[2])));
                break;
            default:
                goals.add(new Goal(0, wanted));
                break;
        }
    }

    /** The string of which a number is wanted. */
    private static void measure(Application term, String a, Object[] v, long wanted, List<Goal> goals) {
        boolean index = wanted >= 0 && wanted < LONGEST;
        switch (term.operator()) {
            case SLENGTH:
                if (index) {
                    goals.add(new Goal(0, padded(a, (int) wanted).substring(0, (int) wanted)));
                }
                break;
            case SCHARAT:
                int at = (Integer) v[1];
                if (wanted >= Character.MIN_VALUE && wanted <= Character.MAX_VALUE) {
                    goals.add(new Goal(0, a.substring(0, at) + (char) wanted + a.substring(at + 1)));
                }
                break;
            case SHASH:
                goals.add(new Goal(0, ofHash((int) wanted)));
                break;
            case INDEX_OF:
            case INDEX_OF_CHAR:
            case LAST_INDEX_OF:
            case LAST_INDEX_OF_CHAR:
                String sought = v[1] instanceof String text ? text : String.valueOf((char) (int) (Integer) v[1]);
                if (index) {
                    goals.add(new Goal(0, padded(a, (int) wanted).substring(0, (int) wanted) + sought));
                    goals.add(new Goal(0, (sought.startsWith("a") ? "b" : "a").repeat((int) wanted) + sought));
                } else {
                    goals.add(new Goal(0, ""));
                    goals.add(new Goal(0, sought.isEmpty() ? a : a.replace(sought, "")));
                }
                break;
            case COMPARE_TO:
                String b = (String) v[1];
                goals.add(new Goal(0, wanted == 0 ? b : wanted < 0 ? "" : b + "a"));
                goals.add(new Goal(1, wanted == 0 ? a : wanted > 0 ? "" : a + "a"));
                break;
            case PARSE_INT:
            case PARSE_LONG:
                goals.add(new Goal(0, Long.toString(wanted)));
                break;
            default:
                break;
        }
    }

    private static String padded(String text, int length) {
        return text.length() >= length ? text : text + "a".repeat(length - text.length());
    }

    /** A string of this hash code: its digits in base 31, as characters from 'A' on. */
    private static String ofHash(int hash) {
        int base = 0;
        for (int i = 0; i < HASHED; i++) {
            base = base * 31 + 'A';
        }
        long rest = Integer.toUnsignedLong(hash - base);
        char[] text = new char[HASHED];
        for (int i = HASHED - 1; i >= 0; i--) {
            text[i] = (char) ('A' + rest % 31);
            rest /= 31;
        }
        return new String(text);
    }
}
