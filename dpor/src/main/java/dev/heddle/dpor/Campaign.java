package dev.heddle.dpor;

import dev.heddle.explore.Caveats;
import dev.heddle.explore.Coverage;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Knowledge;
import dev.heddle.explore.Leniency;
import dev.heddle.explore.Mishap;
import dev.heddle.explore.Mishaps;
import dev.heddle.explore.UncontrolledException;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.inputs.Omissions;
import dev.heddle.explore.inputs.Solving;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.result.Conclusion;
import dev.heddle.explore.result.Part;
import dev.heddle.explore.result.PartText;
import dev.heddle.explore.result.Result;
import dev.heddle.explore.result.Stop;
import dev.heddle.explore.result.Tally;
import dev.heddle.explore.search.Search;
import dev.heddle.model.FormatException;
import dev.heddle.model.Limit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * An exhaustive search that is done in portions, by one worker or several, and that can be put down and taken up again.
 *
 * <p>Workers {@linkplain #take take} assignments and {@linkplain #give give} harvests; what a worker that died had taken is
 * given out again. Since nothing of a harvest counts before all of it is there, no work counts twice, and the number of
 * executions is that of a search in one go. All methods may be called by any thread.
 */
public final class Campaign {

    private static final String HEADER = "heddle-campaign 1";
    private static final long SMALLEST = 50;
    private static final long LARGEST = 1_000_000;
    /** How long an assignment should take: so long that giving it out does not count. */
    private static final long NANOS = 500_000_000;

    /** A portion that is not done, and the one that it was taken from. */
    private static final class Lot {

        final Lot parent;
        /** As it was when it was last here. */
        Reduction work;
        /** What has come for it since it was given out; whoever has it knows nothing of that. */
        final List<Consumer<Reduction>> missed = new ArrayList<>();
        boolean given;
        /** How many executions whoever has it may run. */
        long promised;
        long since;

        Lot(Reduction work, Lot parent) {
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

        boolean isReady() {
            return !given && work.isReady();
        }
    }

    /**
     * How far a campaign goes.
     *
     * @param executions how many executions there may be
     * @param remembered how many steps of executions it may remember
     * @param stopAtFirst whether the first failure ends it
     */
    public record Bounds(long executions, long remembered, boolean stopAtFirst) {
    }

    private final Bounds bounds;
    private final int workers;
    private final Flipping flipping;
    private final Deadline deadline;
    /** All portions that are not done; a portion comes after the one that it was taken from. */
    private final List<Lot> lots = new ArrayList<>();
    private final Map<Long, Lot> given = new LinkedHashMap<>();
    private final List<Discovery> discoveries = new ArrayList<>();
    private List<String> facts;
    private Tally tally;
    private Caveats caveats = Caveats.NONE;
    private Omissions omissions;
    /** How many executions were run before something was learnt that made them void. */
    private long earlier;
    private long runs;
    private long steps;
    private Solving solving = Solving.NONE;
    private long numbers;
    private long size;
    /** Null as long as it goes on. */
    private Stop stop;
    /** How executions were drawn after mistakes of ours; empty as long as none were. */
    private String drawing = "";

    /** A search from the beginning, for so many workers, in which {@code facts} are known of the program. */
    public Campaign(List<String> facts, Bounds bounds, int workers, Flipping flipping, Deadline deadline) {
        this.bounds = bounds;
        this.workers = workers;
        this.flipping = flipping;
        this.deadline = deadline;
        begin(facts);
    }

    private void begin(List<String> known) {
        facts = known;
        tally = Tally.NONE;
        omissions = new Omissions(flipping.loops());
        size = SMALLEST;
        lots.clear();
        given.clear();
        lots.add(new Lot(reduction(Portion.whole()), null));
    }

    /** The next assignment, waiting for one if others may still find work; nothing when the campaign is over. */
    public synchronized Optional<Assignment> take() throws InterruptedException {
        while (stop == null) {
            if (earlier + tally.executions() >= bounds.executions() && !lots.isEmpty()) {
                stop(new Stop.Spent(Limit.EXECUTIONS));
                break;
            }
            Optional<Assignment> next = poll();
            if (next.isPresent()) {
                return next;
            }
            if (lots.isEmpty()) {
                break;
            }
            wait();
        }
        notifyAll();
        return Optional.empty();
    }

    /** The next assignment, if there is one now. */
    synchronized Optional<Assignment> poll() {
        long before = earlier + tally.executions();
        long left = bounds.executions() - before;
        for (Lot lot : given.values()) {
            left -= lot.promised;
        }
        for (Lot lot : lots) {
            if (left > 0 && lot.isReady()) {
                long number = ++numbers;
                given.put(number, lot);
                lot.given = true;
                lot.promised = Math.min(size, left);
                lot.since = System.nanoTime();
                return Optional.of(new Assignment(number, PortionText.of(lot.work.portion()), facts, lot.promised, before, deadline.left()));
            }
        }
        return Optional.empty();
    }

    /** Takes what came of an assignment. */
    public synchronized void give(Assignment assignment, Harvest harvest) {
        Part part = harvest.part();
        add(part);
        solving = solving.and(harvest.solving());
        Lot lot = given.remove(assignment.number());
        // Without one, the assignment is from before something was learnt; but whoever did it may have learnt something else.
        if (!facts.containsAll(part.facts()) || lot != null && part.stop() instanceof Stop.Learnt) {
            earlier += tally.executions() + part.tally().executions();
            Set<String> all = new LinkedHashSet<>(facts);
            all.addAll(part.facts());
            begin(List.copyOf(all));
        } else if (lot != null) {
            settle(lot, harvest);
        }
        stopIfAnswered();
        if (part.stop() instanceof Stop.Spent spent && spent.limit() != Limit.EXECUTIONS) {
            stop(spent);
        } else if (remembered() > bounds.remembered()) {
            stop(new Stop.Spent(Limit.MEMORY));
        }
        notifyAll();
    }

    /** Takes over what was seen in a part of the search, whether or not its executions count; it stops the campaign if nothing can be said. */
    public synchronized void add(Part part) {
        runs += part.runs();
        steps += part.steps();
        caveats = caveats.and(part.caveats());
        part.discoveries().forEach(this::add);
        if (part.stop() instanceof Stop.Unsupported) {
            stop(part.stop());
        }
    }

    private void stopIfAnswered() {
        if (bounds.stopAtFirst() && discoveries.stream().anyMatch(Discovery::isFailure)) {
            stop(new Stop.Found());
        }
    }

    private void settle(Lot lot, Harvest harvest) {
        adapt(harvest.part().tally().executions(), System.nanoTime() - lot.since);
        tally = tally.and(harvest.part().tally());
        harvest.omissions().forEach(omissions::accept);
        for (Reduction.Outside reversal : PortionText.reversals(harvest.outside())) {
            Lot at = lot.parent;
            while (!at.work.concerns(reversal)) {
                at = at.parent;
            }
            at.tell(work -> work.accept(reversal));
        }
        lot.returned(reduction(harvest.rest().isEmpty() ? lot.work.portion().finished() : PortionText.portion(harvest.rest())));
        remove(lot);
        divide();
    }

    private Reduction reduction(Portion portion) {
        return new Reduction(portion, flipping, omissions);
    }

    /** Takes over what was found, as soon as it is: nothing that happens later takes it away. */
    public synchronized void add(Discovery discovery) {
        if (discoveries.stream().noneMatch(known -> known.finding().signature().equals(discovery.finding().signature()))) {
            discoveries.add(discovery);
        }
    }

    private long remembered() {
        long sum = 0;
        for (Lot lot : lots) {
            sum += lot.work.remembered();
        }
        return sum;
    }

    private void adapt(long done, long nanos) {
        if (nanos < NANOS && done == size) {
            size = Math.min(LARGEST, size * 2);
        } else if (nanos > 2 * NANOS) {
            size = Math.max(SMALLEST, size / 2);
        }
    }

    /** Forgets {@code lot} if it is done, and those that were only waiting for it. */
    private void remove(Lot lot) {
        for (Lot at = lot; at != null && !at.given && at.work.isDone(); at = at.parent) {
            lots.remove(at);
            if (at.parent != null) {
                int event = at.work.base();
                at.parent.tell(work -> work.returned(event));
            }
        }
    }

    /** Takes portions out of others until there is one for each worker to go on with. */
    private void divide() {
        long ready = lots.stream().filter(Lot::isReady).count();
        for (int i = 0; i < lots.size() && ready < workers && workers > 1; i++) {
            Lot lot = lots.get(i);
            while (!lot.given && ready < workers) {
                boolean wasReady = lot.isReady();
                Optional<Portion> part = lot.work.detach();
                if (part.isEmpty()) {
                    break;
                }
                lots.add(new Lot(reduction(part.get()), lot));
                ready += wasReady && !lot.isReady() ? 0 : 1;
            }
        }
    }

    /** Whoever had taken {@code assignment} is gone: it is to be done by somebody else. */
    public synchronized void lost(Assignment assignment) {
        Lot lot = given.remove(assignment.number());
        if (lot != null) {
            lot.given = false;
            lot.missed.clear();
        }
        notifyAll();
    }

    /** Ends the campaign: no more assignments are given out. */
    public synchronized void stop(Stop why) {
        if (stop == null) {
            stop = why;
        }
        notifyAll();
    }

    /** Ends the campaign because of a mistake of ours. */
    public synchronized void stop(Mishap mishap) {
        caveats = caveats.and(Mishaps.of(mishap));
        stop(new Stop.Spent(Limit.MISTAKES));
    }

    /** True if a mistake of ours cost some of the search, which has come to its end in no other way: then there is more to be found by drawing executions. */
    public synchronized boolean isIncomplete() {
        boolean ended = stop == null ? lots.isEmpty() : stop.equals(new Stop.Spent(Limit.MISTAKES));
        return ended && !caveats.mishaps().isEmpty() && earlier + tally.executions() < bounds.executions();
    }

    /** Draws executions, by {@code explorer}, until something is found or a budget is spent. */
    public void sample(Explorer explorer) {
        long before = earlier + executions();
        Frontier samples = Search.portfolio(before, flipping).frontier().get();
        Part part = drawn(explorer, samples, before);
        synchronized (this) {
            add(part);
            tally = tally.and(part.tally());
            drawing = samples.coverage().description();
            stop = part.stop();
        }
    }

    private Part drawn(Explorer explorer, Frontier samples, long before) {
        Stop early;
        try {
            return explorer.explore(samples, bounds.executions() - before, before, deadline, facts);
        } catch (Deadline.TimeUp up) {
            early = new Stop.Spent(deadline.limit());
        } catch (UncontrolledException e) {
            early = new Stop.Unsupported(e.getMessage());
        }
        return new Part(early, Tally.NONE, List.of(), facts, Caveats.NONE, 0, 0);
    }

    /** How many executions count so far. */
    public synchronized long executions() {
        return tally.executions();
    }

    /** True if no more assignments will be given out. */
    synchronized boolean isOver() {
        return stop != null || lots.isEmpty();
    }

    /** How much of all executions it stands for. */
    synchronized Coverage coverage() {
        Coverage coverage = Coverage.of(omissions, remembered());
        return drawing.isEmpty() ? coverage : coverage.withDescription("dpor, then " + drawing);
    }

    /** What the campaign comes to; {@code notes} are further ones, which come first. */
    public synchronized Result result(List<String> notes, Leniency leniency) {
        Stop end = stop != null ? stop : new Stop.Exhausted();
        Caveats all = new Caveats(Optional.empty(), Optional.empty(), notes).and(caveats);
        return Result.of(new Conclusion(end, tally, coverage(), all), discoveries, Knowledge.forWitness(facts), runs, steps,
                deadline.seconds(), leniency).withSolving(solving);
    }

    // ---- checkpoints ----

    /** All that is needed to take the campaign up again. */
    public synchronized List<String> save() {
        List<String> lines = new ArrayList<>();
        lines.add(HEADER);
        lines.add("earlier " + earlier);
        lines.add("solving " + solving.queries() + " " + solving.unknown() + " " + solving.nanoseconds());
        List<String> total = PartText.of(new Part(new Stop.Learnt(), tally, discoveries, facts, caveats, runs, steps));
        lines.add("total " + total.size());
        lines.addAll(total);
        omissions.lines().forEach(line -> lines.add("omission " + line));
        Map<Lot, Integer> numbered = new HashMap<>();
        for (Lot lot : lots) {
            List<String> portion = PortionText.of(lot.work.portion());
            numbered.put(lot, numbered.size() + 1);
            lines.add("portion " + numbered.getOrDefault(lot.parent, 0) + " " + portion.size());
            lines.addAll(portion);
        }
        return lines;
    }

    /** Takes up what {@link #save} has written. */
    public static Campaign resume(List<String> lines, Bounds bounds, int workers, Flipping flipping, Deadline deadline) {
        if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
            throw new FormatException("it does not begin with '" + HEADER + "'");
        }
        Campaign campaign = new Campaign(List.of(), bounds, workers, flipping, deadline);
        campaign.lots.clear();
        try {
            for (int at = 1; at < lines.size(); at++) {
                String[] words = lines.get(at).split(" ");
                switch (words[0]) {
                    case "earlier" -> campaign.earlier = Long.parseLong(words[1]);
                    case "solving" -> campaign.solving = new Solving(Long.parseLong(words[1]), Long.parseLong(words[2]), Long.parseLong(words[3]));
                    case "total" -> {
                        int end = at + Integer.parseInt(words[1]);
                        campaign.total(PartText.parse(lines.subList(at + 1, end + 1)));
                        at = end;
                    }
                    case "omission" -> campaign.omissions.accept(lines.get(at).substring(words[0].length() + 1));
                    case "portion" -> {
                        int end = at + Integer.parseInt(words[2]);
                        int parent = Integer.parseInt(words[1]);
                        campaign.lots.add(new Lot(campaign.reduction(PortionText.portion(lines.subList(at + 1, end + 1))),
                                parent == 0 ? null : campaign.lots.get(parent - 1)));
                        at = end;
                    }
                    default -> throw new FormatException("it is damaged: '" + lines.get(at) + "' means nothing");
                }
            }
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new FormatException("it is damaged");
        }
        campaign.stopIfAnswered();
        campaign.divide();
        return campaign;
    }

    private void total(Part total) {
        tally = total.tally();
        facts = total.facts();
        caveats = total.caveats();
        runs = total.runs();
        steps = total.steps();
        discoveries.addAll(total.discoveries());
    }
}
