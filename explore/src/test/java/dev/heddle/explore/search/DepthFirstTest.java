package dev.heddle.explore.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Plan;
import dev.heddle.explore.ToyExecutor;
import dev.heddle.model.Trace;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DepthFirstTest {

    @ParameterizedTest
    @CsvSource({"1, 5", "2, 1", "2, 2", "2, 6", "3, 2", "3, 3", "4, 2", "6, 1"})
    void runsEverySchedule(int threads, int steps) {
        int[] each = new int[threads];
        Arrays.fill(each, steps);

        // (n k)! / (k!)^n
        assertEquals(factorial(threads * steps).divide(factorial(steps).pow(threads)).longValueExact(), schedules(new ToyExecutor(1, each)).size());
    }

    @Test
    void runsEveryScheduleOfUnequalThreads() {
        // 6! / (1! 2! 3!)
        assertEquals(60, schedules(new ToyExecutor(1, 1, 2, 3)).size());
    }

    @Test
    void takesEveryValueInEverySchedule() {
        // Two threads of two steps have 6 schedules; each thread takes one of three values.
        assertEquals(6 * 3 * 3, schedules(new ToyExecutor(3, 2, 2)).size());
    }

    @Test
    void runsAProgramWithoutChoicesOnce() {
        assertEquals(Set.of(""), schedules(new ToyExecutor(1, 7)));
    }

    @Test
    void beginsWithTheScheduleThatSwitchesLeast() {
        DepthFirst frontier = new DepthFirst();

        assertEquals("1*3", new ToyExecutor(1, 3, 3).run(frontier.next().orElseThrow()).schedule().toString());
    }

    @Test
    void changesTheLastDecisionFirst() {
        DepthFirst frontier = new DepthFirst();
        List<String> schedules = IntStream.range(0, 6).mapToObj(i -> {
            Trace trace = new ToyExecutor(1, 2, 2).run(frontier.next().orElseThrow());
            frontier.update(trace);
            return trace.schedule().toString();
        }).toList();

        assertEquals(List.of("1*2", "1 2*2", "1 2 1", "2*2", "2 1*2", "2 1 2"), schedules);
        assertEquals(Optional.empty(), frontier.next());
        assertTrue(frontier.coverage().isExhaustive());
    }

    /** All schedules that the search runs; none of them twice. */
    private static Set<String> schedules(ToyExecutor executor) {
        Set<String> schedules = new HashSet<>();
        DepthFirst frontier = new DepthFirst();
        for (Optional<Plan> plan; (plan = frontier.next()).isPresent();) {
            Trace trace = executor.run(plan.get());
            frontier.update(trace);
            assertTrue(schedules.add(trace.schedule().toString()), () -> trace.schedule() + " was run before");
        }
        return schedules;
    }

    private static BigInteger factorial(int n) {
        return IntStream.rangeClosed(1, n).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
    }
}
