package dev.heddle.dpor;

import dev.heddle.explore.Caveats;
import dev.heddle.explore.Coverage;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.inputs.Omissions;
import dev.heddle.explore.inputs.Solving;
import dev.heddle.explore.result.Part;
import dev.heddle.explore.result.Stop;
import dev.heddle.explore.result.Tally;
import dev.heddle.model.Recording;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A campaign as several workers would do it: they take turns at random, come back after a few executions, and now and then
 * the whole campaign is put down and taken up again.
 */
public final class Scattered implements Frontier {

    private static final int WORKERS = 3;
    private static final Campaign.Bounds BOUNDS = new Campaign.Bounds(Long.MAX_VALUE, Long.MAX_VALUE, false);

    private static final class Worker {

        Assignment assignment;
        Reduction part;
        Omissions omissions;
        int executions;
    }

    private final SplittableRandom random = new SplittableRandom(1);
    private final List<Worker> workers = new ArrayList<>();
    private final Flipping flipping;
    private Campaign campaign;
    private Worker running;

    public Scattered(Flipping flipping) {
        this.flipping = flipping;
        this.campaign = new Campaign(List.of(), BOUNDS, WORKERS, flipping, Deadline.never());
    }

    @Override
    public Optional<Plan> next() {
        while (true) {
            while (workers.size() < WORKERS) {
                Optional<Assignment> next = campaign.poll();
                if (next.isEmpty()) {
                    break;
                }
                Worker worker = new Worker();
                worker.assignment = Assignment.parse(next.get().lines());
                worker.omissions = new Omissions(flipping.loops());
                worker.part = new Reduction(PortionText.portion(worker.assignment.portion()), flipping, worker.omissions);
                workers.add(worker);
            }
            if (workers.isEmpty()) {
                return Optional.empty();
            }
            running = workers.get(random.nextInt(workers.size()));
            Optional<Plan> plan = running.part.next();
            if (plan.isPresent()) {
                return plan;
            }
            handIn(running);
        }
    }

    @Override
    public void update(Trace trace) {
        running.part.update(trace);
        running.executions++;
        if (running.executions == 1 + random.nextInt(4)) {
            handIn(running);
        }
        if (random.nextInt(8) == 0) {
            // What was done counts only when it was handed in.
            while (!workers.isEmpty()) {
                handIn(workers.get(0));
            }
            campaign = Campaign.resume(campaign.save(), BOUNDS, WORKERS, flipping, Deadline.never());
        }
    }

    private void handIn(Worker worker) {
        workers.remove(worker);
        Tally tally = new Tally(worker.executions, 0, 0, 0, 0, false, Optional.empty());
        Part part = new Part(new Stop.Exhausted(), tally, List.of(), List.of(), Caveats.NONE, worker.executions, 0);
        Harvest harvest = new Harvest(part, Solving.NONE, worker.omissions.lines(), PortionText.of(worker.part.takeOutside()),
                worker.part.isDone() ? List.of() : PortionText.of(worker.part.portion()));
        campaign.give(worker.assignment, Harvest.parse(harvest.lines()));
    }

    @Override
    public Recording recording() {
        return Recording.EVENTS;
    }

    @Override
    public Coverage coverage() {
        return campaign.coverage();
    }
}
