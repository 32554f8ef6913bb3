package dev.heddle.dpor;

import dev.heddle.explore.Batch;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
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

    private static final class Worker {

        Assignment assignment;
        Reduction part;
        int executions;
    }

    private final SplittableRandom random = new SplittableRandom(1);
    private final List<Worker> workers = new ArrayList<>();
    private Campaign campaign = new Campaign(List.of(), Long.MAX_VALUE, false, WORKERS);
    private Worker running;

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
                worker.part = Reduction.restore(worker.assignment.portion());
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
            answer(running);
        }
    }

    @Override
    public void update(Trace trace) {
        running.part.update(trace);
        running.executions++;
        if (running.executions == 1 + random.nextInt(4)) {
            answer(running);
        }
        if (random.nextInt(8) == 0) {
            // What was done counts only when it was handed in.
            while (!workers.isEmpty()) {
                answer(workers.get(0));
            }
            campaign = Campaign.resume(campaign.save(), Long.MAX_VALUE, false, WORKERS);
        }
    }

    private void answer(Worker worker) {
        workers.remove(worker);
        List<String> outside = new ArrayList<>();
        worker.part.takeOutside().forEach(each -> outside.add(each.earlier() + " " + Texts.of(each.sequence())));
        Batch batch = new Batch(worker.executions, 0, 0, List.of(), List.of(), false, Optional.empty());
        Answer answer = new Answer(batch, outside, worker.part.isDone() ? List.of() : worker.part.save());
        campaign.give(worker.assignment, Answer.parse(answer.lines()));
    }

    @Override
    public boolean needsEvents() {
        return true;
    }

    @Override
    public boolean isExhaustive() {
        return true;
    }
}
