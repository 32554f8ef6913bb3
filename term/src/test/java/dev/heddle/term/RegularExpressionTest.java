package dev.heddle.term;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.junit.jupiter.api.Test;

/** The forms of regular expressions match what Java's patterns match; random ones, of the characters that mean something in them. */
class RegularExpressionTest {

    private static final String[] PIECES = {"a", "b", "1", "-", ",", ".", "[", "]", "^", "$", "*", "+", "?", "{", "}", "(", ")", "|", "\\", "&", "&&", "d", "w", "S", "(?:", "[^", "a-b", "{1,2}", "{2}", "\\d", "\\.",
        "\\s", "[ab]", " ", "\\Q", "\\b", "(?i)"};
    private static final String ALPHABET = "ab1-,. ^$]&\\\n{d";

    private final Random random = new Random(11);

    @Test
    void formsMatchWhatPatternsMatch() {
        int known = 0;
        for (int i = 0; i < 60_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = 1 + random.nextInt(6); length > 0; length--) {
                text.append(PIECES[random.nextInt(PIECES.length)]);
            }
            String expression = text.toString();
            RegularExpression form = RegularExpression.of(expression);
            if (form != null) {
                known++;
                compare(expression, form);
            }
        }
        assertTrue(known > 5_000, known + " were known");
    }

    private void compare(String expression, RegularExpression form) {
        Pattern pattern;
        try {
            pattern = Pattern.compile(expression);
        } catch (PatternSyntaxException invalid) {
            throw new AssertionError("Java knows no such expression: " + expression, invalid);
        }
        for (int i = 0; i < 12; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(5); length > 0; length--) {
                text.append(ALPHABET.charAt(random.nextInt(random.nextBoolean() ? 3 : ALPHABET.length())));
            }
            assertEquals(pattern.matcher(text).matches(), ends(form, text.toString(), Set.of(0)).contains(text.length()), () -> expression + " and '" + text + "'");
        }
    }

    /** Where a match can end that begins at one of {@code starts}. */
    private static Set<Integer> ends(RegularExpression form, String text, Set<Integer> starts) {
        Set<Integer> ends = new TreeSet<>();
        if (form instanceof RegularExpression.Characters characters) {
            for (int start : starts) {
                if (start < text.length() && characters.ranges().stream().anyMatch(range -> range[0] <= text.charAt(start) && text.charAt(start) <= range[1])) {
                    ends.add(start + 1);
                }
            }
        } else if (form instanceof RegularExpression.Sequence sequence) {
            ends.addAll(starts);
            for (RegularExpression part : sequence.parts()) {
                ends = ends(part, text, ends);
            }
        } else if (form instanceof RegularExpression.Choice choice) {
            for (RegularExpression way : choice.ways()) {
                ends.addAll(ends(way, text, starts));
            }
        } else if (form instanceof RegularExpression.Repetition repetition) {
            Set<Integer> now = starts;
            int most = repetition.most() < 0 ? repetition.least() + text.length() + 1 : repetition.most();
            for (int i = 0; i <= most; i++) {
                if (i >= repetition.least()) {
                    ends.addAll(now);
                }
                now = ends(repetition.body(), text, now);
            }
        }
        return ends;
    }

    @Test
    void whatSaysMoreHasNoForm() {
        for (String expression : new String[] {"(a)\\1", "(?i)a", "a++", "\\bx", "(?=a)", "[a&&b]", "[[a]b]", "\\Qa\\E", "a$b", "a|^b", "(", "a{2,1}", "\\p{L}", "\ud83d\ude00", "\\x41"}) {
            assertNull(RegularExpression.of(expression), expression);
        }
    }

    @Test
    void someAreJustStrings() {
        assertEquals(",", RegularExpression.literal(","));
        assertEquals("a.b", RegularExpression.literal("a\\.[b]"));
        assertNull(RegularExpression.literal("^a"));
        assertNull(RegularExpression.literal("a$"));
        assertNull(RegularExpression.literal("a|b"));
        assertNull(RegularExpression.literal("."));
    }
}
