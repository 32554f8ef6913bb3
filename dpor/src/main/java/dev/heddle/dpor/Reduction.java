package dev.heddle.dpor;

import dev.heddle.explore.Coverage;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.inputs.InputPath;
import dev.heddle.explore.inputs.Omissions;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Limit;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Optimal dynamic partial-order reduction: runs one execution of each class of equivalent ones.
 *
 * <p>The algorithm is Optimal-DPOR with wakeup trees (Abdulla, Aronsson, Jonsson and Sagonas, "Source Sets: A Foundation
 * for Optimal Dynamic Partial Order Reduction", JACM 2017, section 7), with races looked for at the end of each
 * execution. We differ in that operations stay operations: taking a lock, waiting, parking are not encoded as reads and
 * writes, but say in which states they could have gone on ({@link Reversals}); and in that values that threads choose
 * are steps of the same tree, with a label. Labels are tried out from the last step of the sequence that led an execution;
 * before it they are part of what is reversed. The last step comes before what it came after, and may find other values to choose from
 * there: a notification before a waiter has run out of time can wake that one, too.
 *
 * <p>Where inputs decide, what they decided is a label as well, and the solver says which other labels there are. For each of the inputs alone this is the algorithm
 * as it is known; what sleeps with a label does so only for those inputs with which it would happen, and the others are run ({@link Alternatives#solve}).
 *
 * <p>What is reversed is the whole rest of the execution, as in the paper: a sleeping step stands for a reversal in which it has no part only if nothing of that rest is in conflict with it. Mostly the part
 * up to the event that is moved decides, and need not be looked at again in executions that go on differently ({@link Frame#unsettled}).
 *
 * <p>A frame is kept for each event of the current execution: the step taken, the steps that sleep there, and the tree
 * of what is still to be done. Nothing else is stored; the rest is running the program again.
 *
 * <p>Part of the work can be {@linkplain #detach detached} and done elsewhere. Wherever it is done, reversals that concern
 * events before the part begins are {@linkplain #takeOutside handed back} to where it came from. That a detached child
 * is explored at the same time as its siblings changes nothing but the order: it sleeps for those that come after it.
 */
public final class Reduction implements Frontier {

    /**
     * A reversal that concerns an event at which somebody else decides what is explored; {@code inputs} are those of the execution in which it was found.
     *
     * @param sequence ends with the event that is moved
     * @param whole goes on to the end of the execution
     */
    record Outside(int earlier, List<Step> sequence, List<Step> whole, Valuation inputs) {

        /** The same for those that say the same. */
        private String name() {
            StringBuilder name = new StringBuilder().append(earlier).append(':').append(sequence.size());
            whole.forEach(step -> name.append(' ').append(step.thread()).append('/').append(step.ordinal()).append('=').append(step.label())
                    .append(step.pinned() == null ? "" : step.constraint()));
            return name.toString();
        }
    }

    /** How many events come before the first frame. */
    private final int base;
    /** Before how many events somebody else decides what is explored: all up to where this was detached. */
    private final int foreign;
    private final List<Frame> frames = new ArrayList<>();
    private final List<Outside> outside = new ArrayList<>();
    /** The names of those that were found since they were last taken. */
    private final Set<String> told = new HashSet<>();
    private List<Decision> decisions = List.of();
    private Guide guide;
    private boolean done;
    private boolean torn;
    private long redundant;

    /** How many preemptions a reversal may need; negative for no limit. */
    private final int preemptions;
    private long dropped;
    private HappensBefore order;

    private final Alternatives alternatives;
    private final PathConstraints path = new PathConstraints();
    /** The inputs of the last execution. */
    private Valuation inputs = Valuation.EMPTY;

    Reduction(int preemptions, Flipping flipping) {
        this(preemptions, 0, 0, new Alternatives(flipping));
        frames.add(Frame.first());
    }

    /** Goes on with {@code portion}; what is left out is added to {@code omissions}. */
    Reduction(Portion portion, Flipping flipping, Omissions omissions) {
        this(-1, portion.base(), portion.foreign(), new Alternatives(flipping, omissions));
        decisions = portion.decisions();
        inputs = portion.inputs();
        portion.path().forEach(path::add);
        frames.addAll(portion.frames());
        for (Frame frame : frames) {
            if (frame.step != null) {
                path.take(frame.constraints, frame.step);
            }
        }
        done = frames.isEmpty();
    }

    private Reduction(int preemptions, int base, int foreign, Alternatives alternatives) {
        this.preemptions = preemptions;
        this.base = base;
        this.foreign = foreign;
        this.alternatives = alternatives;
    }

    // ---- work elsewhere ----

    /** All that is needed to go on, between two executions. */
    Portion portion() {
        int before = frames.isEmpty() ? 0 : frames.get(0).constraints;
        return new Portion(base, foreign, decisions, inputs, List.copyOf(path.first(before)), List.copyOf(frames));
    }

    /** True if somebody could go on with it now. */
    boolean isReady() {
        return !done && !frames.get(frames.size() - 1).mustWait();
    }

    /**
     * Takes out something that is to be explored, to be explored by somebody else; nothing if there is nothing that could be.
     *
     * <p>The parts that begin at the earliest events come first: they are likely to be the largest. The frame where a part
     * was taken out stays until {@link #returned} says that the part is done, since reversals may come back to it.
     */
    Optional<Portion> detach() {
        for (int i = 0; i < frames.size(); i++) {
            Frame frame = frames.get(i);
            for (int child = frame.step == null ? 0 : 1; child < frame.tree.children.size(); child++) {
                if ((i < frames.size() - 1 || child > 0) && mayLeave(frame.tree.children.get(child))) {
                    return Optional.of(detach(frame, i, child));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * True if the child can be explored at any time.
     *
     * <p>What leaves open how it goes on after its first step can: whatever else comes up that begins with that step will be
     * found there as well. A sequence may still have to be joined by others. And it must be known what the step changes,
     * since it sleeps from now on. The further values of a term that became a plain value are looked for one after the other, so they stay together.
     */
    private static boolean mayLeave(WakeupTree child) {
        return child.children.isEmpty() && !child.step.footprint().isOpen() && !(child.open && child.step.pinned() != null);
    }

    private Portion detach(Frame frame, int index, int next) {
        Frame copy = new Frame(new ArrayList<>(frame.sleep), new WakeupTree(null), frame.constraints);
        copy.decisions = frame.decisions;
        if (frame.step != null) {
            // What is being explored here goes first.
            copy.sleep.add(frame.step);
        }
        WakeupTree child = frame.tree.children.remove(next);
        copy.tree.children.add(child);
        frame.sleep.add(child.step);
        frame.detached++;
        return new Portion(base + index, base + index + 1, List.copyOf(decisions.subList(0, frame.decisions)), inputs,
                List.copyOf(path.first(frame.constraints)), List.of(copy));
    }

    /** A part that was taken out before event {@code event} is done. */
    void returned(int event) {
        frames.get(event - base).detached--;
        if (frames.get(frames.size() - 1).step == null) {
            backtrack();
        }
    }

    /** Before which event this was taken out. */
    int base() {
        return base;
    }

    /** True if it was left in the middle of something, because the time was up or because of a mistake: nobody can go on from there. */
    boolean isTorn() {
        return torn;
    }

    /** True if there is nothing more to do, nor will be. */
    boolean isDone() {
        return done;
    }

    /** The reversals found since the last call about which somebody else decides. */
    List<Outside> takeOutside() {
        List<Outside> taken = List.copyOf(outside);
        outside.clear();
        told.clear();
        return taken;
    }

    /** True if what is explored at the event that {@code reversal} concerns is decided here. */
    boolean concerns(Outside reversal) {
        return reversal.earlier() >= foreign;
    }

    /** Takes a reversal that was found elsewhere and concerns this. */
    void accept(Outside reversal) {
        int index = reversal.earlier() - base;
        Step taken = frames.get(index).step;
        // What begins with the step taken here is explored below it; only those who took another step can come with that.
        if (taken == null || !Sequences.canStartWith(reversal.whole(), taken)) {
            insert(frames.get(index), reversal.sequence(), reversal::whole, reversal.inputs());
        }
    }

    // ---- the search ----

    @Override
    public Optional<Plan> next() {
        torn = true;
        Optional<Plan> plan = plan();
        torn = false;
        return plan;
    }

    private Optional<Plan> plan() {
        if (!done && frames.get(frames.size() - 1).hasNext()) {
            backtrack();
        }
        if (!isReady()) {
            return Optional.empty();
        }
        Frame last = frames.get(frames.size() - 1);
        List<WakeupTree> way = last.tree.firstWay();
        Valuation needed = way.get(way.size() - 1).inputs;
        Valuation next = needed == null ? inputs : needed;
        guide = new Guide(last.tree.firstSequence(), base + frames.size() - 1, last.sleep, next);
        return Optional.of(new Plan(decisions.subList(0, last.decisions), guide, next));
    }

    @Override
    public Recording recording() {
        return Recording.EVENTS;
    }

    @Override
    public Coverage coverage() {
        Coverage coverage = Coverage.of(alternatives.omissions(), remembered()).withDone(done());
        return dropped > 0 && coverage.isExhaustive() ? coverage.withLimit(Limit.EXECUTIONS) : coverage;
    }

    /** How many steps of executions it remembers. */
    long remembered() {
        long count = frames.isEmpty() ? 0 : frames.get(0).tree.size();
        for (Frame frame : frames) {
            count += frame.sleep.size();
        }
        return count;
    }

    /** As in depth-first search, what follows each child of a frame counts the same; children yet to be found do not count. */
    private double done() {
        double done = 0;
        double share = 1;
        for (Frame frame : frames) {
            share /= Math.max(1, frame.explored + frame.tree.children.size());
            done += share * frame.explored;
        }
        return frames.isEmpty() ? 1 : done;
    }

    /** Reversals that were not made because they need too many preemptions. */
    long dropped() {
        return dropped;
    }

    /** Executions that turned out to be equivalent to others; there should be none. */
    public long redundant() {
        return redundant;
    }

    @Override
    public void update(Trace trace) {
        torn = true;
        take(trace);
        torn = false;
    }

    private void take(Trace trace) {
        boolean mistaken = trace.outcome() instanceof RunOutcome.Mistaken;
        if (mistaken || guide.hasDiverged() || hasGoneAstray(trace)) {
            if (!mistaken) {
                alternatives.omissions().diverged();
            }
            frames.get(frames.size() - 1).tree.dropFirst();
            backtrack();
            return;
        }
        if (guide.isBlocked()) {
            redundant++;
        }
        inputs = trace.inputs();
        decisions = trace.schedule().decisions();
        int fresh = base + frames.size() - 1;
        record(trace, fresh);
        order = new HappensBefore(trace.events());
        reverseAgain(trace, fresh);
        new Reversals(trace, order, this::reverse).find(fresh);
        backtrack();
    }

    /** True if an execution with inputs did not even begin as it should have. */
    private boolean hasGoneAstray(Trace trace) {
        if (inputs.variables().isEmpty()) {
            return false;
        }
        int fresh = frames.size() - 1;
        boolean astray = trace.outcome() instanceof RunOutcome.Diverged || trace.events().size() <= base + fresh;
        for (int i = 0; i < fresh && !astray; i++) {
            astray = !Step.of(trace.events().get(base + i)).isSameAs(frames.get(i).step);
        }
        return astray;
    }

    /** Takes down the frames of the execution from event {@code fresh} on; those before are as they were. */
    private void record(Trace trace, int fresh) {
        List<Event> events = trace.events();
        if (events.size() < fresh || events.isEmpty()) {
            done = true;
            frames.clear();
            if (events.isEmpty()) {
                return;
            }
            throw new IllegalStateException("an execution ended before the point at which it should have taken another way");
        }
        for (int i = base; i < fresh; i++) {
            Step step = Step.of(events.get(i));
            Step before = frames.get(i - base).step;
            if (!step.isSameAs(before)) {
                throw new IllegalStateException("an execution did not repeat its beginning: instead of " + before + " there is " + step);
            }
        }
        if (events.size() == fresh) {
            frames.remove(fresh - base);
            return;
        }
        InputPath forks = new InputPath(alternatives.flipping().loops());
        events.subList(0, fresh).forEach(forks::pass);
        for (int i = fresh; i < events.size(); i++) {
            InputPath.Fork fork = forks.pass(events.get(i));
            Frame frame = frames.get(i - base);
            Step step = Step.of(events.get(i));
            frame.step = step;
            frame.decisions = events.get(i).decisions();
            int constraints = path.take(frame.constraints, step).size();
            WakeupTree child = frame.tree.children.isEmpty() ? null : frame.tree.children.get(0);
            if (child != null && !child.step.isSameAs(step)) {
                child = new WakeupTree(step);
                child.instead = step.constraint() == null ? null : Omissions.place(events.get(i));
                frame.tree.precede(child, awakeAmong(alternatives.of(step, trace, events.get(i), fork), frame.sleep));
            }
            if (child == null) {
                child = new WakeupTree(step);
                frame.tree.children.add(child);
                frame.tree.children.addAll(awakeAmong(alternatives.of(step, trace, events.get(i), fork), frame.sleep));
            } else if (child.step.label() == Step.OPEN) {
                child.step = step;
                frame.tree.children.addAll(1, awakeAmong(alternatives.of(step, trace, events.get(i), fork), frame.sleep));
            }
            if (i + 1 < events.size()) {
                frames.add(new Frame(Sequences.asleepAfter(step, frame.sleep), child, constraints));
            }
        }
    }

    /** Of other ways to go on, those that were not gone before. */
    private static List<WakeupTree> awakeAmong(List<WakeupTree> others, List<Step> sleep) {
        others.removeIf(other -> other.step.pinned() == null && sleep.stream().anyMatch(sleeping -> sleeping.isSameAs(other.step)));
        return others;
    }

    /**
     * Reversals of events before {@code fresh} were found before, in executions that went on differently. Those that were left out because of something that they do not contain
     * are looked at again: what comes now may be in conflict with that.
     */
    private void reverseAgain(Trace trace, int fresh) {
        Set<Integer> again = new TreeSet<>();
        for (Frame frame : frames) {
            frame.unsettled.removeIf(index -> index >= fresh);
            again.addAll(frame.unsettled);
        }
        Reversals reversals = new Reversals(trace, order, reversal -> {
            boolean here = reversal.earlier() >= foreign;
            if (!here || frames.get(reversal.earlier() - base).unsettled.remove((Integer) reversal.index())) {
                reverse(reversal);
            }
        });
        if (foreign > 0) {
            // Whoever decides there may have left it out, too.
            for (int i = 0; i < fresh; i++) {
                reversals.findAt(i);
            }
        } else {
            again.forEach(reversals::findAt);
        }
    }

    private void reverse(Reversal reversal) {
        int earlier = reversal.earlier();
        List<Step> sequence = reversal.sequence();
        if (earlier < foreign) {
            Outside found = new Outside(earlier, sequence, reversal.wholeSequence(), inputs);
            if (told.add(found.name())) {
                outside.add(found);
            }
            return;
        }
        Frame frame = frames.get(earlier - base);
        if (preemptions >= 0 && covering(frame.sleep, sequence).isEmpty()
                && order.preemptions(earlier, reversal.index(), reversal.moved(), preemptions + 1) > preemptions) {
            dropped++;
            return;
        }
        if (!insert(frame, sequence, reversal::wholeSequence, inputs)) {
            frame.unsettled.add(reversal.index());
        }
    }

    /**
     * Sees to it that {@code sequence} is explored, or something equivalent. If something will do that contains more, that must go with the whole execution in which the
     * reversal was found; then the answer is false, because in other executions it may not.
     */
    private static boolean insert(Frame frame, List<Step> sequence, Supplier<List<Step>> whole, Valuation hold) {
        List<Step> covering = covering(frame.sleep, sequence);
        if (covering.isEmpty() ? frame.tree.insert(sequence, hold, true) : covering.stream().anyMatch(step -> Sequences.isPartOf(sequence, step))) {
            return true;
        }
        List<Step> all = whole.get();
        if (covering(frame.sleep, all).isEmpty()) {
            frame.tree.insert(all, hold, false);
        }
        return false;
    }

    /** Those of {@code asleep} with which {@code sequence} can start. */
    private static List<Step> covering(List<Step> asleep, List<Step> sequence) {
        List<Step> covering = new ArrayList<>(0);
        for (Step sleeping : asleep) {
            if (Sequences.canStartWith(sequence, sleeping)) {
                covering.add(sleeping);
            }
        }
        return covering;
    }

    /** Gives up the frames at which nothing is left to do, and prepares the last one that remains. */
    private void backtrack() {
        while (!frames.isEmpty()) {
            Frame last = frames.get(frames.size() - 1);
            if (last.step != null) {
                last.sleep.add(last.step);
                last.tree.children.remove(0);
                last.explored++;
                last.step = null;
            }
            alternatives.solve(last.tree.children, 0, path, last.constraints, last.sleep, inputs, last.explored);
            if (!last.tree.children.isEmpty() || last.detached > 0) {
                return;
            }
            frames.remove(frames.size() - 1);
        }
        done = true;
    }
}
