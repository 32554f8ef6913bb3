package dev.heddle.concolic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.term.Answer;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Constraints on strings, by guess and by the backend alone. */
class StringsTest {

    private static final Variable NAME = Variable.ofString("name", 30);
    private static final Variable OTHER = Variable.ofString("other", 30);
    private static final Variable INDEX = Variable.ofInt("index");
    private static final Term ALL = Constant.of(Integer.MAX_VALUE);
    private static final Term ZERO = Constant.of(0);

    /** Enough time even on a machine with much else to do. */
    private static final SolverOptions PATIENT = SolverOptions.standard().withMilliseconds(12_000);

    private final SolverChain chain = new SolverChain(PATIENT);
    private final Statistics statistics = new Statistics();
    private final Backend backend = new Backend(PATIENT, statistics);

    @AfterEach
    void close() {
        chain.close();
        backend.close();
    }

    private static Term of(Operator operator, Term... arguments) {
        return Terms.apply(operator, arguments);
    }

    private static Term text(String value) {
        return Constant.of(value);
    }

    private static Term length(Term string) {
        return of(Operator.SLENGTH, string);
    }

    private static Term eq(Term one, int number) {
        return Terms.eq(one, Constant.of(number));
    }

    /** The chain finds a model, and so does the backend without it. */
    private Valuation solve(Term... constraints) {
        Answer alone = backend.solve(List.of(constraints), Valuation.EMPTY);
        assertInstanceOf(Answer.Satisfiable.class, alone, () -> alone + " of " + List.of(constraints));
        return guess(constraints);
    }

    private Valuation guess(Term... constraints) {
        Answer answer = chain.solve(List.of(constraints), Valuation.EMPTY);
        Valuation model = assertInstanceOf(Answer.Satisfiable.class, answer, () -> answer + " of " + List.of(constraints)).model();
        assertTrue(Constraints.hold(List.of(constraints), model), () -> List.of(constraints) + " with " + model);
        return model;
    }

    private void refute(Term... constraints) {
        Answer answer = chain.solve(List.of(constraints), Valuation.EMPTY);
        assertInstanceOf(Answer.Unsatisfiable.class, answer, () -> answer + " of " + List.of(constraints));
    }

    @Test
    void partsOfStrings() {
        assertEquals("GET", solve(of(Operator.STARTS_WITH, NAME, text("GET"), ZERO)).get(NAME));
        solve(of(Operator.STARTS_WITH, NAME, text("GET /"), ZERO), of(Operator.ENDS_WITH, NAME, text(".html")), of(Operator.CONTAINS, NAME, text("..")),
                of(Operator.ILT, length(NAME), Constant.of(20)));
        solve(eq(length(NAME), 7), of(Operator.STARTS_WITH, NAME, text("xy"), Constant.of(3)), eq(of(Operator.SCHARAT, NAME, Constant.of(6)), 'z'));
        solve(eq(of(Operator.INDEX_OF, NAME, text("@"), ZERO), 3), eq(of(Operator.LAST_INDEX_OF, NAME, text("@"), ALL), 5));
        solve(eq(of(Operator.INDEX_OF_CHAR, NAME, INDEX, Constant.of(2)), 4), of(Operator.ILT, Constant.of('k'), INDEX),
                of(Operator.ILT, INDEX, Constant.of('p')), eq(of(Operator.LAST_INDEX_OF_CHAR, NAME, Constant.of('n'), ALL), 4));
        refute(of(Operator.STARTS_WITH, NAME, text("a"), ZERO), eq(length(NAME), 0));
        refute(eq(of(Operator.INDEX_OF, NAME, text("x"), ZERO), 2), eq(of(Operator.SCHARAT, NAME, ZERO), 'x'));
        refute(eq(of(Operator.LAST_INDEX_OF, NAME, text("b"), ALL), 1), eq(of(Operator.SCHARAT, NAME, Constant.of(4)), 'b'));
    }

    @Test
    void madeStrings() {
        assertEquals("sis", solve(Terms.eq(of(Operator.CONCAT, NAME, NAME), text("sissis"))).get(NAME));
        solve(Terms.eq(of(Operator.SUBSTRING, NAME, Constant.of(2), INDEX), text("core")), eq(of(Operator.SCHARAT, NAME, ZERO), 'x'));
        solve(Terms.eq(of(Operator.TRIM, NAME), text("in")), eq(length(NAME), 5));
        solve(Terms.eq(of(Operator.REPLACE_CHAR, NAME, Constant.of('.'), Constant.of('/')), text("a/b/c")), of(Operator.CONTAINS, NAME, text(".")));
        assertEquals(-42, solve(Terms.eq(of(Operator.CONCAT, text("id"), of(Operator.STRING_OF_INT, INDEX)), text("id-42"))).get(INDEX));
        refute(Terms.eq(of(Operator.TRIM, NAME), text(" in")));
        refute(Terms.eq(of(Operator.CONCAT, NAME, text("x")), of(Operator.CONCAT, text("y"), text("y"))));
    }

    @Test
    void numbersInStrings() {
        Term parsed = of(Operator.PARSE_INT, NAME);
        assertEquals("1234", solve(of(Operator.IS_INT, NAME), eq(parsed, 1234)).get(NAME));
        solve(of(Operator.IS_INT, NAME), of(Operator.ILT, parsed, Constant.of(-99)), of(Operator.ENDS_WITH, NAME, text("7")));
        refute(of(Operator.IS_INT, NAME), of(Operator.STARTS_WITH, NAME, text("x"), ZERO));
        // A number that is not there has no value, so nothing can be said of it.
        refute(Terms.eq(NAME, text("x")), of(Operator.ILT, parsed, Constant.of(5)));
    }

    @Test
    void lettersOfEitherCase() {
        solve(of(Operator.SEQUALS_IGNORE_CASE, NAME, text("yes")), Terms.not(Terms.eq(NAME, text("yes"))));
        refute(of(Operator.SEQUALS_IGNORE_CASE, NAME, text("yes")), eq(length(NAME), 2));
        // Kelvin's sign is a k.
        assertEquals("\u212a", solve(of(Operator.SEQUALS_IGNORE_CASE, NAME, text("k")), Terms.not(Terms.eq(NAME, text("k"))),
                Terms.not(Terms.eq(NAME, text("K")))).get(NAME));
        assertEquals("STOP", guess(Terms.eq(of(Operator.TO_UPPER, NAME), text("STOP"))).get(NAME));
    }

    @Test
    void blankEnds() {
        solve(Terms.eq(of(Operator.STRIP, NAME), text("in")), eq(length(NAME), 5), eq(of(Operator.SCHARAT, NAME, ZERO), '\u2003'));
        solve(Terms.eq(of(Operator.STRIP_LEADING, NAME), text("in ")), eq(length(NAME), 5));
        solve(Terms.eq(of(Operator.STRIP_TRAILING, NAME), text(" in")), eq(length(NAME), 5));
        refute(Terms.eq(of(Operator.STRIP, NAME), text(" in")));
        refute(Terms.eq(of(Operator.STRIP_LEADING, NAME), text(" in")));
        refute(Terms.eq(of(Operator.STRIP_TRAILING, NAME), text("in\t")));
    }

    /** What matches is what Java's patterns say. Where they look at two surrogates as one character, it may be unknown. */
    @Test
    void regularExpressions() {
        String[] expressions = {"", "a*b", "[a-c]+", "[^,;]*", "\\d{2,3}", "(ab|a)(c|bcd)?", ".", "..", ".*\\.", "^\\w+\\s?\\w*$", "(?:x|yy){2}", "a|b|", "[+\\-]?\\d+", "\\D\\W\\S", "a{0}", "[a\\]]"};
        String[] texts = {"", "a", "ab", "abc", "abcd", "aab", "12", "123", "1234", "+7", "-", "a b", ",", "a,b", "x.", "\n", "xx", "yyyy", "xyy", "]", "\ud83d\ude00", "\ud83d", "a\ud83d\ude00"};
        for (String expression : expressions) {
            for (String text : texts) {
                Term matches = of(Operator.MATCHES, NAME, text(expression));
                boolean really = text.matches(expression);
                List<Term> constraints = List.of(Terms.eq(NAME, text(text)), really ? matches : Terms.not(matches));
                Answer answer = backend.solve(constraints, Valuation.EMPTY);
                Answer opposite = backend.solve(List.of(constraints.get(0), Terms.not(constraints.get(1))), Valuation.EMPTY);
                boolean plain = text.chars().noneMatch(character -> Character.isSurrogate((char) character));
                assertTrue(!plain || answer instanceof Answer.Satisfiable && opposite instanceof Answer.Unsatisfiable, () -> answer + " and " + opposite + " of " + constraints);
                assertFalse(answer instanceof Answer.Unsatisfiable || opposite instanceof Answer.Satisfiable, () -> constraints.toString());
            }
        }
    }

    @Test
    void orderAndHash() {
        solve(of(Operator.ILT, of(Operator.COMPARE_TO, NAME, text("m")), ZERO), of(Operator.ILT, of(Operator.COMPARE_TO, text("k"), NAME), ZERO));
        refute(of(Operator.ILT, of(Operator.COMPARE_TO, NAME, OTHER), ZERO), of(Operator.ILT, of(Operator.COMPARE_TO, OTHER, NAME), ZERO));
        int hash = "symbolic execution".hashCode();
        assertEquals(hash, guess(eq(of(Operator.SHASH, NAME), hash)).get(NAME).hashCode());
    }

    /** Solutions over a small alphabet are found by trying all: where there is one, the solver must not deny it. */
    @Test
    void noSolutionIsDenied() {
        List<Variable> variables = List.of(Variable.ofString("s", 3), Variable.ofInt("n", -2, 13));
        List<Object> strings = new ArrayList<>(List.of(""));
        for (int i = 0; i < strings.size(); i++) {
            for (char c : "ab1- ".toCharArray()) {
                if (((String) strings.get(i)).length() < 3) {
                    strings.add((String) strings.get(i) + c);
                }
            }
        }
        List<Object> numbers = new ArrayList<>();
        for (int i = -2; i <= 13; i++) {
            numbers.add(i);
        }
        List<Operator> operators = new ArrayList<>();
        for (Operator operator : Operator.values()) {
            boolean string = operator.result() == Sort.STRING || operator.arity() > 0 && operator.argument(0) == Sort.STRING;
            if (string && operator != Operator.PARSE_LONG && operator != Operator.STRING_OF_LONG) {
                operators.add(operator);
            }
        }
        operators.addAll(List.of(Operator.IADD, Operator.IEQ, Operator.ILT, Operator.ILE, Operator.NOT, Operator.OR));
        RandomConstraints random = new RandomConstraints(new Random(5), variables, operators);
        Backend quick = new Backend(SolverOptions.standard().withMilliseconds(200), statistics);
        try (quick) {
            int denied = 0;
            for (int i = 0; i < 25; i++) {
                List<Term> constraints = random.constraints();
                Answer answer = quick.solve(constraints, Valuation.EMPTY);
                if (answer instanceof Answer.Unsatisfiable) {
                    denied++;
                    boolean solvable = random.haveSolution(constraints, List.of(strings, numbers));
                    assertEquals(false, solvable, () -> "problem " + constraints);
                }
            }
            assertTrue(denied > 0);
        }
        assertEquals(0, statistics.wrongModels());
    }
}
