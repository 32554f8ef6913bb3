package dev.heddle.explore.sampling;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Toy;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.model.Trace;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Many schedules that a sampler drew for a toy program. */
record Draws(List<Trace> traces) {

    static Draws of(Sampler sampler, int count, String... words) {
        return new Draws(new Toy(words).run(new Sampling(List.of(sampler), 1, Flipping.NONE), count + 1).subList(1, count + 1));
    }

    double share(Predicate<String> orders) {
        return traces.stream().map(Toy::order).filter(orders).count() / (double) traces.size();
    }

    /**
     * Pearson's test: {@code classes} different orders were drawn, and none too often. The bound is four standard deviations
     * above the expected value of the statistic.
     */
    void assertUniform(int classes) {
        Map<String, Integer> counts = new TreeMap<>();
        traces.forEach(trace -> counts.merge(Toy.order(trace), 1, Integer::sum));
        assertTrue(counts.size() == classes, () -> counts.size() + " orders: " + counts);
        double expected = (double) traces.size() / classes;
        double statistic = counts.values().stream().mapToDouble(count -> (count - expected) * (count - expected) / expected).sum();
        double freedom = classes - 1.0;
        assertTrue(statistic < freedom + 4 * Math.sqrt(2 * freedom), () -> "chi-square of " + statistic + " for " + counts);
    }
}
