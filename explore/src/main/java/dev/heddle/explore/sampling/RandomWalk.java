package dev.heddle.explore.sampling;

import dev.heddle.model.ThreadChoice;
import java.util.SplittableRandom;

/** Takes every decision at random. */
public final class RandomWalk implements Sampler {

    @Override
    public String name() {
        return "random";
    }

    @Override
    public Walk draw(Profile profile, SplittableRandom random) {
        return new Walk(profile, random) {
            @Override
            protected int next(ThreadChoice threads) {
                return random.nextInt(threads.size());
            }
        };
    }

    @Override
    public String promise(Profile profile) {
        return "every schedule is possible, long ones are unlikely";
    }
}
