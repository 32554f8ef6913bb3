package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.dpor.Dpor;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.term.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * On random programs with inputs, the search runs the classes of schedules and inputs that brute force finds, each once. A class
 * is what happened in which order, and what inputs decided.
 */
class RandomInputsTest {

    /** In each group. */
    private static final int PROGRAMS = Sample.of(25, 250);
    private static final int MOST_SCHEDULES = 40;
    /** What was found may be larger. */
    static final int MOST_SCHEDULES_FOUND = 10_000;
    /** Each of them asks the solver many times. */
    private static final int WITH_REAL_SOLVER = 12;

    /** Programs that long runs of {@code soak} have found something wrong with. */
    static final List<String> FOUND = List.of("V1a1 | a1V0 | b0(V0)", "V1a1 | a1V0 | b1(V0)", "V1a1 | a1V0 | T0(V0)", "V1a1 | a1V0 | h1i1(V0)b0(r0)",
            "f1e1 | f0E1 | f1", "U0 | O0 | w0a1", "β1(γ0) | l0(l1(w0))b0(w0)");

    @Test
    void whatWasWrongOnceIsRight() throws Exception {
        Comparison comparison = new Comparison(Dpor.optimal(Flipping.by(new Enumeration())), MOST_SCHEDULES_FOUND);
        assertEquals(List.of(), Comparison.call(() -> FOUND.stream().flatMap(program -> comparison.compare(RandomProgram.parse(program)).stream()).toList()));
        assertEquals(FOUND.size(), comparison.compared());
    }

    @TestFactory
    Stream<DynamicTest> groups() {
        return RandomProgram.INPUT_GROUPS.stream().map(letters -> DynamicTest.dynamicTest(letters,
                () -> assertEquals(List.of(), problems(letters, PROGRAMS, new Enumeration()))));
    }

    @Test
    void realSolver() throws Exception {
        String all = RandomProgram.INPUT_GROUPS.get(RandomProgram.INPUT_GROUPS.size() - 1);
        assertEquals(List.of(), problems(all, WITH_REAL_SOLVER, Check.SOLVER));
    }

    private static List<String> problems(String letters, int programs, Solver solver) throws Exception {
        return Comparison.call(() -> {
            List<String> problems = new ArrayList<>();
            Comparison comparison = new Comparison(Dpor.optimal(Flipping.by(solver)), MOST_SCHEDULES);
            for (long seed = 1; comparison.compared() < programs; seed++) {
                RandomProgram program = RandomProgram.generate(seed, letters);
                if (program.hasInputs()) {
                    comparison.compare(program).ifPresent(problems::add);
                }
            }
            return problems;
        });
    }
}
