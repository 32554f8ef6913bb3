package dev.heddle.dpor;

import dev.heddle.explore.Frontier;
import dev.heddle.explore.Measured;
import dev.heddle.explore.Measured;
import dev.heddle.explore.Plan;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Optimal dynamic partial-order reduction: runs exactly one execution of each class of equivalent ones.
 *
 * <p>The algorithm is Optimal-DPOR with wakeup trees (Abdulla, Aronsson, Jonsson and Sagonas, "Source Sets: A Foundation
 * for Optimal Dynamic Partial Order Reduction", JACM 2017, section 7), with races looked for at the end of each
 * execution. We differ in that operations stay operations: taking a lock, waiting, parking are not encoded as reads and
 * writes, but say in which states they could have gone on ({@link Reversals}); and in that values that threads choose
 * are steps of the same tree, with a label. Labels are tried out only beyond the sequence that led an execution; within
 * it they are part of what is reversed.
 *
 * <p>A frame is kept for each event of the current execution: the step taken, the steps that sleep there, and the tree
 * of what is still to be done. Nothing else is stored; the rest is running the program again.
 */
public final class Reduction implements Frontier, Measured {

    /** The state of the search before one event of the current execution. */
    private static final class Frame {

        /** Steps that need not be taken here, because what follows them is explored elsewhere. */
        final List<Step> sleep;
        /** What is to be explored from here; its first child is what the current execution does. */
        final WakeupTree tree;
        Step step;
        /** How many children of the tree have been explored and removed. */
        int explored;
        /** How many decisions come before. */
        int decisions;

        Frame(List<Step> sleep, WakeupTree tree) {
            this.sleep = sleep;
            this.tree = tree;
        }
    }

    private final List<Frame> frames = new ArrayList<>();
    private List<Decision> decisions = List.of();
    private Guide guide;
    private boolean done;
    private long redundant;

    /** How many preemptions a reversal may need; negative for no limit. */
    private final int preemptions;
    private long dropped;
    private HappensBefore order;

    public Reduction() {
        this(-1);
    }

    Reduction(int preemptions) {
        this.preemptions = preemptions;
    }

    @Override
    public Optional<Plan> next() {
        if (done) {
            return Optional.empty();
        }
        if (guide == null) {
            frames.add(new Frame(new ArrayList<>(), new WakeupTree(null)));
        }
        Frame last = frames.get(frames.size() - 1);
        guide = new Guide(last.tree.firstSequence(), frames.size() - 1, last.sleep);
        return Optional.of(new Plan(decisions.subList(0, last.decisions), guide));
    }

    @Override
    public boolean needsEvents() {
        return true;
    }

    @Override
    public boolean isExhaustive() {
        return dropped == 0;
    }

    @Override
    public boolean remembers() {
        return true;
    }

    /** As in depth-first search, what follows each child of a frame counts the same; children yet to be found do not count. */
    @Override
    public double done() {
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
        if (guide.isBlocked()) {
            redundant++;
        }
        decisions = trace.schedule().decisions();
        int fresh = frames.size() - 1;
        record(trace, fresh);
        order = new HappensBefore(trace.events());
        new Reversals(trace, order, this::reverse).find();
        backtrack();
    }

    /** Takes down the frames of the execution from event {@code fresh} on; those before are as they were. */
    private void record(Trace trace, int fresh) {
        List<Event> events = trace.events();
        if (events.size() < frames.size() - 1 || events.isEmpty()) {
            done = true;
            frames.clear();
            if (events.isEmpty()) {
                return;
            }
            throw new IllegalStateException("an execution ended before the point at which it should have taken another way");
        }
        for (int i = 0; i < fresh; i++) {
            Step step = Step.of(events.get(i));
            if (!step.isSameAs(frames.get(i).step)) {
                throw new IllegalStateException("an execution did not repeat its beginning: instead of " + frames.get(i).step + " there is " + step);
            }
        }
        if (events.size() == fresh) {
            frames.remove(fresh);
            return;
        }
        for (int i = fresh; i < events.size(); i++) {
            Frame frame = frames.get(i);
            Step step = Step.of(events.get(i));
            frame.step = step;
            frame.decisions = events.get(i).decisions();
            WakeupTree child = frame.tree.children.isEmpty() ? null : frame.tree.children.get(0);
            if (child != null && !child.step.isSameAs(step)) {
                child = frame.tree.precede(step);
            }
            if (child == null) {
                child = new WakeupTree(step);
                frame.tree.children.add(child);
                addOtherLabels(frame, step, trace, events.get(i));
            }
            if (i + 1 < events.size()) {
                frames.add(new Frame(awake(frame.sleep, step), child));
            }
        }
    }

    /** Where a value was chosen freely, the other values are to be explored as well. */
    private static void addOtherLabels(Frame frame, Step step, Trace trace, Event event) {
        if (step.label() < 0) {
            return;
        }
        int at = event.decisions();
        if (trace.schedule().decisions().get(at) instanceof Decision.Run) {
            at++;
        }
        int options = trace.options().get(at).size();
        for (int label = 0; label < options; label++) {
            if (label != step.label()) {
                frame.tree.children.add(new WakeupTree(step.withLabel(label)));
            }
        }
    }

    /** Those of {@code sleep} that go on sleeping when {@code step} is taken. */
    private static List<Step> awake(List<Step> sleep, Step step) {
        List<Step> rest = new ArrayList<>(sleep.size());
        for (Step sleeping : sleep) {
            if (!sleeping.dependsOn(step)) {
                rest.add(sleeping);
            }
        }
        return rest;
    }

    private void reverse(int earlier, int index, List<Step> sequence) {
        Frame frame = frames.get(earlier);
        for (Step sleeping : frame.sleep) {
            if (Sequences.canStartWith(sequence, sleeping)) {
                return;
            }
        }
        if (preemptions >= 0 && order.preemptions(earlier, index, sequence.get(sequence.size() - 1), preemptions + 1) > preemptions) {
            dropped++;
            return;
        }
        frame.tree.insert(sequence);
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
            if (!last.tree.children.isEmpty()) {
                return;
            }
            frames.remove(frames.size() - 1);
        }
        done = true;
    }
}
