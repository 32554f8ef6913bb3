package dev.heddle.explore.sampling;

import dev.heddle.model.Choice;
import dev.heddle.model.Strategy;
import dev.heddle.model.ThreadChoice;
import java.util.SplittableRandom;

/**
 * The decisions of one execution, drawn by a {@link Sampler}.
 *
 * <p>Values are drawn uniformly. So are threads once the execution is far longer than was to be expected: a sampler that
 * prefers some threads to others may wait forever for one that it never lets run, a uniform draw will not.
 */
public abstract class Walk implements Strategy {

    /** What is random in the walk. */
    protected final SplittableRandom random;
    private final long fairFrom;
    private long choices;

    protected Walk(Profile profile, SplittableRandom random) {
        this.random = random;
        this.fairFrom = profile.patience();
    }

    @Override
    public final int decide(Choice choice) {
        return choice instanceof ThreadChoice threads && choices++ < fairFrom ? next(threads) : random.nextInt(choice.size());
    }

    /** Returns the number of the thread that goes next. */
    protected abstract int next(ThreadChoice threads);
}
