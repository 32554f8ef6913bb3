package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Places;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** {@code String}: the term of a string is kept with the object. */
@Shadowed(String.class)
public final class StringShadows {

    private static final int MOST_REPEATED = 64;

    private StringShadows() {
    }

    // ---- what is in it ----

    public static Term length(String self, int result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? null : Values.number(result, site, Operator.SLENGTH, shadow);
    }

    public static Term isEmpty(String self, boolean result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? null : Shadows.variable(Terms.toInt(Terms.eq(Terms.apply(Operator.SLENGTH, shadow), Constant.of(0))));
    }

    public static void before_charAt(String self, int index, Term indexShadow, int site) {
        if (indexShadow != null || Shadows.ofObject(self) != null) {
            Branches.require(within(Values.term(index, indexShadow), length(self)), index >= 0 && index < self.length(), site, indexShadow, length(self));
        }
    }

    public static Term charAt(String self, int index, Term indexShadow, char result, int site) {
        return indexShadow == null && Shadows.ofObject(self) == null ? null
                : Values.number((int) result, site, Operator.SCHARAT, Values.term(self), Values.term(index, indexShadow));
    }

    /** The length is pinned; each character is what it is at its place. */
    public static char[] toCharArray(String self, char[] result, int site) {
        Term shadow = Shadows.ofObject(self);
        if (shadow != null) {
            Pins.pin(Shadows.variable(Terms.apply(Operator.SLENGTH, shadow)), site);
            for (int i = 0; i < result.length; i++) {
                Places.stored((int) result[i], Values.number((int) result[i], site, Operator.SCHARAT, shadow, Constant.of(i)), result, i);
            }
        }
        return result;
    }

    public static Term hashCode(String self, int result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? null : Values.number(result, site, Operator.SHASH, shadow);
    }

    // ---- comparisons ----

    public static Term equals(String self, Object other, boolean result, int site) {
        return !(other instanceof String) || Values.arePlain(self, other) ? null
                : Values.condition(result, site, Operator.SEQ, Values.term(self), Values.term((String) other));
    }

    public static Term equalsIgnoreCase(String self, String other, boolean result, int site) {
        return other == null || Values.arePlain(self, other) ? null
                : Values.condition(result, site, Operator.SEQUALS_IGNORE_CASE, Values.term(self), Values.term(other));
    }

    public static Term compareTo(String self, String other, int result, int site) {
        return Values.arePlain(self, other) ? null : Values.number(result, site, Operator.COMPARE_TO, Values.term(self), Values.term(other));
    }

    public static Term contentEquals(String self, CharSequence other, boolean result, int site) {
        return Values.arePlain(self, other) ? null : Values.condition(result, site, Operator.SEQ, Values.term(self), Values.term(other));
    }

    public static Term startsWith(String self, String prefix, boolean result, int site) {
        return startsWith(self, prefix, 0, null, result, site);
    }

    /** Where nothing can start, the JDK does not look whether there is a prefix. */
    public static void before_startsWith(String self, String prefix, int from, Term fromShadow, int site) {
        if (prefix == null && fromShadow != null) {
            Branches.branch(Terms.apply(Operator.ILT, fromShadow, Constant.of(0)), from < 0, site);
        }
    }

    public static Term startsWith(String self, String prefix, int from, Term fromShadow, boolean result, int site) {
        return prefix == null || fromShadow == null && Values.arePlain(self, prefix) ? null
                : Values.condition(result, site, Operator.STARTS_WITH, Values.term(self), Values.term(prefix), Values.term(from, fromShadow));
    }

    public static Term endsWith(String self, String suffix, boolean result, int site) {
        return Values.arePlain(self, suffix) ? null : Values.condition(result, site, Operator.ENDS_WITH, Values.term(self), Values.term(suffix));
    }

    public static Term contains(String self, CharSequence part, boolean result, int site) {
        if (part instanceof String && Values.arePlain(self, part)) {
            return null;
        }
        return Values.condition(result, site, Operator.CONTAINS, Values.term(self), Values.term(part));
    }

    public static Term indexOf(String self, String part, int result, int site) {
        return indexOf(self, part, 0, null, result, site);
    }

    public static Term indexOf(String self, String part, int from, Term fromShadow, int result, int site) {
        return fromShadow == null && Values.arePlain(self, part) ? null
                : Values.number(result, site, Operator.INDEX_OF, Values.term(self), Values.term(part), Values.term(from, fromShadow));
    }

    public static Term indexOf(String self, int part, Term partShadow, int result, int site) {
        return indexOf(self, part, partShadow, 0, null, result, site);
    }

    public static Term indexOf(String self, int part, Term partShadow, int from, Term fromShadow, int result, int site) {
        return partShadow == null && fromShadow == null && Shadows.ofObject(self) == null ? null
                : Values.number(result, site, Operator.INDEX_OF_CHAR, Values.term(self), Values.term(part, partShadow), Values.term(from, fromShadow));
    }

    public static Term lastIndexOf(String self, String part, int result, int site) {
        return Values.arePlain(self, part) ? null
                : Values.number(result, site, Operator.LAST_INDEX_OF, Values.term(self), Values.term(part), Constant.of(Integer.MAX_VALUE));
    }

    public static Term lastIndexOf(String self, int part, Term partShadow, int result, int site) {
        return partShadow == null && Shadows.ofObject(self) == null ? null
                : Values.number(result, site, Operator.LAST_INDEX_OF_CHAR, Values.term(self), Values.term(part, partShadow), Constant.of(Integer.MAX_VALUE));
    }

    // ---- other strings ----

    public static void before_substring(String self, int begin, Term beginShadow, int site) {
        if (beginShadow != null || Shadows.ofObject(self) != null) {
            Term start = Values.term(begin, beginShadow);
            Branches.require(Terms.and(Terms.apply(Operator.ILE, Constant.of(0), start), Terms.apply(Operator.ILE, start, length(self))),
                    begin >= 0 && begin <= self.length(), site, start, length(self));
        }
    }

    public static String substring(String self, int begin, Term beginShadow, String result, int site) {
        return beginShadow == null && Shadows.ofObject(self) == null ? result
                : Values.string(result, site, Operator.SUBSTRING, Values.term(self), Values.term(begin, beginShadow), length(self));
    }

    public static void before_substring(String self, int begin, Term beginShadow, int end, Term endShadow, int site) {
        if (beginShadow != null || endShadow != null || Shadows.ofObject(self) != null) {
            Term start = Values.term(begin, beginShadow);
            Term stop = Values.term(end, endShadow);
            Branches.require(Terms.and(Terms.and(Terms.apply(Operator.ILE, Constant.of(0), start), Terms.apply(Operator.ILE, start, stop)),
                    Terms.apply(Operator.ILE, stop, length(self))), begin >= 0 && begin <= end && end <= self.length(), site, start, stop, length(self));
        }
    }

    public static String substring(String self, int begin, Term beginShadow, int end, Term endShadow, String result, int site) {
        return beginShadow == null && endShadow == null && Shadows.ofObject(self) == null ? result
                : Values.string(result, site, Operator.SUBSTRING, Values.term(self), Values.term(begin, beginShadow), Values.term(end, endShadow));
    }

    public static String concat(String self, String other, String result, int site) {
        return Values.arePlain(self, other) ? result : Values.string(result, site, Operator.CONCAT, Values.term(self), Values.term(other));
    }

    public static String replace(String self, char from, Term fromShadow, char to, Term toShadow, String result, int site) {
        return fromShadow == null && toShadow == null && Shadows.ofObject(self) == null ? result
                : Values.string(result, site, Operator.REPLACE_CHAR, Values.term(self), Values.term(from, fromShadow), Values.term(to, toShadow));
    }

    public static String replace(String self, CharSequence from, CharSequence to, String result, int site) {
        if (from instanceof String && to instanceof String && Values.arePlain(self, from) && Shadows.ofObject(to) == null) {
            return result;
        }
        return Values.string(result, site, Operator.REPLACE, Values.term(self), Values.term(from), Values.term(to));
    }

    public static String trim(String self, String result, int site) {
        return Shadows.ofObject(self) == null ? result : Values.string(result, site, Operator.TRIM, Values.term(self));
    }

    public static String strip(String self, String result, int site) {
        return Shadows.ofObject(self) == null ? result : Values.string(result, site, Operator.STRIP, Values.term(self));
    }

    public static String stripLeading(String self, String result, int site) {
        return Shadows.ofObject(self) == null ? result : Values.string(result, site, Operator.STRIP_LEADING, Values.term(self));
    }

    public static String stripTrailing(String self, String result, int site) {
        return Shadows.ofObject(self) == null ? result : Values.string(result, site, Operator.STRIP_TRAILING, Values.term(self));
    }

    public static Term isBlank(String self, boolean result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? null : Shadows.variable(Terms.toInt(Strings.isEmpty(Terms.apply(Operator.STRIP, shadow))));
    }

    public static void before_subSequence(String self, int begin, Term beginShadow, int end, Term endShadow, int site) {
        before_substring(self, begin, beginShadow, end, endShadow, site);
    }

    public static CharSequence subSequence(String self, int begin, Term beginShadow, int end, Term endShadow, CharSequence result, int site) {
        return substring(self, begin, beginShadow, end, endShadow, (String) result, site);
    }

    /** How often is pinned. */
    public static void before_repeat(String self, int count, Term countShadow, int site) {
        Branches.length(count, countShadow, site);
        if (count > MOST_REPEATED) {
            Pins.pinAll(self, site);
        }
    }

    public static String repeat(String self, int count, Term countShadow, String result, int site) {
        Term shadow = Shadows.ofObject(self);
        if (shadow == null || count > MOST_REPEATED) {
            return result;
        }
        Term whole = Constant.of("");
        for (int i = 0; i < count; i++) {
            whole = Terms.apply(Operator.CONCAT, whole, shadow);
        }
        // Once is the string itself.
        return count == 1 ? result : Values.string(result, whole, site, shadow);
    }

    public static void before_join(CharSequence delimiter, CharSequence[] parts, int site) {
        if (!Parts.areFollowed(delimiter, parts)) {
            Pins.pinAll(delimiter, site);
            Pins.pinAll(parts, site);
        }
    }

    public static String join(CharSequence delimiter, CharSequence[] parts, String result, int site) {
        return Parts.areFollowed(delimiter, parts) ? Parts.join(delimiter, parts, result, site) : result;
    }

    public static void before_split(String self, String separator, int site) {
        Parts.beforeSplit(self, separator, site);
    }

    public static String[] split(String self, String separator, String[] result, int site) {
        return Parts.split(self, separator, 0, result, site);
    }

    /** How many parts there may be at most is pinned. */
    public static void before_split(String self, String separator, int limit, Term limitShadow, int site) {
        Pins.pin(limitShadow, site);
        Parts.beforeSplit(self, separator, site);
    }

    public static String[] split(String self, String separator, int limit, Term limitShadow, String[] result, int site) {
        return Parts.split(self, separator, limit, result, site);
    }

    /** An expression of which it is not known what it says makes the string plain. */
    public static void before_matches(String self, String expression, int site) {
        Expressions.before(self, expression, site);
    }

    public static Term matches(String self, String expression, boolean result, int site) {
        return Expressions.matches(self, expression, result, site);
    }

    /** Followed if it is a plain string that is replaced, by another. */
    public static void before_replaceAll(String self, String expression, String replacement, int site) {
        if (Expressions.replaced(expression, replacement) == null) {
            Pins.pinAll(self, site);
            Pins.pinAll(expression, site);
            Pins.pinAll(replacement, site);
        }
    }

    public static String replaceAll(String self, String expression, String replacement, String result, int site) {
        String replaced = Shadows.ofObject(self) == null ? null : Expressions.replaced(expression, replacement);
        if (replaced == null) {
            return result;
        }
        return Values.string(result, site, Operator.REPLACE, Values.term(self), Constant.of(replaced), Constant.of(replacement));
    }

    /** The other string, and which part of it, become plain. */
    public static void before_regionMatches(String self, int from, Term fromShadow, String other, int start, Term startShadow, int length, Term lengthShadow, int site) {
        Pins.pin(startShadow, site);
        Pins.pin(lengthShadow, site);
        Pins.pinAll(other, site);
        if (other == null || length < 0) {
            Pins.pin(fromShadow, site);
            Pins.pinAll(self, site);
        }
    }

    public static Term regionMatches(String self, int from, Term fromShadow, String other, int start, Term startShadow, int length, Term lengthShadow, boolean result, int site) {
        if (fromShadow == null && Shadows.ofObject(self) == null || other == null || length < 0 || start < 0 || start > (long) other.length() - length) {
            return null;
        }
        return Values.condition(result, site, Operator.STARTS_WITH, Values.term(self), Constant.of(other.substring(start, start + length)), Values.term(from, fromShadow));
    }

    public static void before_codePointAt(String self, int index, Term indexShadow, int site) {
        before_charAt(self, index, indexShadow, site);
    }

    /** Where there is a surrogate, the string becomes plain. */
    public static Term codePointAt(String self, int index, Term indexShadow, int result, int site) {
        Term shadow = charAt(self, index, indexShadow, self.charAt(index), site);
        if (shadow == null) {
            return null;
        }
        boolean surrogate = Character.isSurrogate(self.charAt(index));
        Branches.branch(Terms.and(Terms.apply(Operator.ILE, Constant.of(Character.MIN_SURROGATE), shadow), Terms.apply(Operator.ILE, shadow, Constant.of(Character.MAX_SURROGATE))),
                surrogate, site);
        if (surrogate) {
            Pins.pin(indexShadow, site);
            Pins.pinAll(self, site);
            return null;
        }
        return shadow;
    }

    public static Term lastIndexOf(String self, String part, int from, Term fromShadow, int result, int site) {
        return fromShadow == null && Values.arePlain(self, part) ? null
                : Values.number(result, site, Operator.LAST_INDEX_OF, Values.term(self), Values.term(part), Values.term(from, fromShadow));
    }

    public static Term lastIndexOf(String self, int part, Term partShadow, int from, Term fromShadow, int result, int site) {
        return partShadow == null && fromShadow == null && Shadows.ofObject(self) == null ? null
                : Values.number(result, site, Operator.LAST_INDEX_OF_CHAR, Values.term(self), Values.term(part, partShadow), Values.term(from, fromShadow));
    }

    public static String toUpperCase(String self, String result, int site) {
        return Shadows.ofObject(self) == null ? result : Values.string(result, site, Operator.TO_UPPER, Values.term(self));
    }

    public static String toLowerCase(String self, String result, int site) {
        return Shadows.ofObject(self) == null ? result : Values.string(result, site, Operator.TO_LOWER, Values.term(self));
    }

    public static String toString(String self, String result, int site) {
        return result;
    }

    // ---- from other values ----

    public static void construct(String self, String original, int site) {
        Term shadow = Shadows.ofObject(original);
        if (shadow != null) {
            Shadows.TABLE.shadow(self, shadow, self);
        }
    }

    public static void construct(String self, char[] characters, int site) {
        Elements.into(self, characters, 0, characters.length, site);
    }

    public static void before_construct(char[] characters, int from, Term fromShadow, int count, Term countShadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(countShadow, site);
    }

    public static void construct(String self, char[] characters, int from, Term fromShadow, int count, Term countShadow, int site) {
        Elements.into(self, characters, from, count, site);
    }

    public static String valueOf(char[] characters, String result, int site) {
        return Elements.string(characters, 0, characters.length, result, site);
    }

    public static String copyValueOf(char[] characters, String result, int site) {
        return Elements.string(characters, 0, characters.length, result, site);
    }

    public static void before_valueOf(char[] characters, int from, Term fromShadow, int count, Term countShadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(countShadow, site);
    }

    public static String valueOf(char[] characters, int from, Term fromShadow, int count, Term countShadow, String result, int site) {
        return Elements.string(characters, from, count, result, site);
    }

    public static void before_copyValueOf(char[] characters, int from, Term fromShadow, int count, Term countShadow, int site) {
        Pins.pin(fromShadow, site);
        Pins.pin(countShadow, site);
    }

    public static String copyValueOf(char[] characters, int from, Term fromShadow, int count, Term countShadow, String result, int site) {
        return Elements.string(characters, from, count, result, site);
    }

    public static String valueOf(int value, Term shadow, String result, int site) {
        return shadow == null ? result : Values.string(result, site, Operator.STRING_OF_INT, shadow);
    }

    public static String valueOf(long value, Term shadow, String result, int site) {
        return shadow == null ? result : Values.string(result, site, Operator.STRING_OF_LONG, shadow);
    }

    public static String valueOf(char value, Term shadow, String result, int site) {
        return shadow == null ? result : Values.string(result, site, Operator.STRING_OF_CHAR, shadow);
    }

    public static String valueOf(boolean value, Term shadow, String result, int site) {
        return shadow == null ? result : Values.string(result, site, Operator.STRING_OF_BOOLEAN, shadow);
    }

    public static void before_valueOf(Object value, int site) {
        Values.ask(value, site);
    }

    /** Of a box or a string; what the program's own objects say, they say themselves. */
    public static String valueOf(Object value, String result, int site) {
        Term shadow = value instanceof String ? null : Shadows.ofObject(value);
        return shadow == null ? result : ofBox(value, shadow, result, site);
    }

    static String ofBox(Object box, Term shadow, String result, int site) {
        if (box instanceof Long) {
            return Values.string(result, site, Operator.STRING_OF_LONG, shadow);
        } else if (box instanceof Character) {
            return Values.string(result, site, Operator.STRING_OF_CHAR, shadow);
        } else if (box instanceof Boolean) {
            return Values.string(result, site, Operator.STRING_OF_BOOLEAN, shadow);
        } else if (box instanceof Integer || box instanceof Short || box instanceof Byte) {
            return Values.string(result, site, Operator.STRING_OF_INT, shadow);
        }
        Pins.pin(shadow, site);
        return result;
    }

    private static Term length(String self) {
        return Terms.apply(Operator.SLENGTH, Values.term(self));
    }

    private static Term within(Term index, Term length) {
        return Terms.and(Terms.apply(Operator.ILE, Constant.of(0), index), Terms.apply(Operator.ILT, index, length));
    }
}
