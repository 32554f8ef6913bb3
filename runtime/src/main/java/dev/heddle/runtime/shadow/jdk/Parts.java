package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.RegularExpression;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** Strings that are put together of parts, or taken apart where there is a separator. */
final class Parts {

    private static final int MOST_PARTS = 64;

    private Parts() {
    }

    /** True if terms can say what is in the parts, without asking objects of the program. */
    static boolean areFollowed(CharSequence delimiter, CharSequence[] parts) {
        if (delimiter == null || parts == null || parts.length > MOST_PARTS || !isFollowed(delimiter)) {
            return false;
        }
        for (CharSequence part : parts) {
            if (part != null && !isFollowed(part)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFollowed(CharSequence part) {
        return part instanceof String || part instanceof StringBuilder || part instanceof StringBuffer;
    }

    static String join(CharSequence delimiter, CharSequence[] parts, String result, int site) {
        boolean plain = Shadows.ofObject(delimiter) == null;
        for (CharSequence part : parts) {
            plain &= part == null || Shadows.ofObject(part) == null;
        }
        if (plain) {
            return result;
        }
        Term whole = Constant.of("");
        for (int i = 0; i < parts.length; i++) {
            whole = i == 0 ? whole : Terms.apply(Operator.CONCAT, whole, Values.term(delimiter));
            whole = Terms.apply(Operator.CONCAT, whole, parts[i] == null ? Constant.of("null") : Values.term(parts[i]));
        }
        return Values.string(result, whole, site, whole);
    }

    /** What separates the parts, if it is always the same string; else null. */
    private static String separator(String expression) {
        String literal = expression == null || Shadows.ofObject(expression) != null ? null : RegularExpression.literal(expression);
        return literal == null || literal.isEmpty() ? null : literal;
    }

    static void beforeSplit(String self, String expression, int site) {
        if (separator(expression) == null) {
            Pins.pinAll(self, site);
            Pins.pinAll(expression, site);
        }
    }

    /** Where the separators are, and, if the limit is 0, which of the last parts are empty, is a branch each. */
    static String[] split(String self, String expression, int limit, String[] result, int site) {
        Term shadow = Shadows.ofObject(self);
        String separator = separator(expression);
        if (shadow == null || separator == null) {
            return result;
        }
        Term between = Constant.of(separator);
        Term start = Constant.of(0);
        int from = 0;
        int count = 0;
        Term[] parts = new Term[self.length() + 1];
        boolean more = true;
        while (more) {
            int at = self.indexOf(separator, from);
            Term place = Terms.apply(Operator.INDEX_OF, shadow, between, start);
            more = at >= 0 && (limit <= 0 || count < limit - 1);
            if (limit <= 0 || count < limit - 1) {
                Branches.branch(Terms.apply(Operator.ILE, Constant.of(0), place), at >= 0, site);
            }
            parts[count++] = Terms.apply(Operator.SUBSTRING, shadow, start, more ? place : Terms.apply(Operator.SLENGTH, shadow));
            start = Terms.apply(Operator.IADD, place, Constant.of(separator.length()));
            from = at + separator.length();
        }
        if (count == 1) {
            // Without a separator it is the string itself.
            result[0] = self;
            return result;
        }
        boolean empty = true;
        while (limit == 0 && count > 0 && empty) {
            Term isEmpty = Strings.isEmpty(parts[count - 1]);
            empty = isEmpty == Constant.TRUE || Values.holds(isEmpty);
            Branches.branch(isEmpty, empty, site);
            count -= empty ? 1 : 0;
        }
        for (int i = 0; i < result.length; i++) {
            result[i] = Values.string(result[i], parts[i], site, shadow);
        }
        return result;
    }
}
