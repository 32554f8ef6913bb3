package dev.heddle.explore.sampling;

import java.util.SplittableRandom;

/** A distribution over the schedules of a program, from which one is drawn for each execution. */
public interface Sampler {

    /** As it is called on the command line. */
    String name();

    /** Who decides in one execution; all that is random in it comes from {@code random}. */
    Walk draw(Profile profile, SplittableRandom random);

    /** True if walks must be told of the operations performed. */
    default boolean needsEvents() {
        return false;
    }

    /** What one execution is worth, in one line. */
    String promise(Profile profile);
}
