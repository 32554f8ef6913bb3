package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.dpor.Scattered;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.search.Search;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A search that is done in parts, in any order, runs the classes of executions that brute force finds, each once. */
class ScatteredTest {

    /** In each group. */
    private static final int PROGRAMS = Sample.of(25, 200);
    private static final int MOST_SCHEDULES = 200;

    /** Brute force runs them for all values of the inputs. */
    private static final int PROGRAMS_WITH_INPUTS = 15;
    private static final int MOST_SCHEDULES_WITH_INPUTS = 40;

    @TestFactory
    Stream<DynamicTest> groups() {
        return RandomProgram.GROUPS.stream().map(letters -> DynamicTest.dynamicTest(letters,
                () -> assertEquals(List.of(), problems(letters, PROGRAMS, MOST_SCHEDULES, program -> true))));
    }

    @TestFactory
    Stream<DynamicTest> groupsWithInputs() {
        return RandomProgram.INPUT_GROUPS.stream().map(letters -> DynamicTest.dynamicTest(letters,
                () -> assertEquals(List.of(), problems(letters, PROGRAMS_WITH_INPUTS, MOST_SCHEDULES_WITH_INPUTS, RandomProgram::hasInputs))));
    }

    private static List<String> problems(String letters, int programs, int mostSchedules, Predicate<RandomProgram> which) throws Exception {
        return Comparison.call(() -> {
            List<String> problems = new ArrayList<>();
            Comparison comparison = new Comparison(new Search("scattered", () -> new Scattered(Flipping.by(new Enumeration()))), mostSchedules);
            for (long seed = 70_001; comparison.compared() < programs; seed++) {
                RandomProgram program = RandomProgram.generate(seed, letters);
                if (which.test(program)) {
                    comparison.compare(program).ifPresent(problems::add);
                }
            }
            return problems;
        });
    }
}
