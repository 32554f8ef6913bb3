package dev.heddle.term;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Terms written as lines and read again are the same terms, in no more lines than there are different nodes. */
class TermTableTest {

    private static final int TERMS = 5_000;

    private final Random random = new Random(11);

    @Test
    void randomTermsOfAllOperatorsComeBack() {
        List<Term> pool = leaves();
        Set<Operator> seen = EnumSet.noneOf(Operator.class);
        while (pool.size() < TERMS) {
            Operator operator = Operator.values()[random.nextInt(Operator.values().length)];
            Sort result = operator.result() == null ? Sort.values()[random.nextInt(Sort.values().length)] : operator.result();
            Term[] arguments = new Term[operator.arity()];
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = any(pool, operator.argument(i) == null ? result : operator.argument(i));
            }
            // Terms as no simplifier leaves them must come back as they are, too.
            pool.add(random.nextBoolean() ? Terms.apply(operator, arguments) : new Application(operator, result, arguments));
            seen.add(operator);
        }
        TermTable table = new TermTable();
        List<Integer> numbers = new ArrayList<>();
        for (Term term : pool) {
            numbers.add(table.number(term));
        }
        List<Term> read = TermTable.read(table.lines());
        for (int i = 0; i < pool.size(); i++) {
            Term again = read.get(numbers.get(i));
            assertEquals(pool.get(i), again);
            assertEquals(pool.get(i).low(), again.low());
            assertEquals(pool.get(i).high(), again.high());
            assertEquals(new ArrayList<>(pool.get(i).variables()), new ArrayList<>(again.variables()));
        }
        assertEquals(EnumSet.allOf(Operator.class), seen);
    }

    private List<Term> leaves() {
        List<Term> leaves = new ArrayList<>();
        for (Sort sort : Sort.values()) {
            for (Object corner : Values.corners(sort)) {
                leaves.add(Constant.ofValue(corner));
            }
            for (int i = 0; i < 20; i++) {
                leaves.add(Constant.ofValue(Values.any(sort, random)));
            }
        }
        for (Variable.Kind kind : Variable.Kind.values()) {
            leaves.add(Variable.of("a \"name\" \\ of " + kind + "\n\u00e9", kind));
        }
        leaves.add(Variable.ofInt("small", -3, 5));
        leaves.add(Variable.ofLong("wide", -5, 1L << 40));
        leaves.add(Variable.ofString("", 0));
        leaves.add(colour("RED", "a \"b\" c", "\\"));
        return leaves;
    }

    private static Variable colour(String... names) {
        return Variable.oneOf("colour", List.of(names), value -> false);
    }

    private Term any(List<Term> pool, Sort sort) {
        while (true) {
            Term term = pool.get(random.nextInt(pool.size()));
            if (term.sort() == sort) {
                return term;
            }
        }
    }

    @Test
    void looksLikeThis() {
        TermTable table = new TermTable();
        Term sum = Terms.apply(Operator.IADD, Variable.ofInt("x", 0, 9), Constant.of(10));
        Variable text = Variable.ofString("s", 3);
        assertEquals(3, table.number(Terms.apply(Operator.I2L, sum)));
        assertEquals(2, table.number(sum));
        assertEquals(5, table.number(Terms.apply(Operator.CONCAT, text, text)));
        assertEquals(List.of("variable int 0 9 \"x\"", "constant int 10", "IADD 0 1", "I2L 2", "variable string 0 3 \"s\"", "CONCAT 4 4"), table.lines());
    }

    @Test
    void whatIsSharedIsWrittenOnce() {
        Term term = Variable.ofInt("x");
        for (int i = 0; i < 10_000; i++) {
            term = new Application(Operator.IXOR, Sort.INT, new Term[] {term, term});
        }
        TermTable table = new TermTable();
        assertEquals(10_000, table.number(term));
        assertEquals(10_001, table.lines().size());
        assertEquals(term, TermTable.read(table.lines()).get(10_000));
    }

    @Test
    void whatIsEqualIsWrittenOnce() {
        TermTable table = new TermTable();
        Term one = new Application(Operator.INEG, Sort.INT, new Term[] {Variable.ofInt("x")});
        Term other = new Application(Operator.INEG, Sort.INT, new Term[] {Variable.ofInt("x")});
        assertEquals(table.number(one), table.number(other));
    }

    @Test
    void valuesKeepTheirTexts() {
        Variable colour = colour("RED", "a \"b\" c");
        TermTable table = new TermTable();
        table.number(colour);
        Variable again = (Variable) TermTable.read(table.lines()).get(0);
        assertEquals(colour.show(0), again.show(0));
        assertEquals(colour.show(1), again.show(1));
    }

    @Test
    void damageIsNoticed() {
        for (String line : List.of("", "constant", "constant int", "constant int x", "constant colour 1", "variable", "variable ", "variable int 0 1",
                "variable int 1 0 \"x\"", "variable int 0 1 \"x", "variable int 0 1 \"x\"y", "variable int 0 1 \"x\" \"only one\"", "variable long 0 0 \"x\" \"a\"",
                "INEG", "INEG 1", "INEG -1", "INEG x", "IADD 0", "INEG 0 0", "L2I 0", "FOO 0", "ITE 0 0 0")) {
            assertThrows(IllegalArgumentException.class, () -> TermTable.read(List.of("constant int 1", line)), line);
        }
    }
}
