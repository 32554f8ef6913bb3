package dev.heddle.explore;

import dev.heddle.model.Choice;
import dev.heddle.model.Strategy;
import dev.heddle.model.Trace;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Takes every decision at random; runs for as long as it is let. */
public final class RandomWalk implements Frontier, Strategy {

    private final long seed;
    private long executions;
    private SplittableRandom random;

    public RandomWalk(long seed) {
        this.seed = seed;
    }

    @Override
    public Optional<Plan> next() {
        // One seed for each execution, so that any of them can be repeated without those before it.
        random = new SplittableRandom(seed + executions++ * 0x9E3779B97F4A7C15L);
        return Optional.of(new Plan(List.of(), this));
    }

    @Override
    public int decide(Choice choice) {
        return random.nextInt(choice.size());
    }

    @Override
    public void update(Trace trace) {
        // Nothing is learnt.
    }

    @Override
    public boolean isExhaustive() {
        return false;
    }
}
