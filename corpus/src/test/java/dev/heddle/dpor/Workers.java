package dev.heddle.dpor;

import dev.heddle.explore.Deadline;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Leniency;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Part;
import dev.heddle.explore.result.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Several who explore one program together, as processes would: they know of each other only what goes from one to the other as text. They take turns at
 * random; one may die with what it has done; and the campaign may be put down and taken up again.
 */
public final class Workers {

    private final Supplier<Executor> executors;
    private final Exploration exploration;
    private final Flipping flipping;
    private final SplittableRandom random;
    private final Campaign.Bounds bounds;

    public Workers(Supplier<Executor> executors, Exploration exploration, Flipping flipping, long seed) {
        this.executors = executors;
        this.exploration = exploration;
        this.flipping = flipping;
        this.random = new SplittableRandom(seed);
        this.bounds = new Campaign.Bounds(exploration.executions(), exploration.remembered(), exploration.stopAtFirst());
    }

    /** Explores with {@code count} workers, of which some die; {@code interruptions} says whether the campaign is put down now and then. */
    public Result explore(int count, boolean interruptions) throws InterruptedException {
        List<Explorer> workers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            workers.add(explorer());
        }
        Part examined = explorer().examine(Deadline.never());
        Campaign campaign = new Campaign(examined.facts(), bounds, count, flipping, Deadline.never());
        campaign.add(examined);
        while (true) {
            List<Assignment> taken = new ArrayList<>();
            campaign.take().ifPresent(taken::add);
            for (int i = 1; i < count && !taken.isEmpty(); i++) {
                campaign.poll().ifPresent(taken::add);
            }
            if (taken.isEmpty()) {
                return campaign.result(List.of(), Leniency.USUAL);
            }
            while (!taken.isEmpty()) {
                Assignment assignment = Assignment.parse(taken.remove(random.nextInt(taken.size())).lines());
                int worker = random.nextInt(count);
                Harvest harvest = Harvest.parse(Harvest.of(shortened(assignment), workers.get(worker), flipping).lines());
                if (random.nextInt(6) == 0) {
                    campaign.lost(assignment);
                    workers.set(worker, explorer());
                } else {
                    campaign.give(assignment, harvest);
                }
            }
            // A campaign that has its answer is not taken up again.
            if (interruptions && random.nextInt(3) == 0 && !campaign.isOver()) {
                campaign = Campaign.resume(campaign.save(), bounds, count, flipping, Deadline.never());
            }
        }
    }

    private Explorer explorer() {
        return new Explorer(executors.get(), exploration, Progress.NONE);
    }

    /** Comes back after a few executions. */
    private Assignment shortened(Assignment assignment) {
        return new Assignment(assignment.number(), assignment.portion(), assignment.facts(), Math.min(assignment.executions(), 1 + random.nextInt(9)),
                assignment.earlier(), assignment.nanos());
    }
}
