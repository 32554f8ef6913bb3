package dev.heddle.dpor;

import dev.heddle.explore.Coverage;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.inputs.InputPath;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Trace;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Source-DPOR, as a check on {@link Reduction}: simpler, because it remembers first steps instead of trees of sequences, and
 * for that it runs into executions that turn out to be equivalent to others (Abdulla, Aronsson, Jonsson and Sagonas, "Source
 * Sets: A Foundation for Optimal Dynamic Partial Order Reduction", JACM 2017, section 5).
 *
 * <p>Where a value is chosen, or inputs decide, all other ways are explored wherever that is, also where a reversal led there.
 */
final class SourceReduction implements Frontier {

    /** The state of the search before one event of the current execution. */
    private static final class Frame {

        final List<Step> sleep;
        /** The steps that are to be taken from here, and those that were; nothing follows any of them. */
        final List<WakeupTree> source = new ArrayList<>();
        int taken;
        Step step;
        int decisions;
        /** How many constraints on inputs come before. */
        final int constraints;

        Frame(List<Step> sleep, int constraints) {
            this.sleep = sleep;
            this.constraints = constraints;
        }

        boolean has(Step wanted) {
            return source.stream().anyMatch(each -> each.step.isSameAs(wanted));
        }
    }

    private final List<Frame> frames = new ArrayList<>();
    private final Alternatives alternatives;
    private final PathConstraints path = new PathConstraints();
    private List<Decision> decisions = List.of();
    /** The inputs of the last execution. */
    private Valuation inputs = Valuation.EMPTY;
    private Guide guide;
    private boolean done;

    SourceReduction(Flipping flipping) {
        alternatives = new Alternatives(flipping);
        frames.add(new Frame(new ArrayList<>(), 0));
    }

    @Override
    public Optional<Plan> next() {
        if (done) {
            return Optional.empty();
        }
        Frame last = frames.get(frames.size() - 1);
        WakeupTree next = last.taken < last.source.size() ? last.source.get(last.taken) : null;
        Valuation needed = next == null || next.inputs == null ? inputs : next.inputs;
        guide = new Guide(next == null ? List.of() : List.of(next.step), frames.size() - 1, last.sleep, needed);
        return Optional.of(new Plan(decisions.subList(0, last.decisions), guide, needed));
    }

    @Override
    public void update(Trace trace) {
        Frame last = frames.get(frames.size() - 1);
        boolean mistaken = trace.outcome() instanceof RunOutcome.Mistaken;
        if (mistaken || guide.hasDiverged() || hasGoneAstray(trace)) {
            if (!mistaken) {
                alternatives.omissions().diverged();
            }
            if (last.taken < last.source.size()) {
                last.source.remove(last.taken);
            }
            backtrack();
            return;
        }
        decisions = trace.schedule().decisions();
        inputs = trace.inputs();
        List<Event> events = trace.events();
        if (events.size() < frames.size()) {
            done = true;
            return;
        }
        record(trace, events);
        new Reversals(trace, new HappensBefore(events), reversal -> reverse(frames.get(reversal.earlier()), reversal.sequence())).find(0);
        backtrack();
    }

    /** True if an execution with inputs did not even begin as it should have. */
    private boolean hasGoneAstray(Trace trace) {
        if (inputs.variables().isEmpty()) {
            return false;
        }
        boolean astray = trace.outcome() instanceof RunOutcome.Diverged || trace.events().size() < frames.size();
        for (int i = 0; i < frames.size() - 1 && !astray; i++) {
            astray = !Step.of(trace.events().get(i)).isSameAs(frames.get(i).step);
        }
        return astray;
    }

    private void record(Trace trace, List<Event> events) {
        int fresh = frames.size() - 1;
        InputPath forks = new InputPath(alternatives.flipping().loops());
        events.subList(0, fresh).forEach(forks::pass);
        for (int i = fresh; i < events.size(); i++) {
            InputPath.Fork fork = forks.pass(events.get(i));
            Frame frame = frames.get(i);
            Step step = Step.of(events.get(i));
            frame.step = step;
            frame.decisions = events.get(i).decisions();
            int constraints = path.take(frame.constraints, step).size();
            if (frame.taken == frame.source.size()) {
                frame.source.add(new WakeupTree(step));
            } else if (!frame.source.get(frame.taken).step.isSameAs(step)) {
                // One that is not chosen came first; what was to be taken is to be taken after it.
                frame.source.set(frame.taken, new WakeupTree(step));
            } else if (frame.source.get(frame.taken).step.label() == Step.OPEN) {
                frame.source.get(frame.taken).step = step;
            }
            for (WakeupTree other : alternatives.of(step, trace, events.get(i), fork)) {
                // Of a term that became a plain value, all other values are looked for together, after the first one.
                if (step.pinned() == null ? !frame.has(other.step) : frame.source.stream().noneMatch(each -> each.step.isSamePointAs(step) && each.instead != null)) {
                    frame.source.add(other);
                }
            }
            if (i + 1 < events.size()) {
                frames.add(new Frame(Sequences.asleepAfter(step, frame.sleep), constraints));
            }
        }
    }

    /** Makes sure that a step is taken from here with which {@code reversal} can begin. */
    private void reverse(Frame frame, List<Step> reversal) {
        List<Step> sequence = awakeOf(reversal, frame.sleep);
        if (sequence.isEmpty()) {
            return;
        }
        Step first = null;
        for (int i = 0; i < sequence.size(); i++) {
            Step step = sequence.get(i);
            if (sequence.subList(0, i).stream().noneMatch(earlier -> earlier.dependsOn(step))) {
                if (frame.has(step)) {
                    return;
                }
                first = first == null ? step : first;
            }
        }
        WakeupTree added = new WakeupTree(first);
        added.inputs = inputs;
        frame.source.add(added);
    }

    /**
     * What is left of {@code sequence} if those stay asleep who are: an execution goes on with them where nobody else can. Nothing is left if its last step, the one that was moved,
     * needs them.
     */
    private static List<Step> awakeOf(List<Step> sequence, List<Step> sleep) {
        List<Step> awake = new ArrayList<>();
        List<Step> asleep = new ArrayList<>();
        for (Step step : sequence) {
            boolean sleeps = sleep.stream().anyMatch(step::isSameAs) && awake.stream().noneMatch(earlier -> earlier.dependsOn(step));
            (sleeps || asleep.stream().anyMatch(earlier -> earlier.dependsOn(step)) ? asleep : awake).add(step);
        }
        return awake.isEmpty() || awake.get(awake.size() - 1) != sequence.get(sequence.size() - 1) ? List.of() : awake;
    }

    private void backtrack() {
        while (!frames.isEmpty()) {
            Frame last = frames.get(frames.size() - 1);
            if (last.step != null) {
                last.sleep.add(last.step);
                last.step = null;
                last.taken++;
            }
            alternatives.solve(last.source, last.taken, path, last.constraints, last.sleep, inputs, last.taken);
            while (last.taken < last.source.size() && last.sleep.stream().anyMatch(last.source.get(last.taken).step::isSameAs)) {
                last.taken++;
                alternatives.solve(last.source, last.taken, path, last.constraints, last.sleep, inputs, last.taken);
            }
            if (last.taken < last.source.size()) {
                return;
            }
            frames.remove(frames.size() - 1);
        }
        done = true;
    }

    @Override
    public Recording recording() {
        return Recording.EVENTS;
    }

    @Override
    public Coverage coverage() {
        return Coverage.of(alternatives.omissions(), 0);
    }
}
