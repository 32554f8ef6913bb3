package dev.heddle.dpor;

import dev.heddle.explore.Batch;
import dev.heddle.model.FormatException;
import dev.heddle.model.Schedule;
import dev.heddle.model.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An exhaustive search that is done in parts, by one worker or several, and that can be put down and taken up again.
 *
 * <p>Workers {@linkplain #take take} assignments and {@linkplain #give give} answers; what a worker that died had taken is
 * given out again. Since nothing of an answer counts before all of it is there, no work counts twice, and the number of
 * executions is that of a search in one go. All methods may be called by any thread.
 */
public final class Campaign {

    private static final String HEADER = "heddle-checkpoint 1";
    private static final long SMALLEST = 50;
    private static final long LARGEST = 5_000;

    /** A part of the search, and the one that it was taken from. */
    private static final class Portion {

        final Reduction work;
        final Portion parent;
        /** How many parts were taken from it, directly, and are not finished. */
        int children;

        Portion(Reduction work, Portion parent) {
            this.work = work;
            this.parent = parent;
            if (parent != null) {
                parent.children++;
            }
        }
    }

    private final long executions;
    private final boolean stopAtFirst;
    private final List<Portion> open = new ArrayList<>();
    private final Map<Long, Portion> given = new LinkedHashMap<>();
    private Batch total;
    private long numbers;
    private String stopped;

    /** A search from the beginning. */
    public Campaign(List<String> lens, long executions, boolean stopAtFirst) {
        this.executions = executions;
        this.stopAtFirst = stopAtFirst;
        begin(lens);
    }

    private void begin(List<String> lens) {
        total = Batch.none(lens);
        open.clear();
        given.clear();
        open.add(new Portion(new Reduction(), null));
    }

    /** The next assignment, waiting for one if others may still find work; nothing when the campaign is over. */
    public synchronized Optional<Assignment> take() throws InterruptedException {
        while (stopped == null) {
            if (total.executions() >= executions) {
                stop("executions");
                break;
            }
            Optional<Assignment> next = poll();
            if (next.isPresent()) {
                return next;
            }
            if (given.isEmpty() && open.isEmpty()) {
                break;
            }
            if (!given.isEmpty()) {
                wait();
            }
        }
        notifyAll();
        return Optional.empty();
    }

    /** The next assignment, if there is one now. */
    synchronized Optional<Assignment> poll() {
        for (int i = open.size() - 1; i >= 0; i--) {
            Portion portion = open.get(i);
            Optional<Reduction> part = portion.work.detach(given.isEmpty());
            if (part.isPresent()) {
                long number = ++numbers;
                given.put(number, new Portion(part.get(), portion));
                long size = Math.max(SMALLEST, Math.min(LARGEST, total.executions() / 8));
                return Optional.of(new Assignment(number, part.get().save(), total.lens(), Math.min(size, executions - total.executions())));
            }
            if (portion.children == 0 && portion.work.isEmpty()) {
                open.remove(i);
                finished(portion);
            }
        }
        return Optional.empty();
    }

    private static void finished(Portion portion) {
        if (portion.parent != null) {
            portion.parent.children--;
        }
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
            total = total.and(answer.batch());
            for (String each : answer.outside()) {
                Reduction.Outside reversal = Answer.outside(each);
                Portion at = portion.parent;
                while (at != null && !at.work.accept(reversal)) {
                    at = at.parent;
                }
            }
            if (!answer.rest().isEmpty()) {
                open.add(new Portion(Reduction.restore(answer.rest()), portion.parent));
            }
            finished(portion);
            if (answer.batch().unsupported().isPresent() || stopAtFirst && !answer.batch().failing().isEmpty()) {
                stop("failure");
            }
        }
        notifyAll();
    }

    /** Whoever had taken {@code assignment} is gone: it is to be done by somebody else. */
    public synchronized void lost(Assignment assignment) {
        Portion portion = given.remove(assignment.number());
        if (portion != null) {
            open.add(portion);
        }
        notifyAll();
    }

    /** Ends the campaign: no more assignments are given out. */
    public synchronized void stop(String why) {
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
        return total.cut() > 0 ? new Verdict.BudgetSpent("steps") : new Verdict.Verified();
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
        open.forEach(portion -> save(portion, numbered, lines));
        given.values().forEach(portion -> save(portion, numbered, lines));
        return lines;
    }

    private static int save(Portion portion, Map<Portion, Integer> numbered, List<String> lines) {
        if (portion == null) {
            return 0;
        }
        Integer known = numbered.get(portion);
        if (known != null) {
            return known;
        }
        int parent = save(portion.parent, numbered, lines);
        int number = numbered.size() + 1;
        numbered.put(portion, number);
        lines.add("portion " + parent);
        lines.addAll(portion.work.save());
        return number;
    }

    /** Takes up what {@link #save} has written. */
    public static Campaign resume(List<String> lines, long executions, boolean stopAtFirst) {
        if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
            throw new FormatException("it does not begin with '" + HEADER + "'");
        }
        Campaign campaign = new Campaign(List.of(), executions, stopAtFirst);
        campaign.open.clear();
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
        return campaign;
    }

    private void add(List<String> portion, int parent) {
        if (!portion.isEmpty()) {
            open.add(new Portion(Reduction.restore(portion), parent == 0 ? null : open.get(parent - 1)));
        }
    }
}
