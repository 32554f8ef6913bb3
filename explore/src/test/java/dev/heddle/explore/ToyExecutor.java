package dev.heddle.explore;

import dev.heddle.model.Choice;
import dev.heddle.model.Decision;
import dev.heddle.model.Operation;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Schedule;
import dev.heddle.model.ThreadChoice;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import dev.heddle.model.ValueChoice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Runs a program of threads that only take steps; the first step of each may be the choice of a value. */
public final class ToyExecutor {

    private final int[] steps;
    private final int values;

    /** Thread {@code i} takes {@code steps[i]} steps, in the first of which it takes one of {@code values} values, if more than 1. */
    public ToyExecutor(int values, int... steps) {
        this.values = values;
        this.steps = steps;
    }

    public Trace run(Plan plan) {
        Run run = new Run(plan);
        plan.suffix().begin();
        int[] left = steps.clone();
        int last = -1;
        while (Arrays.stream(left).anyMatch(n -> n > 0)) {
            int[] able = IntStream.range(0, left.length).filter(i -> left[i] > 0).toArray();
            last = able.length == 1 ? able[0] : able[run.decide(new Turn(able, last))];
            if (left[last]-- == steps[last] && values > 1) {
                run.decide(new ValueChoice(Turn.id(last), "value", values));
            }
        }
        return new Trace(new RunOutcome.Completed(), new Schedule(run.decisions), run.options, Arrays.stream(steps).sum(), List.of(), List.of(),
                List.of(), List.of(), "");
    }

    private static final class Run {

        private final Plan plan;
        private final List<Decision> decisions = new ArrayList<>();
        private final List<List<Decision>> options = new ArrayList<>();

        Run(Plan plan) {
            this.plan = plan;
        }

        int decide(Choice choice) {
            List<Decision> all = IntStream.range(0, choice.size()).mapToObj(choice::decision).toList();
            int index = decisions.size() < plan.prefix().size() ? all.indexOf(plan.prefix().get(decisions.size())) : plan.suffix().decide(choice);
            if (index < 0) {
                throw new AssertionError("the plan does not fit: " + List.copyOf(plan.prefix()));
            }
            decisions.add(all.get(index));
            options.add(all);
            return index;
        }
    }

    private record Turn(int[] able, int last) implements ThreadChoice {

        static ThreadId id(int thread) {
            return ThreadId.MAIN.child(thread + 1);
        }

        @Override
        public int size() {
            return able.length;
        }

        @Override
        public ThreadId thread(int index) {
            return id(able[index]);
        }

        @Override
        public Operation operation(int index) {
            throw new UnsupportedOperationException("toys have no operations");
        }

        @Override
        public int current() {
            return Arrays.binarySearch(able, last) < 0 ? -1 : Arrays.binarySearch(able, last);
        }

        @Override
        public long deadline(int index) {
            return -1;
        }
    }
}
