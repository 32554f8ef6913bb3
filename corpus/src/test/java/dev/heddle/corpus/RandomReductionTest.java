package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.dpor.Dpor;
import dev.heddle.scheduler.Settings.TimeLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** On random programs, partial-order reduction runs the classes of executions that brute force finds, each once. */
class RandomReductionTest {

    /** In each group. */
    private static final int PROGRAMS = Sample.of(120, 1_000);
    /** The same where not every limit runs out at any time. */
    private static final int PATIENT_PROGRAMS = Sample.of(25, 1_000);
    private static final int MOST_SCHEDULES = 120;
    /** How many programs are drawn of operations that are many steps each. */
    private static final int MEETINGS = Sample.of(20, 500);
    /** There is one program with four threads to how many others. */
    private static final int CROWD = 20;

    /** Programs that very long runs of {@code soak} have found something wrong with. What somebody asks in one of them is known in the others: the last but one is there for the last. */
    static final List<String> FOUND = List.of("z0 | n0 | w1y0", "n0 | z0 | n1m0(m1(y0w1))", "k0z0a1 | i0()y0s0", "ν0μ0 | μ0μ1 | λ1", "V1a1 | a1V0 | h1i1(V0)",
            "η0 | η1", "q0 | α0() | λ0 | β0(q1)");

    /** The same with patience: somebody waits for a lock while time passes, and could have had it before. */
    private static final List<String> FOUND_PATIENTLY = List.of("m0(τ1) | m0()", "m1(υ0) | υ1", "ξ0ν0ξ0 | ξ0", "λ0 | ν0 | ξ0ξ0", "Λ0()α0(p0) | β0()", "Γ0() | Λ0()Δ0(Λ0())");

    @Test
    void whatWasWrongOnceIsRight() throws Exception {
        assertEquals(List.of(), problems(new Comparison(Dpor.OPTIMAL, RandomInputsTest.MOST_SCHEDULES_FOUND), FOUND));
        assertEquals(List.of(), problems(new Comparison(Dpor.SOURCE, RandomInputsTest.MOST_SCHEDULES_FOUND, false), FOUND));
        assertEquals(List.of(), problems(new Comparison(Dpor.OPTIMAL, RandomInputsTest.MOST_SCHEDULES_FOUND, true, TimeLimits.PATIENT), FOUND_PATIENTLY));
        assertEquals(List.of(), problems(new Comparison(Dpor.SOURCE, RandomInputsTest.MOST_SCHEDULES_FOUND, false, TimeLimits.PATIENT), FOUND_PATIENTLY));
    }

    private static List<String> problems(Comparison comparison, List<String> programs) throws Exception {
        return Comparison.call(() -> programs.stream().flatMap(program -> comparison.compare(RandomProgram.parse(program)).stream()).toList());
    }

    @TestFactory
    Stream<DynamicTest> meetings() {
        return RandomProgram.MEETINGS.stream().map(letters -> DynamicTest.dynamicTest(letters, () -> assertEquals(List.of(), Comparison.call(() -> {
            Comparison comparison = new Comparison(Dpor.OPTIMAL, MOST_SCHEDULES);
            return LongStream.rangeClosed(1, MEETINGS).boxed().flatMap(seed -> comparison.compare(RandomProgram.generatePair(seed, letters)).stream()).toList();
        }))));
    }

    @TestFactory
    Stream<DynamicTest> groups() {
        return RandomProgram.GROUPS.stream().map(letters -> compared(letters, PROGRAMS, TimeLimits.ANY));
    }

    @TestFactory
    Stream<DynamicTest> groupsWithPatience() {
        return RandomProgram.LIMITED_GROUPS.stream().map(letters -> compared(letters, PATIENT_PROGRAMS, TimeLimits.PATIENT));
    }

    @TestFactory
    Stream<DynamicTest> groupsWithEarlyLimits() {
        return RandomProgram.LIMITED_GROUPS.stream().map(letters -> compared(letters, PATIENT_PROGRAMS, TimeLimits.EARLY));
    }

    private static DynamicTest compared(String letters, int programs, TimeLimits timeLimits) {
        return DynamicTest.dynamicTest(letters, () -> assertEquals(List.of(), Comparison.call(() -> {
            List<String> problems = new ArrayList<>();
            Comparison comparison = new Comparison(Dpor.OPTIMAL, MOST_SCHEDULES, true, timeLimits);
            for (long seed = 1; comparison.compared() < programs; seed++) {
                RandomProgram program = RandomProgram.generate(seed, letters);
                comparison.compare(program).ifPresent(problems::add);
                if (seed % CROWD == 0) {
                    comparison.compare(RandomProgram.generateCrowd(seed, letters)).ifPresent(problems::add);
                }
            }
            return problems;
        })));
    }
}
