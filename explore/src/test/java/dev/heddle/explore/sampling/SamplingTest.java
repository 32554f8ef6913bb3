package dev.heddle.explore.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.heddle.explore.Toy;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import dev.heddle.model.ValueChoice;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SamplingTest {

    static Stream<Sampler> samplers() {
        return Stream.of(new RandomWalk(), new Pct(2), new Pct(3), new Pos(), new Surw());
    }

    @ParameterizedTest
    @MethodSource("samplers")
    void aSeedRepeatsACampaign(Sampler sampler) {
        assertEquals(orders(new Sampling(List.of(sampler), 5, Flipping.NONE)), orders(new Sampling(List.of(sampler), 5, Flipping.NONE)));
        assertNotEquals(orders(new Sampling(List.of(sampler), 5, Flipping.NONE)), orders(new Sampling(List.of(sampler), 6, Flipping.NONE)));
    }

    @Test
    void aSeedRepeatsThePortfolio() {
        assertEquals(orders(Sampling.portfolio(5, Flipping.NONE)), orders(Sampling.portfolio(5, Flipping.NONE)));
    }

    private static List<String> orders(Sampling sampling) {
        return new Toy("abcx", "xbc", "ax").run(sampling, 50).stream().map(Toy::order).toList();
    }

    /** A thread that goes on and on must not keep the one away that would end it. */
    @ParameterizedTest
    @MethodSource("samplers")
    void noneHangs(Sampler sampler) {
        for (Trace trace : new Toy("x?x", "xx").run(new Sampling(List.of(sampler), 1, Flipping.NONE), 100)) {
            assertInstanceOf(RunOutcome.Completed.class, trace.outcome());
        }
    }

    @ParameterizedTest
    @MethodSource("samplers")
    void valuesAreDrawnUniformly(Sampler sampler) {
        Sampling sampling = new Sampling(List.of(sampler), 1, Flipping.NONE);
        new Toy("xx", "xx").run(sampling, 1);
        int[] counts = new int[3];
        for (int i = 0; i < 3_000; i++) {
            sampling.next();
            sampling.begin();
            counts[sampling.decide(new ValueChoice(ThreadId.MAIN, "a value", 3))]++;
        }
        for (int count : counts) {
            assertEquals(1_000, count, 100);
        }
    }

    /** Generators of neighbouring executions once walked through the same numbers, one step apart. */
    @Test
    void generatorsOfNeighboursDiffer() {
        var first = Seeds.generator(0, 0);
        first.nextLong();
        assertNotEquals(first.nextLong(), Seeds.generator(0, 1).nextLong());
    }
}
