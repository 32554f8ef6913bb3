package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.dpor.Scattered;
import dev.heddle.explore.Search;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A search that is done in parts, in any order, runs the classes of executions that brute force finds, each once. */
class ScatteredTest {

    /** In each group. */
    private static final int PROGRAMS = Sample.of(50, 200);
    private static final int MOST_SCHEDULES = 200;

    @TestFactory
    Stream<DynamicTest> groups() {
        return RandomProgram.GROUPS.stream().map(letters -> DynamicTest.dynamicTest(letters, () -> assertEquals(List.of(), problems(letters))));
    }

    private static List<String> problems(String letters) throws Exception {
        return Comparison.call(() -> {
            List<String> problems = new ArrayList<>();
            Comparison comparison = new Comparison(new Search("scattered", Scattered::new), MOST_SCHEDULES);
            for (long seed = 70_001; comparison.compared() < PROGRAMS; seed++) {
                comparison.compare(RandomProgram.generate(seed, letters)).ifPresent(problems::add);
            }
            return problems;
        });
    }
}
