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
    /** Each of them asks the solver many times. */
    private static final int WITH_REAL_SOLVER = 12;

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
