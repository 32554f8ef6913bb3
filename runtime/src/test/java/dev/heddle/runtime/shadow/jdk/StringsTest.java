package dev.heddle.runtime.shadow.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where the conditions are the same, the JDK returns the same object: for all short strings. */
class StringsTest {

    private static final String LETTERS = " aB\u0130";

    /** For each operator and outcome of the conditions, which object it was, and of what it was made. */
    private final Map<String, String> known = new HashMap<>();
    private final Map<String, String> example = new HashMap<>();

    private static List<String> strings(int longest) {
        List<String> all = new ArrayList<>(List.of(""));
        for (int i = 0; i < all.size() && all.get(i).length() < longest; i++) {
            for (char letter : LETTERS.toCharArray()) {
                all.add(all.get(i) + letter);
            }
        }
        return all;
    }

    private void compare(String result, Operator operator, Object... given) {
        Term[] arguments = new Term[given.length];
        String which = result == "" ? "the literal" : "a new one";
        for (int i = 0; i < given.length; i++) {
            arguments[i] = given[i] instanceof String text ? Constant.of(text) : Constant.of((Integer) given[i]);
            which = result == given[i] ? "argument " + i : which;
        }
        StringBuilder outcome = new StringBuilder(operator.name());
        for (Term condition : Strings.deciding(operator, Terms.apply(operator, arguments), arguments)) {
            outcome.append(' ').append(condition.evaluate(Valuation.EMPTY));
        }
        String now = operator + " of " + List.of(given);
        String before = known.putIfAbsent(outcome.toString(), which);
        String then = example.putIfAbsent(outcome.toString(), now);
        assertEquals(before == null ? which : before, which, now + ", and " + then);
    }

    /** A string that is equal and another object. */
    private static String fresh(String text) {
        return new String(text);
    }

    @Test
    void decideWhatPartsAndCasesAre() {
        for (String text : strings(4)) {
            String self = fresh(text);
            compare(self.trim(), Operator.TRIM, self);
            compare(self.toUpperCase(Locale.ROOT), Operator.TO_UPPER, self);
            compare(self.toLowerCase(Locale.ROOT), Operator.TO_LOWER, self);
            for (int begin = 0; begin <= text.length(); begin++) {
                for (int end = begin; end <= text.length(); end++) {
                    compare(self.substring(begin, end), Operator.SUBSTRING, self, begin, end);
                }
                compare(self.substring(begin), Operator.SUBSTRING, self, begin, text.length());
            }
            for (char from : LETTERS.toCharArray()) {
                for (char to : LETTERS.toCharArray()) {
                    compare(self.replace(from, to), Operator.REPLACE_CHAR, self, (int) from, (int) to);
                }
            }
        }
    }

    @Test
    void decideWhatIsPutTogether() {
        for (String one : strings(3)) {
            for (String two : strings(2)) {
                String self = fresh(one);
                String other = fresh(two);
                compare(self.concat(other), Operator.CONCAT, self, other);
                for (String three : strings(2)) {
                    String replacement = fresh(three);
                    compare(self.replace(other, replacement), Operator.REPLACE, self, other, replacement);
                }
            }
        }
    }

    @Test
    void decideWhatNumbersSay() {
        for (int number : new int[] {0, 1, 7, -1, 42, Integer.MIN_VALUE}) {
            compare(String.valueOf(number), Operator.STRING_OF_INT, number);
            compare(String.valueOf((char) number), Operator.STRING_OF_CHAR, (int) (char) number);
        }
    }
}
