package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** {@code StringBuffer}. */
@Shadowed(StringBuffer.class)
public final class StringBufferShadows {

    private StringBufferShadows() {
    }

    public static void construct(StringBuffer self, String text, int site) {
        Builders.constructed(self, text);
    }

    public static String toString(StringBuffer self, String result, int site) {
        return Builders.toString(self, result, site);
    }

    public static Term length(StringBuffer self, int result, int site) {
        return Builders.length(self, result, site);
    }

    public static Term isEmpty(StringBuffer self, boolean result, int site) {
        return Builders.isEmpty(self);
    }

    public static void before_charAt(StringBuffer self, int index, Term shadow, int site) {
        Builders.requirePlace(self, index, shadow, site);
    }

    public static Term charAt(StringBuffer self, int index, Term shadow, char result, int site) {
        return Builders.charAt(self, index, shadow, result, site);
    }

    public static Term indexOf(StringBuffer self, String part, int result, int site) {
        return Builders.indexOf(self, part, 0, null, result, site);
    }

    public static Term indexOf(StringBuffer self, String part, int from, Term shadow, int result, int site) {
        return Builders.indexOf(self, part, from, shadow, result, site);
    }

    public static Term lastIndexOf(StringBuffer self, String part, int result, int site) {
        return Builders.lastIndexOf(self, part, Integer.MAX_VALUE, null, result, site);
    }

    public static Term lastIndexOf(StringBuffer self, String part, int from, Term shadow, int result, int site) {
        return Builders.lastIndexOf(self, part, from, shadow, result, site);
    }

    public static void before_substring(StringBuffer self, int from, Term shadow, int site) {
        Builders.requireGap(self, from, shadow, site);
    }

    public static String substring(StringBuffer self, int from, Term shadow, String result, int site) {
        return Builders.substring(self, from, shadow, Builders.length(self), result, site);
    }

    public static void before_substring(StringBuffer self, int from, Term fromShadow, int to, Term toShadow, int site) {
        Builders.requireRange(self, from, fromShadow, to, toShadow, false, site);
    }

    public static String substring(StringBuffer self, int from, Term fromShadow, int to, Term toShadow, String result, int site) {
        return Builders.substring(self, from, fromShadow, Values.term(to, toShadow), result, site);
    }

    // ---- changes ----

    public static StringBuffer append(StringBuffer self, String text, StringBuffer result, int site) {
        Builders.appended(self, text == null ? "null" : text, Shadows.ofObject(text), site);
        return result;
    }

    public static StringBuffer append(StringBuffer self, CharSequence text, StringBuffer result, int site) {
        Term shadow = text == null ? null : Shadows.ofObject(text);
        Builders.appended(self, shadow == null ? null : text.toString(), shadow, site);
        return result;
    }

    public static StringBuffer append(StringBuffer self, int value, Term shadow, StringBuffer result, int site) {
        Builders.appended(self, Integer.toString(value), text(Operator.STRING_OF_INT, shadow), site);
        return result;
    }

    public static StringBuffer append(StringBuffer self, long value, Term shadow, StringBuffer result, int site) {
        Builders.appended(self, Long.toString(value), text(Operator.STRING_OF_LONG, shadow), site);
        return result;
    }

    public static StringBuffer append(StringBuffer self, char value, Term shadow, StringBuffer result, int site) {
        Builders.appended(self, String.valueOf(value), text(Operator.STRING_OF_CHAR, shadow), site);
        return result;
    }

    public static StringBuffer append(StringBuffer self, boolean value, Term shadow, StringBuffer result, int site) {
        Builders.appended(self, Boolean.toString(value), text(Operator.STRING_OF_BOOLEAN, shadow), site);
        return result;
    }

    public static void before_insert(StringBuffer self, int at, Term atShadow, int value, Term shadow, int site) {
        Builders.requireGap(self, at, atShadow, site);
    }

    public static StringBuffer insert(StringBuffer self, int at, Term atShadow, int value, Term shadow, StringBuffer result, int site) {
        Builders.inserted(self, at, atShadow, Integer.toString(value), text(Operator.STRING_OF_INT, shadow), site);
        return result;
    }

    public static void before_insert(StringBuffer self, int at, Term atShadow, long value, Term shadow, int site) {
        Builders.requireGap(self, at, atShadow, site);
    }

    public static StringBuffer insert(StringBuffer self, int at, Term atShadow, long value, Term shadow, StringBuffer result, int site) {
        Builders.inserted(self, at, atShadow, Long.toString(value), text(Operator.STRING_OF_LONG, shadow), site);
        return result;
    }

    public static void before_insert(StringBuffer self, int at, Term atShadow, char value, Term shadow, int site) {
        Builders.requireGap(self, at, atShadow, site);
    }

    public static StringBuffer insert(StringBuffer self, int at, Term atShadow, char value, Term shadow, StringBuffer result, int site) {
        Builders.inserted(self, at, atShadow, String.valueOf(value), text(Operator.STRING_OF_CHAR, shadow), site);
        return result;
    }

    public static void before_insert(StringBuffer self, int at, Term atShadow, boolean value, Term shadow, int site) {
        Builders.requireGap(self, at, atShadow, site);
    }

    public static StringBuffer insert(StringBuffer self, int at, Term atShadow, boolean value, Term shadow, StringBuffer result, int site) {
        Builders.inserted(self, at, atShadow, Boolean.toString(value), text(Operator.STRING_OF_BOOLEAN, shadow), site);
        return result;
    }

    public static void before_insert(StringBuffer self, int at, Term atShadow, String text, int site) {
        Builders.requireGap(self, at, atShadow, site);
    }

    public static StringBuffer insert(StringBuffer self, int at, Term atShadow, String text, StringBuffer result, int site) {
        Builders.inserted(self, at, atShadow, text == null ? "null" : text, Shadows.ofObject(text), site);
        return result;
    }

    public static void before_setCharAt(StringBuffer self, int at, Term atShadow, char value, Term shadow, int site) {
        Builders.pinIfPlain(self, atShadow, site);
        Builders.requirePlace(self, at, atShadow, site);
    }

    public static void setCharAt(StringBuffer self, int at, Term atShadow, char value, Term shadow, int site) {
        Builders.replaced(self, at, atShadow, at + 1, next(atShadow), String.valueOf(value), text(Operator.STRING_OF_CHAR, shadow), site);
    }

    public static void before_deleteCharAt(StringBuffer self, int at, Term atShadow, int site) {
        Builders.pinIfPlain(self, atShadow, site);
        Builders.requirePlace(self, at, atShadow, site);
    }

    public static StringBuffer deleteCharAt(StringBuffer self, int at, Term atShadow, StringBuffer result, int site) {
        Builders.replaced(self, at, atShadow, at + 1, next(atShadow), "", null, site);
        return result;
    }

    public static void before_delete(StringBuffer self, int from, Term fromShadow, int to, Term toShadow, int site) {
        Builders.pinIfPlain(self, fromShadow, site);
        Builders.pinIfPlain(self, toShadow, site);
        Builders.requireRange(self, from, fromShadow, to, toShadow, true, site);
    }

    public static StringBuffer delete(StringBuffer self, int from, Term fromShadow, int to, Term toShadow, StringBuffer result, int site) {
        Builders.replaced(self, from, fromShadow, to, toShadow, "", null, site);
        return result;
    }

    public static void before_replace(StringBuffer self, int from, Term fromShadow, int to, Term toShadow, String text, int site) {
        Builders.pinIfPlain(self, fromShadow, site);
        Builders.pinIfPlain(self, toShadow, site);
        Builders.requireRange(self, from, fromShadow, to, toShadow, true, site);
    }

    public static StringBuffer replace(StringBuffer self, int from, Term fromShadow, int to, Term toShadow, String text, StringBuffer result, int site) {
        Builders.replaced(self, from, fromShadow, to, toShadow, text, Shadows.ofObject(text), site);
        return result;
    }

    public static void construct(StringBuffer self, CharSequence text, int site) {
        Builders.constructed(self, text);
    }

    public static void before_subSequence(StringBuffer self, int from, Term fromShadow, int to, Term toShadow, int site) {
        Builders.requireRange(self, from, fromShadow, to, toShadow, false, site);
    }

    public static CharSequence subSequence(StringBuffer self, int from, Term fromShadow, int to, Term toShadow, CharSequence result, int site) {
        return Builders.substring(self, from, fromShadow, Values.term(to, toShadow), (String) result, site);
    }

    public static StringBuffer append(StringBuffer self, char[] text, StringBuffer result, int site) {
        Builders.appended(self, String.valueOf(text), Elements.text(text), site);
        return result;
    }

    public static void before_insert(StringBuffer self, int at, Term atShadow, char[] text, int site) {
        Builders.requireGap(self, at, atShadow, site);
    }

    public static StringBuffer insert(StringBuffer self, int at, Term atShadow, char[] text, StringBuffer result, int site) {
        Builders.inserted(self, at, atShadow, String.valueOf(text), Elements.text(text), site);
        return result;
    }

    /** How long it is to be is pinned. */
    public static void before_setLength(StringBuffer self, int length, Term shadow, int site) {
        Branches.length(length, shadow, site);
    }

    public static void setLength(StringBuffer self, int length, Term shadow, int site) {
        Builders.resized(self, length, site);
    }

    public static StringBuffer reverse(StringBuffer self, StringBuffer result, int site) {
        Builders.reversed(self, site);
        return result;
    }

    private static Term text(Operator operator, Term shadow) {
        return shadow == null ? null : Terms.apply(operator, shadow);
    }

    private static Term next(Term place) {
        return place == null ? null : Terms.apply(Operator.IADD, place, Constant.of(1));
    }
}
