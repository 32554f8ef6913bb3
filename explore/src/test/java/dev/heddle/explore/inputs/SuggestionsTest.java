package dev.heddle.explore.inputs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import dev.heddle.term.Vocabulary;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the program's code names is tried first, each value once and as far as constraints allow. */
class SuggestionsTest {

    private static final Variable X = Variable.ofInt("x", -100, 10_000);
    private static final Variable C = Variable.ofChar("c");
    private static final Variable D = Variable.ofDouble("d");
    private static final Variable S = Variable.ofString("s", 4);

    private final Vocabulary vocabulary = new Vocabulary();

    private List<Object> all(Variable variable, String type, Term... constraints) {
        Suggestions suggestions = new Suggestions(Set.of(variable), type, vocabulary, 0);
        List<Object> all = new ArrayList<>();
        for (Optional<Valuation> next = suggestions.next(List.of(constraints), Valuation.EMPTY); next.isPresent(); next = suggestions.next(List.of(constraints), Valuation.EMPTY)) {
            all.add(next.get().get(variable));
        }
        return all;
    }

    @Test
    void ownClassThenEndsThenOthers() {
        vocabulary.add("a.Main", List.of(77, 20_000, "word"));
        vocabulary.add("a.Main$Inner", List.of(78L, 1.5));
        vocabulary.add("a.Other", List.of(5, 77));

        assertEquals(List.of(77, 78, 5, -100, 10_000), all(X, "a.Main$2"));
        assertEquals(List.of(5, 77, 78, -100, 10_000), all(X, ""));
        assertEquals(List.of(78, 5), all(X, "a.Main", Terms.apply(Operator.ILT, Constant.of(0), X), Terms.not(Terms.eq(X, Constant.of(77))), Terms.not(Terms.eq(X, Constant.of(10_000)))));
    }

    @Test
    void valuesAreOfTheVariablesSort() {
        vocabulary.add("Main", List.of(65, "word", "longer", "w", 2.5f, 1L << 40));

        assertEquals(List.of("word", "w"), all(S, "Main"));
        assertEquals(List.of(65, (int) 'w', 0, 65_535), all(C, "Main"));
        assertTrue(all(D, "Main").containsAll(List.of(65.0, 2.5, 0x1p40, Double.NaN, -0.0)));
    }

    @Test
    void twoMayChangeTogether() {
        vocabulary.add("Main", List.of(20, 30));
        Variable y = Variable.ofInt("y", 0, 1_000);
        Term product = Terms.eq(Terms.apply(Operator.IMUL, X, y), Constant.of(600));

        Valuation found = new Suggestions(new LinkedHashSet<>(List.of(X, y)), "Main", vocabulary, 0).next(List.of(product), Valuation.EMPTY).orElseThrow();
        assertEquals("x = 20, y = 30", found.toString());
    }

    @Test
    void simpleValuesAreLeftToTheSolver() {
        vocabulary.add("Main", List.of(77));
        Suggestions suggestions = new Suggestions(Set.of(X), "Main", vocabulary, 2);

        assertTrue(suggestions.next(List.of(), Valuation.EMPTY).isEmpty());
        assertTrue(suggestions.next(List.of(), Valuation.EMPTY).isEmpty());
        assertEquals("x = 77", suggestions.next(List.of(), Valuation.EMPTY).orElseThrow().toString());
    }
}
