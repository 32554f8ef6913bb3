package dev.heddle.cli;

import dev.heddle.dpor.Answer;
import dev.heddle.dpor.Assignment;
import dev.heddle.dpor.Campaign;
import dev.heddle.explore.Batch;
import dev.heddle.explore.Exploration;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.Progress;
import dev.heddle.explore.Result;
import dev.heddle.model.FormatException;
import dev.heddle.model.Limit;
import dev.heddle.model.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An exhaustive search by several processes, or one that survives its own end. */
final class CampaignRun {

    private static final int MOST_LOSSES = 10;
    private static final long SAVE_NANOS = 5_000_000_000L;

    private final Explorer explorer;
    private final Exploration exploration;
    private final Progress progress;
    private final Optional<Checkpoint> checkpoint;
    private final List<String> notes = new ArrayList<>();
    private final List<WorkerProcess> processes = new ArrayList<>();
    private Campaign campaign;
    private int losses;
    private String failure;

    CampaignRun(Explorer explorer, Exploration exploration, Progress progress, Optional<Checkpoint> checkpoint) {
        this.explorer = explorer;
        this.exploration = exploration;
        this.progress = progress;
        this.checkpoint = checkpoint;
    }

    /** Explores with so many processes, started with {@code arguments}; with one, in this process. */
    Result run(int jobs, List<String> arguments) {
        long start = System.nanoTime();
        Optional<Verdict> early = explorer.examine();
        if (early.isPresent()) {
            return explorer.conclude(early.get(), Batch.none(List.of()), List.of(), start);
        }
        if (explorer.hasInputs()) {
            throw new UsageException("the program asks for inputs, which only a search without --jobs and --checkpoint follows");
        }
        Optional<List<String>> saved = checkpoint.flatMap(Checkpoint::read);
        campaign = saved.isPresent() ? resume(saved.get(), jobs)
                : new Campaign(explorer.lens(), exploration.executions(), exploration.stopAtFirst(), jobs);
        saved.ifPresent(lines -> notes.add("taken up from " + checkpoint.get() + " after "
                + campaign.total().executions() + " executions"));
        Thread hook = new Thread(this::end);
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            work(jobs, arguments);
        } finally {
            Runtime.getRuntime().removeShutdownHook(hook);
            end();
        }
        if (failure != null) {
            throw new UsageException(failure);
        }
        if (campaign.verdict() instanceof Verdict.Verified) {
            checkpoint.ifPresent(Checkpoint::delete);
        }
        return explorer.conclude(campaign.verdict(), campaign.total(), notes, start);
    }

    private Campaign resume(List<String> lines, int jobs) {
        try {
            return Campaign.resume(lines, exploration.executions(), exploration.stopAtFirst(), jobs);
        } catch (FormatException e) {
            throw new UsageException(checkpoint.get() + ": " + e.getMessage());
        }
    }

    /** Leaves no process behind, and nothing unsaved. */
    private void end() {
        synchronized (processes) {
            processes.forEach(WorkerProcess::close);
        }
        checkpoint.ifPresent(file -> file.write(campaign.save()));
    }

    private void work(int jobs, List<String> arguments) {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < jobs; i++) {
            Thread thread = new Thread(() -> {
                try {
                    if (jobs == 1) {
                        here();
                    } else {
                        elsewhere(arguments);
                    }
                } catch (RuntimeException | Error e) {
                    fail("a part of the search failed: " + e);
                }
            }, "heddle-worker-" + (i + 1));
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        long start = System.nanoTime();
        long saved = start;
        while (threads.stream().anyMatch(Thread::isAlive)) {
            pause();
            long now = System.nanoTime();
            progress.update(campaign.total().executions(), (now - start) / 1e9);
            if (exploration.seconds() > 0 && now - start > exploration.seconds() * 1_000_000_000) {
                campaign.stop(Limit.TIME);
                synchronized (processes) {
                    processes.forEach(WorkerProcess::close);
                }
            }
            if (checkpoint.isPresent() && now - saved > SAVE_NANOS) {
                checkpoint.get().write(campaign.save());
                saved = now;
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            throw new UsageException("interrupted");
        }
    }

    private void here() {
        Optional<Assignment> next;
        while ((next = take()).isPresent()) {
            campaign.give(next.get(), Answer.to(next.get(), explorer));
        }
    }

    private void elsewhere(List<String> arguments) {
        WorkerProcess worker = null;
        Optional<Assignment> next;
        while ((next = take()).isPresent()) {
            try {
                if (worker == null) {
                    worker = start(arguments);
                }
                campaign.give(next.get(), worker.work(next.get()));
            } catch (IOException gone) {
                campaign.lost(next.get());
                worker = null;
                lost();
            }
        }
    }

    private WorkerProcess start(List<String> arguments) throws IOException {
        WorkerProcess worker = new WorkerProcess(arguments);
        synchronized (processes) {
            processes.add(worker);
        }
        return worker;
    }

    private synchronized void lost() {
        if (++losses == MOST_LOSSES) {
            fail("processes that explore parts of the search died " + losses + " times; look at one with: heddle check without --jobs");
        }
    }

    private synchronized void fail(String why) {
        failure = failure == null ? why : failure;
        campaign.end();
    }

    private Optional<Assignment> take() {
        try {
            return campaign.take();
        } catch (InterruptedException e) {
            return Optional.empty();
        }
    }
}
