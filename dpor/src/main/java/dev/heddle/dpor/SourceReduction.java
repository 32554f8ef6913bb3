package dev.heddle.dpor;

import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Source-DPOR, as a check on {@link Reduction}: simpler, because it remembers first steps instead of trees of sequences, and
 * for that it runs into executions that turn out to be equivalent to others (Abdulla, Aronsson, Jonsson and Sagonas, "Source
 * Sets: A Foundation for Optimal Dynamic Partial Order Reduction", JACM 2017, section 5).
 */
final class SourceReduction implements Frontier {

    /** The state of the search before one event of the current execution. */
    private static final class Frame {

        final List<Step> sleep;
        /** The steps that are to be taken from here, and those that were. */
        final List<Step> source = new ArrayList<>();
        int taken;
        Step step;
        int decisions;

        Frame(List<Step> sleep) {
            this.sleep = sleep;
        }
    }

    private final List<Frame> frames = new ArrayList<>();
    private List<Decision> decisions = List.of();
    private boolean done;

    SourceReduction() {
        frames.add(new Frame(new ArrayList<>()));
    }

    @Override
    public Optional<Plan> next() {
        if (done) {
            return Optional.empty();
        }
        Frame last = frames.get(frames.size() - 1);
        List<Step> sequence = last.taken < last.source.size() ? List.of(last.source.get(last.taken)) : List.of();
        return Optional.of(new Plan(decisions.subList(0, last.decisions), new Guide(sequence, frames.size() - 1, last.sleep)));
    }

    @Override
    public void update(Trace trace) {
        decisions = trace.schedule().decisions();
        List<Event> events = trace.events();
        if (events.size() < frames.size()) {
            done = true;
            return;
        }
        for (int i = frames.size() - 1; i < events.size(); i++) {
            Frame frame = frames.get(i);
            Step step = Step.of(events.get(i));
            frame.step = step;
            frame.decisions = events.get(i).decisions();
            if (frame.taken == frame.source.size()) {
                frame.source.add(step);
                Labels.others(step, trace, events.get(i)).forEach(frame.source::add);
            } else if (!frame.source.get(frame.taken).isSameAs(step)) {
                // One that is not chosen came first; what was to be taken is to be taken after it.
                frame.source.set(frame.taken, step);
            }
            if (i + 1 < events.size()) {
                frames.add(new Frame(Reduction.awake(frame.sleep, step)));
            }
        }
        new Reversals(trace, new HappensBefore(events), (earlier, index, sequence) -> reverse(frames.get(earlier), sequence)).find(0);
        backtrack();
    }

    /** Makes sure that a step is taken from here with which {@code sequence} can begin. */
    private static void reverse(Frame frame, List<Step> sequence) {
        Step first = null;
        for (int i = 0; i < sequence.size(); i++) {
            Step step = sequence.get(i);
            if (sequence.subList(0, i).stream().noneMatch(earlier -> earlier.dependsOn(step))) {
                if (frame.source.stream().anyMatch(step::isSameAs)) {
                    return;
                }
                first = first == null ? step : first;
            }
        }
        frame.source.add(first);
    }

    private void backtrack() {
        while (!frames.isEmpty()) {
            Frame last = frames.get(frames.size() - 1);
            if (last.step != null) {
                last.sleep.add(last.step);
                last.step = null;
                last.taken++;
            }
            while (last.taken < last.source.size() && last.sleep.stream().anyMatch(last.source.get(last.taken)::isSameAs)) {
                last.taken++;
            }
            if (last.taken < last.source.size()) {
                return;
            }
            frames.remove(frames.size() - 1);
        }
        done = true;
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
