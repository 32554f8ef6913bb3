package dev.heddle.concolic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.term.Answer;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The solver's answers, link by link, and its manners when a backend fails. */
class SolverChainTest {

    private static final Variable X = Variable.ofInt("x");
    private static final Variable Y = Variable.ofInt("y");
    private static final Variable Z = Variable.ofInt("z");
    private static final Variable WIDE = Variable.ofLong("wide");
    private static final Variable OTHER = Variable.ofLong("other");
    private static final Variable REAL = Variable.ofDouble("real");
    private static final Variable SINGLE = Variable.ofFloat("single");
    private static final Variable NAME = Variable.ofString("name", 20);

    /** Enough time even on a machine with much else to do. */
    private SolverChain solver = new SolverChain(SolverOptions.standard().withMilliseconds(30_000));

    @AfterEach
    void close() {
        solver.close();
    }

    private static Term of(Operator operator, Term... arguments) {
        return Terms.apply(operator, arguments);
    }

    private static Constant number(int value) {
        return Constant.of(value);
    }

    private Valuation solve(Term... constraints) {
        return solve(Valuation.EMPTY, constraints);
    }

    private Valuation solve(Valuation hint, Term... constraints) {
        Answer answer = solver.solve(List.of(constraints), hint);
        Valuation model = assertInstanceOf(Answer.Satisfiable.class, answer, () -> answer + " for " + List.of(constraints)).model();
        for (Term constraint : constraints) {
            assertEquals(true, constraint.evaluate(model), () -> constraint + " with " + model);
            assertTrue(model.variables().containsAll(constraint.variables()));
        }
        return model;
    }

    private void refute(Term... constraints) {
        assertInstanceOf(Answer.Unsatisfiable.class, solver.solve(List.of(constraints), Valuation.EMPTY));
    }

    @Test
    void linearEquationsAreGuessed() {
        Valuation model = solve(Terms.eq(of(Operator.IADD, of(Operator.IMUL, Z, number(2)), number(1)), X), Terms.not(Terms.eq(X, Y)));
        assertEquals(Valuation.EMPTY.with(Z, 0).with(X, 1).with(Y, 0), model);
        assertEquals(10, solve(Terms.eq(of(Operator.IADD, X, number(10)), number(20))).get(X));
        assertEquals(101, solve(of(Operator.ILT, number(100), X)).get(X));
        assertEquals(1L << 40, solve(Terms.eq(of(Operator.LMUL, WIDE, Constant.of(3L)), Constant.of(3L << 40))).get(WIDE));
        assertEquals(0, solver.statistics().answered(Statistics.Link.Z3));
    }

    @Test
    void quotientsAreIntegers() {
        Term multiple = of(Operator.LMUL, of(Operator.LDIV, WIDE, Constant.of(10L)), Constant.of(10L));
        refute(of(Operator.LLE, Constant.of(0L), WIDE), of(Operator.LLT, WIDE, multiple));
        refute(of(Operator.ILT, number(0), X), of(Operator.ILT, number(0), Y), of(Operator.ILT, X, of(Operator.IREM, X, Y)));
        solve(of(Operator.LLT, Constant.of(-1000L), WIDE), of(Operator.LLT, WIDE, multiple));
    }

    @Test
    void whatIsSatisfiedKeepsItsValues() {
        Valuation hint = Valuation.EMPTY.with(X, 77).with(Y, 5);
        Valuation model = solve(hint, of(Operator.ILT, X, number(100)), of(Operator.ILT, Y, number(3)));
        assertEquals(hint.with(Y, 2), model);
        assertEquals(hint, solve(hint, of(Operator.ILT, X, number(100)), of(Operator.ILT, Y, number(6))));
        assertEquals(1, solver.statistics().answered(Statistics.Link.SIMPLIFICATION));
    }

    @Test
    void contradictionsAreSeenAtOnce() {
        refute(of(Operator.ILT, X, number(3)), of(Operator.ILT, number(5), X));
        refute(of(Operator.ILT, X, Y), of(Operator.ILE, Y, X));
        refute(Constant.FALSE);
        Variable small = Variable.ofInt("small", 0, 9);
        refute(Terms.eq(of(Operator.IREM, of(Operator.IMUL, small, small), number(7)), number(3)));
        assertEquals(0, solver.statistics().answered(Statistics.Link.Z3));
    }

    @Test
    void answersAreRemembered() {
        Term square = Terms.eq(of(Operator.IMUL, X, Y), number(1_000_003 * 7));
        Term[] bounds = {of(Operator.ILT, number(1), X), of(Operator.ILT, number(1), Y), of(Operator.ILT, X, number(1_000_004)),
                of(Operator.ILT, Y, number(1_000_004))};
        List<Term> all = new ArrayList<>(List.of(bounds));
        all.add(square);
        solve(all.toArray(new Term[0]));
        solve(all.toArray(new Term[0]));
        assertEquals(1, solver.statistics().answered(Statistics.Link.CACHE));
        Term never = Terms.eq(of(Operator.IAND, of(Operator.IMUL, X, of(Operator.IADD, X, number(1))), number(1)), number(1));
        refute(never);
        refute(of(Operator.ILT, number(5), X), never);
        assertEquals(2, solver.statistics().answered(Statistics.Link.CACHE));
    }

    @Test
    void nonLinearConstraintsAreSolved() {
        solve(of(Operator.ILT, number(0), X), of(Operator.ILT, number(1000), Y), of(Operator.ILT, X, number(46_000)), of(Operator.ILT, Y, number(46_000)),
                of(Operator.ILT, of(Operator.IADD, of(Operator.IMUL, Y, Y), number(5)), of(Operator.IMUL, X, X)));
        // Overflow: a positive number whose square is negative.
        solve(of(Operator.ILT, number(0), X), of(Operator.ILT, of(Operator.IMUL, X, X), number(0)));
        refute(Terms.eq(of(Operator.LMUL, WIDE, WIDE), Constant.of(3L)));
        solve(Terms.eq(of(Operator.IREM, X, number(17)), number(-3)), of(Operator.ILT, X, number(-1000)),
                Terms.eq(of(Operator.IUSHR, X, number(28)), number(9)));
    }

    @Test
    void hashCodesAreInverted() {
        Term hash = number(0);
        List<Term> constraints = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Variable letter = Variable.ofChar("c" + i, 'a', 'z');
            hash = of(Operator.IADD, of(Operator.IMUL, hash, number(31)), letter);
        }
        constraints.add(Terms.eq(hash, number("tasks".hashCode())));
        solve(constraints.toArray(new Term[0]));
    }

    @Test
    void divisionByZeroIsNoSolution() {
        Term quotient = of(Operator.IDIV, number(100), of(Operator.ISUB, X, Y));
        Valuation model = solve(of(Operator.ILT, quotient, number(-3)), of(Operator.ILT, of(Operator.IMUL, X, Y), number(-7)));
        assertFalse(model.get(X).equals(model.get(Y)));
        refute(Terms.eq(of(Operator.IAND, X, number(0xff)), number(0)), Terms.eq(of(Operator.IREM, Y, of(Operator.IAND, X, number(0xff))), Z));
        // A guarded division by zero does no harm.
        Term guarded = Terms.or(Terms.eq(X, number(0)), Terms.eq(of(Operator.IDIV, Y, X), of(Operator.IMUL, Z, Z)));
        solve(guarded, of(Operator.ILT, of(Operator.IMUL, X, X), number(1)), Terms.eq(of(Operator.IMUL, Y, Z), number(35)));
    }

    @Test
    void doublesAreIeee() {
        assertTrue(Double.isNaN((Double) solve(Terms.not(Terms.eq(REAL, REAL))).get(REAL)));
        Term square = of(Operator.DMUL, REAL, REAL);
        refute(of(Operator.DLT, square, Constant.of(0.0)));
        solve(Terms.eq(square, Constant.of(2.25)), of(Operator.DLT, REAL, Constant.of(0.0)));
        solve(Terms.eq(of(Operator.D2I, REAL), number(Integer.MAX_VALUE)), of(Operator.DLT, Constant.of(1e12), REAL));
        solve(of(Operator.FLT, of(Operator.FADD, SINGLE, Constant.of(1.0f)), Constant.of(Float.POSITIVE_INFINITY)),
                Terms.eq(of(Operator.FADD, SINGLE, Constant.of(1.0f)), SINGLE));
        solve(Terms.eq(of(Operator.DREM, REAL, Constant.of(7.5)), Constant.of(-2.5)), of(Operator.DLT, REAL, Constant.of(-20.0)));
        refute(of(Operator.DLT, Constant.of(8.0), of(Operator.DREM, REAL, Constant.of(7.5))));
        solve(Terms.eq(of(Operator.DDIV, Constant.of(1.0), REAL), Constant.of(Double.NEGATIVE_INFINITY)));
    }

    @Test
    void stringsAreEqualOrNot() {
        assertEquals("tea\u00e9\ud800\"\\", solve(Terms.eq(NAME, Constant.of("tea\u00e9\ud800\"\\"))).get(NAME));
        Variable second = Variable.ofString("second", 20);
        Valuation model = solve(Terms.not(Terms.eq(NAME, second)), Terms.not(Terms.eq(NAME, Constant.of(""))), Terms.not(Terms.eq(second, Constant.of(""))));
        assertFalse(model.get(NAME).equals(model.get(second)));
        Variable none = Variable.ofString("none", 0);
        refute(Terms.not(Terms.eq(none, Constant.of(""))));
    }

    @Test
    void timeIsLimited() {
        solver.close();
        solver = new SolverChain(SolverOptions.standard().withMilliseconds(100));
        // x * x == y * y and x != y, both between 0 and 46341: nobody proves this in a second.
        List<Term> hard = List.of(of(Operator.ILT, number(0), X), of(Operator.ILT, X, number(46_341)), of(Operator.ILT, number(0), Y),
                of(Operator.ILT, Y, number(46_341)), Terms.eq(of(Operator.IMUL, X, X), of(Operator.IMUL, Y, Y)), Terms.not(Terms.eq(X, Y)));
        assertInstanceOf(Answer.Unknown.class, solver.solve(hard, Valuation.EMPTY));
        assertEquals(1, solver.statistics().unknown());
        // Nothing is spoiled for the next query.
        solver.solve(List.of(Terms.eq(of(Operator.IMUL, X, X), of(Operator.IADD, Y, Y)), of(Operator.ILT, number(70), X)), Valuation.EMPTY);
        assertEquals(0, solver.statistics().restarts());
        assertEquals(0, solver.statistics().wrongModels());
    }

    /** Constraints that only the backend can solve. */
    private void askBackend(int factor) {
        long before = solver.statistics().answered(Statistics.Link.Z3);
        solve(Terms.eq(of(Operator.LXOR, of(Operator.LMUL, WIDE, OTHER), of(Operator.LUSHR, WIDE, number(3))), Constant.of(1001L * factor)),
                of(Operator.LLT, Constant.of(3L), WIDE), of(Operator.LLT, Constant.of(3L), OTHER), of(Operator.LLT, WIDE, Constant.of(900L)));
        assertEquals(before + 1, solver.statistics().answered(Statistics.Link.Z3));
    }

    @Test
    void aKilledSolverIsReplaced() throws InterruptedException {
        askBackend(1);
        solve(Terms.eq(of(Operator.CONCAT, NAME, NAME), Constant.of("tata")));
        Process first = solver.connection().process();
        first.destroyForcibly().waitFor();
        Term lost = Terms.eq(of(Operator.LMUL, of(Operator.LMUL, WIDE, WIDE), OTHER), Constant.of(5 * 7 * 7 * 11L));
        Answer answer = solver.solve(List.of(lost, of(Operator.LLT, Constant.of(2L), WIDE), of(Operator.LLT, Constant.of(2L), OTHER)), Valuation.EMPTY);
        assertInstanceOf(Answer.Unknown.class, answer);
        // All sessions begin anew, not only the one that noticed.
        solve(Terms.eq(of(Operator.CONCAT, NAME, NAME), Constant.of("dodo")));
        askBackend(3);
        assertEquals(1, solver.statistics().restarts());
        assertFalse(first.pid() == solver.connection().process().pid());
    }

    @Test
    void closingLeavesNoProcess() {
        askBackend(1);
        Process process = solver.connection().process();
        assertTrue(process.isAlive());
        solver.close();
        assertFalse(process.isAlive());
    }

    @Test
    void aMissingSolverIsUnknown() {
        solver.close();
        SolverOptions standard = SolverOptions.standard();
        solver = new SolverChain(new SolverOptions(1_000, standard.java(), () -> standard.classPath().get().subList(0, 1)));
        Answer answer = solver.solve(List.of(Terms.eq(of(Operator.LMUL, of(Operator.LXOR, WIDE, OTHER), OTHER), Constant.of(77L)),
                of(Operator.LLT, Constant.of(7L), OTHER), of(Operator.LLT, Constant.of(17L), WIDE)), Valuation.EMPTY);
        assertEquals(new Answer.Unknown("its library cannot be loaded"), answer);
        solver.close();
        solver = new SolverChain(new SolverOptions(1_000, Path.of("no", "such", "java").toString(), List::of));
        answer = solver.solve(List.of(Terms.eq(of(Operator.LMUL, of(Operator.LXOR, WIDE, OTHER), OTHER), Constant.of(77L)),
                of(Operator.LLT, Constant.of(7L), OTHER), of(Operator.LLT, Constant.of(17L), WIDE)), Valuation.EMPTY);
        assertEquals(new Answer.Unknown("the solver process could not be started"), answer);
    }

    @Test
    void whatSolversSayBecomesASentence() {
        assertEquals("its time was up", Backend.sentence("(error \"line 1 column 31: canceled\")"));
        assertEquals("its time was up", Backend.sentence("timeout"));
        assertEquals("it had not enough memory", Backend.sentence("error com.microsoft.z3.Z3Exception: out of memory"));
        assertEquals("neither inputs nor a proof that there are none", Backend.sentence("unknown"));
        assertEquals("it could not make anything of the question", Backend.sentence("(error \"line 3 column 2: unknown constant\")"));
    }
}
