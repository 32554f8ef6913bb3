package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Arithmetic;
import dev.heddle.runtime.shadow.Boxes;
import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;

/** {@code Character}: boxes, and what letters and digits are. Whether a character is one of the first 128, for which the rules are simple, is a branch; for others there are tables. */
@Shadowed(Character.class)
public final class CharacterShadows {

    private static final int FIRST_BEYOND = 128;

    /** What methods say of other characters than the first; made when they are asked for. */
    private static final class Beyond {

        static final CharacterTable DIGITS = new CharacterTable(character -> Character.isDigit((char) character) ? 1 : 0);
        static final CharacterTable LETTERS = new CharacterTable(character -> Character.isLetter((char) character) ? 1 : 0);
        static final CharacterTable LETTERS_OR_DIGITS = new CharacterTable(character -> Character.isLetterOrDigit((char) character) ? 1 : 0);
        static final CharacterTable UPPER_CASE = new CharacterTable(character -> Character.isUpperCase((char) character) ? 1 : 0);
        static final CharacterTable LOWER_CASE = new CharacterTable(character -> Character.isLowerCase((char) character) ? 1 : 0);
        static final CharacterTable WHITE_SPACE = new CharacterTable(character -> Character.isWhitespace((char) character) ? 1 : 0);
        static final CharacterTable TO_UPPER = new CharacterTable(character -> Character.toUpperCase((char) character));
        static final CharacterTable TO_LOWER = new CharacterTable(character -> Character.toLowerCase((char) character));
        static final CharacterTable NUMERIC = new CharacterTable(character -> Character.getNumericValue((char) character));
        static final CharacterTable[] OF_RADIX = new CharacterTable[Character.MAX_RADIX + 1];

        private Beyond() {
        }

        static CharacterTable digits(int radix) {
            if (OF_RADIX[radix] == null) {
                OF_RADIX[radix] = new CharacterTable(character -> Character.digit((char) character, radix));
            }
            return OF_RADIX[radix];
        }
    }

    private CharacterShadows() {
    }

    @SuppressWarnings("removal")
    public static Character valueOf(char value, Term shadow, Character result, int site) {
        return shadow == null ? result : Boxes.shadowed(result, new Character(value), shadow);
    }

    public static void construct(Character self, char value, Term shadow, int site) {
        Boxes.constructed(self, shadow);
    }

    public static Term charValue(Character self, char result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term equals(Character self, Object other, boolean result, int site) {
        if (!(other instanceof Character) || Values.arePlain(self, other)) {
            return null;
        }
        return Shadows.variable(Terms.toInt(Terms.eq(Values.term(self, Shadows.ofObject(self)), Values.term((Character) other, Shadows.ofObject(other)))));
    }

    public static String toString(Character self, String result, int site) {
        Term shadow = Shadows.ofObject(self);
        return shadow == null ? result : Values.string(result, site, Operator.STRING_OF_CHAR, shadow);
    }

    public static Term isDigit(char value, Term shadow, boolean result, int site) {
        return shadow == null ? null : !isFirst(value, shadow, site) ? Shadows.variable(Beyond.DIGITS.at(shadow))
                : condition(between(shadow, '0', '9'));
    }

    public static Term isLetter(char value, Term shadow, boolean result, int site) {
        return shadow == null ? null : !isFirst(value, shadow, site) ? Shadows.variable(Beyond.LETTERS.at(shadow))
                : condition(letter(shadow));
    }

    public static Term isLetterOrDigit(char value, Term shadow, boolean result, int site) {
        return shadow == null ? null : !isFirst(value, shadow, site) ? Shadows.variable(Beyond.LETTERS_OR_DIGITS.at(shadow))
                : condition(Terms.or(letter(shadow), between(shadow, '0', '9')));
    }

    public static Term isUpperCase(char value, Term shadow, boolean result, int site) {
        return shadow == null ? null : !isFirst(value, shadow, site) ? Shadows.variable(Beyond.UPPER_CASE.at(shadow))
                : condition(between(shadow, 'A', 'Z'));
    }

    public static Term isLowerCase(char value, Term shadow, boolean result, int site) {
        return shadow == null ? null : !isFirst(value, shadow, site) ? Shadows.variable(Beyond.LOWER_CASE.at(shadow))
                : condition(between(shadow, 'a', 'z'));
    }

    public static Term isWhitespace(char value, Term shadow, boolean result, int site) {
        return shadow == null ? null : !isFirst(value, shadow, site) ? Shadows.variable(Beyond.WHITE_SPACE.at(shadow))
                : condition(Terms.or(Terms.eq(shadow, Constant.of(' ')), Terms.or(between(shadow, '\t', '\r'), between(shadow, '\u001c', '\u001f'))));
    }

    public static Term toUpperCase(char value, Term shadow, char result, int site) {
        return shadow == null ? null : !isFirst(value, shadow, site) ? Shadows.variable(Beyond.TO_UPPER.at(shadow))
                : Shadows.variable(Terms.ite(between(shadow, 'a', 'z'), Terms.apply(Operator.ISUB, shadow, Constant.of(32)), shadow));
    }

    public static Term toLowerCase(char value, Term shadow, char result, int site) {
        return shadow == null ? null : !isFirst(value, shadow, site) ? Shadows.variable(Beyond.TO_LOWER.at(shadow))
                : Shadows.variable(Terms.ite(between(shadow, 'A', 'Z'), Terms.apply(Operator.IADD, shadow, Constant.of(32)), shadow));
    }

    /** Whether the character is one of the first. */
    private static boolean isFirst(char value, Term shadow, int site) {
        Branches.branch(Terms.apply(Operator.ILT, shadow, Constant.of(FIRST_BEYOND)), value < FIRST_BEYOND, site);
        return value < FIRST_BEYOND;
    }

    private static Term letter(Term shadow) {
        return Terms.or(between(shadow, 'a', 'z'), between(shadow, 'A', 'Z'));
    }

    private static Term between(Term shadow, char low, char high) {
        return Terms.and(Terms.apply(Operator.ILE, Constant.of(low), shadow), Terms.apply(Operator.ILE, shadow, Constant.of(high)));
    }

    private static Term condition(Term condition) {
        return Shadows.variable(Terms.toInt(condition));
    }

    public static Term compareTo(Character self, Character other, int result, int site) {
        return Values.arePlain(self, other) ? null
                : Shadows.variable(Terms.apply(Operator.ISUB, Values.term(self, Shadows.ofObject(self)), Values.term(other, Shadows.ofObject(other))));
    }

    public static Term compare(char left, Term leftShadow, char right, Term rightShadow, int result, int site) {
        return Arithmetic.binary(left, right, leftShadow, rightShadow, 100);
    }

    public static Term hashCode(Character self, int result, int site) {
        return Shadows.ofObject(self);
    }

    public static Term hashCode(char value, Term shadow, int result, int site) {
        return shadow;
    }

    public static String toString(char value, Term shadow, String result, int site) {
        return shadow == null ? result : Values.string(result, site, Operator.STRING_OF_CHAR, shadow);
    }

    public static Term getNumericValue(char value, Term shadow, int result, int site) {
        return shadow == null ? null : !isFirst(value, shadow, site) ? Shadows.variable(Beyond.NUMERIC.at(shadow))
                : Shadows.variable(digit(shadow));
    }

    /** The radix becomes plain. */
    public static Term digit(char value, Term shadow, int radix, Term radixShadow, int result, int site) {
        Pins.pin(radixShadow, site);
        if (shadow == null || radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            return null;
        }
        if (!isFirst(value, shadow, site)) {
            return Shadows.variable(Beyond.digits(radix).at(shadow));
        }
        Term digit = digit(shadow);
        return Shadows.variable(Terms.ite(Terms.apply(Operator.ILT, digit, Constant.of(radix)), digit, Constant.of(-1)));
    }

    /** What a digit or letter of the first characters counts, -1 for others. */
    static Term digit(Term shadow) {
        return Terms.ite(between(shadow, '0', '9'), Terms.apply(Operator.ISUB, shadow, Constant.of('0')),
                Terms.ite(between(shadow, 'a', 'z'), Terms.apply(Operator.ISUB, shadow, Constant.of('a' - 10)),
                        Terms.ite(between(shadow, 'A', 'Z'), Terms.apply(Operator.ISUB, shadow, Constant.of('A' - 10)), Constant.of(-1))));
    }
}
