package dev.heddle.runtime.shadow.jdk;

import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import java.util.ArrayList;
import java.util.List;

/** Which object the methods of {@code String} return: one that they were given, a literal, or a new one. */
final class Strings {

    private Strings() {
    }

    static Term isEmpty(Term string) {
        return Terms.eq(Terms.apply(Operator.SLENGTH, string), Constant.of(0));
    }

    /**
     * What decides which object the method is to return that makes {@code whole} of {@code arguments}: conditions, or, where nothing more is known of the
     * method, what it is given.
     */
    static List<Term> deciding(Operator operator, Term whole, Term... arguments) {
        return switch (operator) {
            case STRING_OF_INT, STRING_OF_LONG, STRING_OF_CHAR -> List.of();
            case STRING_OF_BOOLEAN -> List.of(Terms.eq(whole, Constant.of("true")));
            case TRIM, STRIP, STRIP_LEADING, STRIP_TRAILING, SUBSTRING, REPLACE_CHAR, CONCAT -> sameAs(whole, arguments);
            // Where a letter has a case of its own kind, what is the same may still be a new string.
            case TO_UPPER, TO_LOWER -> List.of(Terms.eq(whole, arguments[0]), arguments[0]);
            case REPLACE -> {
                // A single character is replaced by another in its own way, which is not the case for longer parts that are the same.
                List<Term> all = sameAs(whole, arguments[0]);
                Term length = Terms.apply(Operator.SLENGTH, arguments[1]);
                all.add(Terms.apply(Operator.CONTAINS, arguments[0], arguments[1]));
                all.add(Terms.eq(arguments[1], arguments[2]));
                all.add(Terms.eq(length, Constant.of(0)));
                all.add(Terms.eq(length, Constant.of(1)));
                yield all;
            }
            default -> List.of(arguments);
        };
    }

    private static List<Term> sameAs(Term whole, Term... arguments) {
        List<Term> all = new ArrayList<>();
        all.add(isEmpty(whole));
        for (Term argument : arguments) {
            if (argument.sort() == Sort.STRING) {
                all.add(Terms.eq(whole, argument));
            }
        }
        return all;
    }
}
