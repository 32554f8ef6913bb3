package dev.heddle.explore.sampling;

import dev.heddle.explore.Coverage;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.model.Choice;
import dev.heddle.model.Event;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Strategy;
import dev.heddle.model.Trace;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Draws schedules for as long as it is let, from one sampler or from several in turn. The first execution is a random
 * walk: samplers want to know what to expect.
 *
 * <p>If the program has inputs, each execution gets some of a pool that grows by what branches of earlier executions ask for.
 */
public final class Sampling implements Frontier, Strategy {

    /** Where one sampler is blind another may see; the shares follow what they find on programs of the literature. */
    private static final List<Sampler> PORTFOLIO = portfolio();

    private final List<Sampler> samplers;
    private final long seed;
    private final Profile profile = new Profile();
    private final InputPool pool;
    private long executions;
    private Sampler sampler;
    private Walk walk;

    public Sampling(List<Sampler> samplers, long seed, Flipping flipping) {
        this.samplers = samplers;
        this.seed = seed;
        this.pool = new InputPool(flipping);
    }

    /** Rounds over all samplers. */
    public static Sampling portfolio(long seed, Flipping flipping) {
        return new Sampling(PORTFOLIO, seed, flipping);
    }

    private static List<Sampler> portfolio() {
        Sampler surw = new Surw();
        Sampler pos = new Pos();
        return List.of(surw, pos, new Pct(2), surw, pos, new RandomWalk(), surw, new Pct(3), pos, surw);
    }

    @Override
    public Optional<Plan> next() {
        sampler = profile.isEmpty() ? new RandomWalk() : samplers.get((int) (executions % samplers.size()));
        executions++;
        return Optional.of(Plan.sample(this, pool.draw(Seeds.generator(~seed, executions))));
    }

    @Override
    public Recording recording() {
        return sampler.needsEvents() || pool.needsEvents() || profile.isEmpty() && samplers.stream().anyMatch(Sampler::needsEvents)
                ? Recording.EVENTS : Recording.NOTHING;
    }

    @Override
    public void begin() {
        walk = sampler.draw(profile, Seeds.generator(seed, executions));
    }

    @Override
    public int decide(Choice choice) {
        return walk.decide(choice);
    }

    @Override
    public void performed(Event event) {
        walk.performed(event);
    }

    @Override
    public void update(Trace trace) {
        if (!(trace.outcome() instanceof RunOutcome.Mistaken)) {
            profile.learn(trace);
            pool.learn(trace);
        }
    }

    @Override
    public Coverage coverage() {
        return Coverage.ofSamples(describe());
    }

    private String describe() {
        if (samplers.size() == 1) {
            return samplers.get(0).name() + ": " + samplers.get(0).promise(profile);
        }
        Set<String> names = new LinkedHashSet<>();
        samplers.forEach(each -> names.add(each.name()));
        return String.join(", ", names);
    }
}
