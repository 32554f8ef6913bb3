package dev.heddle.explore.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Plan;
import dev.heddle.explore.Toy;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.model.Limit;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AutoTest {

    private static final long BUDGET = 100_000;

    private long executions;
    private long samples;

    private Auto run(long budget, String... words) {
        Toy toy = new Toy(words);
        Auto auto = new Auto(Search.DFS, Search.DFS, budget, 1, Flipping.NONE);
        for (Optional<Plan> plan = auto.next(); plan.isPresent() && executions < budget; plan = auto.next()) {
            Trace trace = toy.run(plan.get());
            executions++;
            samples += plan.get().purpose() == Plan.Purpose.SAMPLE ? 1 : 0;
            auto.update(trace);
        }
        return auto;
    }

    @Test
    void exhaustsWhatIsSmall() {
        Auto auto = run(BUDGET, "aaa", "bbb");
        assertEquals(20, executions);
        assertEquals(0, samples);
        assertEquals("auto: dfs", auto.coverage().description());
    }

    @Test
    void mostlyExhaustsWhatFits() {
        run(BUDGET, "aaaaaaa", "bbbbbbb");
        assertEquals(3_432, executions - samples);
        assertTrue(samples > 0 && samples < 3_432 / 2, () -> samples + " samples");
    }

    @Test
    void samplesWhatIsLarge() {
        Auto auto = run(20_000, "aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc");
        assertTrue(samples > 10_000, () -> samples + " samples");
        assertTrue(auto.coverage().description().startsWith("auto: dfs ("), auto.coverage()::description);
    }

    /** It takes longer than an execution without end would get at first, but there is no other way it could go. */
    @Test
    void whatIsLongAndAloneIsRunToItsEnd() {
        Toy toy = new Toy("a".repeat(12_000));
        Auto auto = new Auto(Search.DFS, Search.DFS, BUDGET, 1, Flipping.NONE);
        List<Trace> traces = new ArrayList<>();
        for (Optional<Plan> plan = auto.next(); plan.isPresent(); plan = auto.next()) {
            traces.add(toy.run(plan.get()));
            auto.update(traces.get(traces.size() - 1));
        }

        assertEquals(List.of(10_000L, 12_002L), traces.stream().map(Trace::steps).toList());
    }

    /** Each waits until the other has ended: what they do first is searched, then whether there is an end, and then more and more of what they do first. */
    @Test
    void executionsWithoutEndAreCut() {
        Toy toy = new Toy("?a", "?b");
        Auto auto = new Auto(Search.DFS, Search.DFS, BUDGET, 1, Flipping.NONE);
        List<Long> bounds = new ArrayList<>();
        for (int i = 0; i < 1_000; i++) {
            Plan plan = auto.next().orElseThrow();
            Trace trace = toy.run(plan);
            assertTrue(trace.steps() <= plan.steps());
            if (bounds.isEmpty() || bounds.get(bounds.size() - 1) != plan.steps()) {
                bounds.add(plan.steps());
            }
            auto.update(trace);
        }

        assertEquals(List.of(10_000L, 100L, Long.MAX_VALUE, 100L, 300L, 100L), bounds.subList(0, 6));
        assertEquals(Optional.of(Limit.STEPS), auto.coverage().limit());
    }

    /** What comes after a very long beginning in which there was nothing to decide is run as well. */
    @Test
    void theOnlyExecutionIsRunToItsEnd() {
        Toy toy = new Toy("a".repeat(10_001));
        Auto auto = new Auto(Search.DFS, Search.DFS, BUDGET, 1, Flipping.NONE);
        List<Long> bounds = new ArrayList<>();
        List<Long> steps = new ArrayList<>();
        for (Optional<Plan> plan = auto.next(); plan.isPresent(); plan = auto.next()) {
            Trace trace = toy.run(plan.get());
            bounds.add(plan.get().steps());
            steps.add(trace.steps());
            auto.update(trace);
        }

        assertEquals(List.of(10_000L, Long.MAX_VALUE), bounds);
        assertEquals(List.of(10_000L, 10_003L), steps);
    }
}
