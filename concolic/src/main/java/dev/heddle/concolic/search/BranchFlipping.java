package dev.heddle.concolic.search;

import dev.heddle.explore.Coverage;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.inputs.InputPath;
import dev.heddle.explore.inputs.Omissions;
import dev.heddle.explore.inputs.Suggestions;
import dev.heddle.explore.search.Search;
import dev.heddle.model.CodePoint;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Limit;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Strategy;
import dev.heddle.model.Trace;
import dev.heddle.term.Answer;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Explores what inputs can do: from each execution every branch beyond the one that led to it is flipped, and an {@link Order}
 * says which flip is next (Godefroid, Levin and Molnar, "Automated Whitebox Fuzz Testing", NDSS 2008).
 *
 * <p>We differ in that a flip repeats the schedule up to its branch. After that the threads are left running, or, every other
 * time, drawn by the samplers; and when there is nothing left to flip, schedules are drawn with inputs that are known to lead
 * somewhere. So it is exhaustive only if the program has nothing to schedule.
 */
final class BranchFlipping implements Frontier {

    private static final int MOST_KNOWN = 1_000;

    /** A way at a branch. */
    private record Way(CodePoint point, int label) {
    }

    private final Order order;
    private final Flipping flipping;
    private final Omissions omissions;
    private final long seed;
    private final Frontier sampling;
    private final PriorityQueue<Flip> flips;
    private final Set<Way> covered = new HashSet<>();
    /** What was flipped already, by hashes of paths: drawn schedules lead along the same paths again and again. */
    private final Set<Long> proposed = new HashSet<>();
    private final List<Valuation> known = new ArrayList<>();
    private long number;
    private long executions;
    /** The flip that is being run; null if inputs and schedule are simple or drawn. */
    private Flip current;
    private boolean sampled;
    private boolean scheduled;

    BranchFlipping(Order order, Flipping flipping, long seed) {
        this.order = order;
        this.flipping = flipping;
        this.omissions = new Omissions(flipping.loops());
        this.seed = seed;
        this.sampling = Search.portfolio(seed).frontier().get();
        this.flips = new PriorityQueue<>(order.comparator());
    }

    @Override
    public Optional<Plan> next() {
        current = null;
        sampled = false;
        if (executions == 0) {
            return Optional.of(new Plan(List.of(), Strategy::leaveRunning));
        }
        while (!flips.isEmpty()) {
            Flip flip = flips.poll();
            Answer answer = flipping.solve(flip.constraints(), flip.suggestions(), flip.inputs());
            if (answer instanceof Answer.Satisfiable found) {
                current = flip;
                return Optional.of(plan(flip.prefix(), found.model(), scheduled && executions % 2 == 1));
            } else if (answer instanceof Answer.TooLong longer) {
                omissions.longer(Omissions.place(flip.was()), longer);
            } else if (answer instanceof Answer.Unknown unknown) {
                if (flip.was().pinned() == null) {
                    omissions.branch(Omissions.place(flip.was()), unknown);
                } else {
                    omissions.value(Omissions.place(flip.was()), unknown);
                }
            }
        }
        return scheduled ? Optional.of(plan(List.of(), drawn(), true)) : Optional.empty();
    }

    private Plan plan(List<Decision> prefix, Valuation inputs, boolean sample) {
        sampled = sample;
        return new Plan(prefix, sample ? sampling.next().orElseThrow().suffix() : Strategy::leaveRunning, inputs, sample ? Plan.Purpose.SAMPLE : Plan.Purpose.SEARCH);
    }

    private Valuation drawn() {
        return known.isEmpty() ? Valuation.EMPTY : known.get(new SplittableRandom(seed * 31 + executions).nextInt(known.size()));
    }

    @Override
    public void update(Trace trace) {
        executions++;
        if (trace.outcome() instanceof RunOutcome.Mistaken) {
            return;
        }
        scheduled |= !trace.schedule().decisions().isEmpty();
        if (sampled) {
            sampling.update(trace);
        }
        if (current != null && !current.isIn(trace)) {
            omissions.diverged();
            return;
        }
        if (trace.outcome() instanceof RunOutcome.Diverged) {
            return;
        }
        int gain = 0;
        for (Event event : trace.events()) {
            gain += event.constraint() != null && covered.add(new Way(event.codePoint(), event.label())) ? 1 : 0;
        }
        if (known.size() < MOST_KNOWN && !trace.inputs().variables().isEmpty()) {
            known.add(trace.inputs());
        }
        expand(trace, gain);
    }

    private void expand(Trace trace, int gain) {
        InputPath forks = new InputPath(flipping.loops());
        List<Term> path = new ArrayList<>();
        int first = current == null ? 0 : current.event();
        long hash = 1;
        for (int i = 0; i < trace.events().size(); i++) {
            Event event = trace.events().get(i);
            Term constraint = event.constraint();
            InputPath.Fork fork = forks.pass(event);
            if (constraint == null) {
                continue;
            }
            if (i >= first && fork == InputPath.Fork.BEYOND) {
                omissions.loop(Omissions.place(event));
            } else if (i >= first && fork == InputPath.Fork.OPEN) {
                flip(trace, i, path, gain, hash);
            }
            path.add(constraint);
            hash = (hash + constraint.hashCode()) * 0x9E3779B97F4A7C15L;
        }
    }

    private void flip(Trace trace, int index, List<Term> path, int gain, long hash) {
        Event event = trace.events().get(index);
        boolean isCurrent = current != null && index == current.event();
        if (event.pinned() != null) {
            // It took one more value; what it took before stays excluded.
            Term others = Terms.not(event.constraint());
            Term needed = isCurrent ? Terms.and(current.needed(), others) : others;
            int values = isCurrent ? current.values() + 1 : 1;
            if (values < Omissions.MOST_PINNED) {
                propose(trace, index, path, needed, values, isCurrent ? current.suggestions() : Optional.of(Suggestions.of(event, flipping.vocabulary())), gain, hash);
            } else {
                omissions.values(Omissions.place(event));
            }
        } else if (!isCurrent) {
            for (int label = 0; label < event.ways().size(); label++) {
                if (label != event.label() && event.ways().get(label) != Constant.FALSE) {
                    propose(trace, index, path, event.ways().get(label), 0, Optional.empty(), gain, hash);
                }
            }
        }
    }

    private void propose(Trace trace, int index, List<Term> path, Term needed, int values, Optional<Suggestions> suggestions, int gain, long hash) {
        Event event = trace.events().get(index);
        if (proposed.add(hash * 31 + needed.hashCode()) || !scheduled) {
            flips.add(new Flip(trace.schedule().decisions().subList(0, event.decisions()), path, path.size(), needed, trace.inputs(), index, event, values,
                    suggestions, gain, number++));
        }
    }

    @Override
    public Recording recording() {
        return Recording.EVENTS;
    }

    @Override
    public Coverage coverage() {
        Coverage coverage = Coverage.of(omissions, flips.size());
        return scheduled && coverage.isExhaustive() ? coverage.withLimit(Limit.EXECUTIONS) : coverage;
    }

    @Override
    public String toString() {
        return order.toString();
    }
}
