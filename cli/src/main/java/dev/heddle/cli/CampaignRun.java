package dev.heddle.cli;

import dev.heddle.dpor.Assignment;
import dev.heddle.dpor.Campaign;
import dev.heddle.dpor.Harvest;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Mishap;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Part;
import dev.heddle.explore.result.Result;
import dev.heddle.explore.result.Stop;
import dev.heddle.model.FormatException;
import dev.heddle.model.Job;
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
    /** How long after the end of the time processes may take to come back with what they have. */
    private static final long GRACE_NANOS = 3_000_000_000L;

    private final Exploration exploration;
    private final Explorer explorer;
    private final Flipping flipping;
    private final Progress progress;
    private final Optional<Checkpoint> checkpoint;
    private final Deadline deadline;
    private final List<String> notes = new ArrayList<>();
    private final List<WorkerProcess> processes = new ArrayList<>();
    private Campaign campaign;
    private int losses;
    /** When the search was saved last, and when its time was up; negative before. */
    private long saved;
    private long up = -1;

    CampaignRun(Executor executor, Exploration exploration, Flipping flipping, Progress progress, Optional<Checkpoint> checkpoint, Deadline deadline) {
        this.exploration = exploration;
        this.explorer = new Explorer(executor, exploration, Progress.NONE, found -> campaign.add(found));
        this.flipping = flipping;
        this.progress = progress;
        this.checkpoint = checkpoint;
        this.deadline = deadline;
    }

    /** Explores with so many processes, each of which is given {@code job}; with one, in this process. */
    Result run(int jobs, Job job) {
        Part examined = explorer.examine(deadline);
        boolean refused = examined.stop() instanceof Stop.Unsupported;
        Optional<List<String>> earlier = refused ? Optional.empty() : checkpoint.flatMap(Checkpoint::read);
        campaign = earlier.isPresent() ? resume(earlier.get(), jobs) : new Campaign(examined.facts(), bounds(), jobs, flipping, deadline);
        campaign.add(examined);
        if (refused) {
            return campaign.result(notes, exploration.leniency());
        }
        if (examined.stop() instanceof Stop.Spent spent && spent.limit() == Limit.HEAP) {
            campaign.stop(spent);
        }
        earlier.ifPresent(lines -> notes.add("taken up from " + checkpoint.get() + " after " + campaign.executions() + " executions"));
        Thread hook = new Thread(this::end);
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            work(jobs, jobs == 1 ? this::here : () -> elsewhere(job));
            if (campaign.isIncomplete() && !deadline.isUp()) {
                work(1, () -> campaign.sample(explorer));
            }
        } finally {
            end(hook);
        }
        checkpoint.flatMap(Checkpoint::change).ifPresent(change -> campaign.stop(new Stop.Unsupported(change)));
        Result result = campaign.result(notes, exploration.leniency());
        if (result.verdict() instanceof Verdict.Verified) {
            checkpoint.ifPresent(Checkpoint::delete);
            return result;
        }
        return checkpoint.flatMap(Checkpoint::problem).map(problem -> result.withNotes(with(result.notes(), "the search could not be saved: " + problem))).orElse(result);
    }

    private static List<String> with(List<String> notes, String note) {
        List<String> all = new ArrayList<>(notes);
        all.add(note);
        return all;
    }

    private Campaign.Bounds bounds() {
        return new Campaign.Bounds(exploration.executions(), exploration.remembered(), exploration.stopAtFirst());
    }

    private Campaign resume(List<String> lines, int jobs) {
        try {
            return Campaign.resume(lines, bounds(), jobs, flipping, deadline);
        } catch (FormatException e) {
            throw new UsageException(checkpoint.get() + ": " + e.getMessage());
        }
    }

    /** Does what {@code hook} would do, unless that does it. */
    private void end(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            return;
        }
        end();
    }

    /** Leaves no process behind, and nothing unsaved. */
    private void end() {
        close();
        save();
    }

    private void save() {
        checkpoint.ifPresent(file -> file.write(campaign::save));
    }

    private void close() {
        synchronized (processes) {
            processes.forEach(WorkerProcess::close);
        }
    }

    /** Has so many threads do {@code work}, and has an eye on them. */
    private void work(int workers, Runnable work) {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < workers; i++) {
            Thread thread = new Thread(() -> {
                try {
                    work.run();
                } catch (UsageException e) {
                    campaign.stop(new Stop.Unsupported(e.getMessage()));
                } catch (OutOfMemoryError full) {
                    campaign.stop(new Stop.Spent(Limit.HEAP));
                } catch (RuntimeException | Error e) {
                    campaign.stop(Mishap.of("putting the parts of the search together", "", e));
                }
            }, "heddle-worker-" + (i + 1));
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        saved = System.nanoTime();
        while (isAnyAlive(threads)) {
            pause();
            try {
                look();
            } catch (OutOfMemoryError full) {
                // Whoever uses it up will come to feel it.
            } catch (RuntimeException | Error e) {
                campaign.stop(Mishap.of("looking after the search", "", e));
            }
        }
    }

    /** In such a way that it needs no memory. */
    private static boolean isAnyAlive(List<Thread> threads) {
        for (int i = 0; i < threads.size(); i++) {
            if (threads.get(i).isAlive()) {
                return true;
            }
        }
        return false;
    }

    private void look() {
        long now = System.nanoTime();
        progress.update(campaign.executions(), deadline.seconds());
        if (deadline.isUp() && up < 0) {
            // Whoever works comes back with what he has; on a busy machine he may not know yet that it is time.
            up = now;
            campaign.stop(new Stop.Spent(deadline.limit()));
            interrupt();
        } else if (up >= 0 && now - up > GRACE_NANOS) {
            close();
        }
        if (checkpoint.isPresent() && now - saved > SAVE_NANOS) {
            save();
            saved = System.nanoTime();
        }
    }

    private void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            deadline.interrupt();
        }
    }

    private void interrupt() {
        synchronized (processes) {
            processes.forEach(WorkerProcess::interrupt);
        }
    }

    private void here() {
        Optional<Assignment> next;
        while ((next = take()).isPresent()) {
            campaign.give(next.get(), Harvest.of(next.get(), explorer, flipping, deadline));
        }
    }

    private void elsewhere(Job job) {
        WorkerProcess worker = null;
        Optional<Assignment> next;
        while ((next = take()).isPresent()) {
            try {
                if (worker == null) {
                    worker = start(job);
                }
                // The process may have taken long to begin.
                campaign.give(next.get(), worker.work(next.get().within(deadline.left()), campaign::add));
            } catch (Letters.ForgedException forged) {
                campaign.lost(next.get());
                campaign.stop(new Stop.Unsupported("somebody gives answers in the name of a process that explores a part of the search"));
                return;
            } catch (WorkerProcess.UnheardException full) {
                campaign.lost(next.get());
                campaign.stop(new Stop.Unsupported("there is no room for what processes that explore parts of the search tell, in the cache or where temporary files are"));
                return;
            } catch (WorkerProcess.OutOfMemoryException full) {
                campaign.lost(next.get());
                campaign.stop(new Stop.Spent(Limit.HEAP));
            } catch (IOException gone) {
                campaign.lost(next.get());
                worker = null;
                lost();
            }
        }
    }

    private WorkerProcess start(Job job) throws IOException {
        WorkerProcess worker = new WorkerProcess();
        synchronized (processes) {
            processes.add(worker);
        }
        worker.begin(job);
        return worker;
    }

    private synchronized void lost() {
        if (++losses == MOST_LOSSES) {
            campaign.stop(new Stop.Unsupported("processes that explore parts of the search died " + losses + " times; look at one with: heddle check without --jobs"));
        }
    }

    private Optional<Assignment> take() {
        try {
            return campaign.take();
        } catch (InterruptedException e) {
            return Optional.empty();
        }
    }
}
