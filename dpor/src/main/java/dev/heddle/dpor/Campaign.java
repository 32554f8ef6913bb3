package dev.heddle.dpor;

import dev.heddle.explore.Batch;
import dev.heddle.model.FormatException;
import dev.heddle.model.Limit;
import dev.heddle.model.Schedule;
import dev.heddle.model.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * An exhaustive search that is done in parts, by one worker or several, and that can be put down and taken up again.
 *
 * <p>Workers {@linkplain #take take} assignments and {@linkplain #give give} answers; what a worker that died had taken is
 * given out again. Since nothing of an answer counts before all of it is there, no work counts twice, and the number of
 * executions is that of a search in one go. All methods may be called by any thread.
 */
public final class Campaign {

    private static final String HEADER = "heddle-checkpoint 2";
    private static final long SMALLEST = 50;
    private static final long LARGEST = 1_000_000;
    /** How long an assignment should take: so long that giving it out does not count. */
    private static final long NANOS = 500_000_000;

    /** A part of the search, and the one that it was taken from. */
    private static final class Portion {

        final Portion parent;
        /** As it was when it was last here. */
        Reduction work;
        /** What has come for it since it was given out; it knows nothing of that. */
        final List<Consumer<Reduction>> missed = new ArrayList<>();
        boolean given;
        long since;

        Portion(Reduction work, Portion parent) {
            this.work = work;
            this.parent = parent;
        }

        void tell(Consumer<Reduction> news) {
            news.accept(work);
            if (given) {
                missed.add(news);
            }
        }

        void returned(Reduction rest) {
            work = rest;
            missed.forEach(news -> news.accept(rest));
            missed.clear();
            given = false;
        }
    }

    private final long executions;
    private final boolean stopAtFirst;
    private final int workers;
    /** All parts that are not done; a part comes after the one that it was taken from. */
    private final List<Portion> portions = new ArrayList<>();
    private final Map<Long, Portion> given = new LinkedHashMap<>();
    private Batch total;
    private long numbers;
    private long size;
    private Limit stopped;
    private boolean ended;

    /** A search from the beginning, for so many workers. */
    public Campaign(List<String> lens, long executions, boolean stopAtFirst, int workers) {
        this.executions = executions;
        this.stopAtFirst = stopAtFirst;
        this.workers = workers;
        begin(lens);
    }

    private void begin(List<String> lens) {
        total = Batch.none(lens);
        size = SMALLEST;
        portions.clear();
        given.clear();
        portions.add(new Portion(new Reduction(), null));
    }

    /** The next assignment, waiting for one if others may still find work; nothing when the campaign is over. */
    public synchronized Optional<Assignment> take() throws InterruptedException {
        while (stopped == null && !ended) {
            if (total.executions() >= executions) {
                stop(Limit.EXECUTIONS);
                break;
            }
            Optional<Assignment> next = poll();
            if (next.isPresent()) {
                return next;
            }
            if (portions.isEmpty()) {
                break;
            }
            wait();
        }
        notifyAll();
        return Optional.empty();
    }

    /** The next assignment, if there is one now. */
    synchronized Optional<Assignment> poll() {
        for (Portion portion : portions) {
            if (isReady(portion)) {
                long number = ++numbers;
                given.put(number, portion);
                portion.given = true;
                portion.since = System.nanoTime();
                return Optional.of(new Assignment(number, portion.work.save(), total.lens(), Math.min(size, executions - total.executions())));
            }
        }
        return Optional.empty();
    }

    private static boolean isReady(Portion portion) {
        return !portion.given && portion.work.next().isPresent();
    }

    /** Takes the answer to an assignment. */
    public synchronized void give(Assignment assignment, Answer answer) {
        Portion portion = given.remove(assignment.number());
        if (portion == null) {
            // It is from before something was learnt.
            return;
        }
        if (answer.batch().learnt()) {
            begin(answer.batch().lens());
        } else {
            adapt(answer.batch().executions(), System.nanoTime() - portion.since);
            total = total.and(answer.batch());
            for (String each : answer.outside()) {
                Reduction.Outside reversal = Answer.outside(each);
                Portion at = portion.parent;
                while (!at.work.concerns(reversal)) {
                    at = at.parent;
                }
                at.tell(work -> work.accept(reversal));
            }
            portion.returned(answer.rest().isEmpty() ? portion.work.finished() : Reduction.restore(answer.rest()));
            remove(portion);
            divide();
            if (answer.batch().unsupported().isPresent() || stopAtFirst && !answer.batch().failing().isEmpty()) {
                end();
            }
        }
        notifyAll();
    }

    private void adapt(long done, long nanos) {
        if (nanos < NANOS && done == size) {
            size = Math.min(LARGEST, size * 2);
        } else if (nanos > 2 * NANOS) {
            size = Math.max(SMALLEST, size / 2);
        }
    }

    /** Forgets {@code portion} if it is done, and those that were only waiting for it. */
    private void remove(Portion portion) {
        for (Portion at = portion; at != null && !at.given && at.work.isDone(); at = at.parent) {
            portions.remove(at);
            if (at.parent != null) {
                int event = at.work.base();
                at.parent.tell(work -> work.returned(event));
            }
        }
    }

    /** Takes parts out of others until there is one for each worker to go on with. */
    private void divide() {
        long ready = portions.stream().filter(Campaign::isReady).count();
        for (int i = 0; i < portions.size() && ready < workers && workers > 1; i++) {
            Portion portion = portions.get(i);
            while (!portion.given && ready < workers) {
                boolean wasReady = isReady(portion);
                Optional<Reduction> part = portion.work.detach();
                if (part.isEmpty()) {
                    break;
                }
                portions.add(new Portion(part.get(), portion));
                ready += wasReady && !isReady(portion) ? 0 : 1;
            }
        }
    }

    /** Whoever had taken {@code assignment} is gone: it is to be done by somebody else. */
    public synchronized void lost(Assignment assignment) {
        Portion portion = given.remove(assignment.number());
        if (portion != null) {
            portion.given = false;
            portion.missed.clear();
        }
        notifyAll();
    }

    /** Ends the campaign, whose question is answered: no more assignments are given out. */
    public synchronized void end() {
        ended = true;
        notifyAll();
    }

    /** Ends the campaign before its question is answered: no more assignments are given out. */
    public synchronized void stop(Limit why) {
        if (stopped == null) {
            stopped = why;
        }
        notifyAll();
    }

    /** What came of all the answers so far. */
    public synchronized Batch total() {
        return total;
    }

    /** What can be said if nothing was found. */
    public synchronized Verdict verdict() {
        if (total.unsupported().isPresent()) {
            return new Verdict.Unsupported(total.unsupported().get());
        }
        if (stopped != null) {
            return new Verdict.BudgetSpent(stopped);
        }
        return total.cut() > 0 ? new Verdict.BudgetSpent(Limit.STEPS) : new Verdict.Verified();
    }

    // ---- checkpoints ----

    /** All that is needed to take the campaign up again. */
    public synchronized List<String> save() {
        List<String> lines = new ArrayList<>();
        lines.add(HEADER);
        lines.add("total " + total.executions() + " " + total.steps() + " " + total.cut());
        total.lens().forEach(fact -> lines.add("lens " + fact));
        total.failing().forEach(schedule -> lines.add("failing " + schedule));
        Map<Portion, Integer> numbered = new HashMap<>();
        for (Portion portion : portions) {
            numbered.put(portion, numbered.size() + 1);
            lines.add("portion " + numbered.getOrDefault(portion.parent, 0));
            lines.addAll(portion.work.save());
        }
        return lines;
    }

    /** Takes up what {@link #save} has written. */
    public static Campaign resume(List<String> lines, long executions, boolean stopAtFirst, int workers) {
        if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
            throw new FormatException("it does not begin with '" + HEADER + "'");
        }
        Campaign campaign = new Campaign(List.of(), executions, stopAtFirst, workers);
        campaign.portions.clear();
        long[] totals = new long[3];
        List<String> lens = new ArrayList<>();
        List<Schedule> failing = new ArrayList<>();
        List<String> pending = new ArrayList<>();
        int parent = 0;
        try {
            for (String line : lines.subList(1, lines.size())) {
                int blank = line.indexOf(' ');
                String what = line.substring(blank + 1);
                switch (line.substring(0, Math.max(0, blank))) {
                    case "total" -> {
                        String[] words = what.split(" ");
                        for (int i = 0; i < totals.length; i++) {
                            totals[i] = Long.parseLong(words[i]);
                        }
                    }
                    case "lens" -> lens.add(what);
                    case "failing" -> failing.add(Schedule.parse(what));
                    case "portion" -> {
                        campaign.add(pending, parent);
                        pending.clear();
                        parent = Integer.parseInt(what);
                    }
                    default -> pending.add(line);
                }
            }
            campaign.add(pending, parent);
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new FormatException("it is damaged");
        }
        campaign.total = new Batch(totals[0], totals[1], totals[2], failing, lens, false, Optional.empty());
        campaign.divide();
        return campaign;
    }

    private void add(List<String> portion, int parent) {
        if (!portion.isEmpty()) {
            portions.add(new Portion(Reduction.restore(portion), parent == 0 ? null : portions.get(parent - 1)));
        }
    }
}
