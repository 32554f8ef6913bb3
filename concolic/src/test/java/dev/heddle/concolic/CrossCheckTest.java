package dev.heddle.concolic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.term.Answer;
import dev.heddle.term.Operator;
import dev.heddle.term.Solver;
import dev.heddle.term.Sort;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random constraints over small domains: the solver's answers are those of trying all values. */
class CrossCheckTest {

    private static final SolverOptions PATIENT = SolverOptions.standard().withMilliseconds(60_000);
    private static final List<Variable> NUMBERS = List.of(Variable.ofInt("x", -6, 6), Variable.ofInt("y", 0, 9), Variable.ofBoolean("flag"),
            Variable.ofLong("l", -3, 3));

    private static boolean mentions(Operator operator, Sort sort) {
        boolean mentions = operator.result() == sort;
        for (int i = 0; i < operator.arity(); i++) {
            mentions |= operator.argument(i) == sort;
        }
        return mentions;
    }

    private static List<List<Object>> valuesOf(List<Variable> variables) {
        List<List<Object>> all = new ArrayList<>();
        for (Variable variable : variables) {
            List<Object> values = new ArrayList<>();
            for (long value = variable.low(); value <= variable.high(); value++) {
                values.add(variable.sort() == Sort.INT ? (Object) (int) value : (Object) value);
            }
            all.add(values);
        }
        return all;
    }

    private static void check(Solver solver, int problems, long seed, List<Variable> variables, List<List<Object>> values,
            List<Operator> operators) {
        RandomConstraints random = new RandomConstraints(new Random(seed), variables, operators);
        int unknown = 0;
        int[] verdicts = new int[2];
        for (int i = 0; i < problems; i++) {
            List<Term> constraints = random.constraints();
            Answer answer = solver.solve(constraints, Valuation.EMPTY);
            if (answer instanceof Answer.Unknown) {
                unknown++;
                continue;
            }
            boolean expected = random.haveSolution(constraints, values);
            assertEquals(expected, answer instanceof Answer.Satisfiable, () -> "problem " + constraints);
            if (answer instanceof Answer.Satisfiable satisfiable) {
                assertTrue(Constraints.hold(constraints, satisfiable.model()), () -> constraints + " with " + satisfiable.model());
            }
            verdicts[expected ? 1 : 0]++;
        }
        // How often a solver runs out of time depends on the machine.
        assertTrue(unknown <= problems / 3, unknown + " of " + problems + " are unknown");
        assertTrue(verdicts[0] > problems / 20 && verdicts[1] > problems / 20, "both verdicts must occur: " + Arrays.toString(verdicts));
    }

    private static List<Operator> operators(boolean floating) {
        List<Operator> operators = new ArrayList<>();
        for (Operator operator : Operator.values()) {
            boolean real = mentions(operator, Sort.FLOAT) || mentions(operator, Sort.DOUBLE);
            // Division of 64 bits takes a solver seconds where all else takes milliseconds, and of powers and angles it knows nothing.
            boolean slow = operator == Operator.LDIV || operator == Operator.LREM || operator.isTranscendental();
            if (!mentions(operator, Sort.STRING) && (floating || !real) && !slow) {
                operators.add(operator);
            }
        }
        return operators;
    }

    @Test
    void theChainAgrees() {
        try (SolverChain solver = new SolverChain(PATIENT)) {
            check(solver, 600, 1, NUMBERS, valuesOf(NUMBERS), operators(false));
            assertEquals(0, solver.statistics().wrongModels());
        }
    }

    @Test
    void theBackendAgrees() {
        Statistics statistics = new Statistics();
        try (Backend solver = new Backend(PATIENT, statistics)) {
            check(solver, 150, 2, NUMBERS, valuesOf(NUMBERS), operators(false));
        }
        assertEquals(0, statistics.wrongModels());
    }

    @Test
    void floatingPointAgrees() {
        Statistics statistics = new Statistics();
        // The remainder has no counterpart in SMT-LIB, so that the solver may give up on it, but must not be wrong.
        try (Backend solver = new Backend(PATIENT.withMilliseconds(10_000), statistics)) {
            check(solver, 15, 3, NUMBERS, valuesOf(NUMBERS), operators(true));
        }
        assertEquals(0, statistics.wrongModels());
    }
}
