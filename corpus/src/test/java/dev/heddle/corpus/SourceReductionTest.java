package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.dpor.Dpor;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Source-DPOR runs the classes of executions that brute force finds. */
class SourceReductionTest {

    /** In each group. */
    private static final int PROGRAMS = Sample.of(25, 200);
    private static final int MOST_SCHEDULES = 200;

    @TestFactory
    Stream<DynamicTest> groups() {
        return RandomProgram.GROUPS.stream().map(letters -> DynamicTest.dynamicTest(letters, () -> assertEquals(List.of(), problems(letters))));
    }

    private static List<String> problems(String letters) throws Exception {
        return Comparison.call(() -> {
            List<String> problems = new ArrayList<>();
            Comparison comparison = new Comparison(Dpor.SOURCE, MOST_SCHEDULES, false);
            for (long seed = 80_001; comparison.compared() < PROGRAMS; seed++) {
                comparison.compare(RandomProgram.generate(seed, letters)).ifPresent(problems::add);
            }
            return problems;
        });
    }
}
