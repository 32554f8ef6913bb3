package dev.heddle.explore;

import dev.heddle.model.CodePoint;
import dev.heddle.model.CutReason;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Footprint;
import dev.heddle.model.Operation;
import dev.heddle.model.Outcome;
import dev.heddle.model.Readiness;
import dev.heddle.model.Schedule;
import dev.heddle.model.Strategy;
import dev.heddle.model.ThreadChoice;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A program without a JVM: each thread is a word, each letter of it a write of the variable of that name. At {@code ?} a
 * thread goes round and round until another has ended.
 */
final class Toy {

    private static final int LONGEST = 20_000;

    private final List<String> words;

    Toy(String... words) {
        this.words = List.of(words);
    }

    /** Runs {@code executions} of a search and returns the traces. */
    List<Trace> run(Frontier frontier, int executions) {
        List<Trace> traces = new ArrayList<>();
        for (int i = 0; i < executions; i++) {
            traces.add(run(frontier.next().orElseThrow()));
            frontier.update(traces.get(i));
        }
        return traces;
    }

    Trace run(Plan plan) {
        return new Run(plan).trace();
    }

    /** The threads in the order in which they took their steps: {@code 1 2 2 1}. */
    static String order(Trace trace) {
        StringBuilder order = new StringBuilder();
        for (Event event : trace.events()) {
            if (event.kind() == Operation.Kind.WRITE) {
                order.append(order.isEmpty() ? "" : " ").append(event.thread());
            }
        }
        return order.toString();
    }

    private final class Run {

        private final Strategy strategy;
        private final int[] next = new int[words.size()];
        private final List<Decision> decisions = new ArrayList<>();
        private final List<List<Decision>> options = new ArrayList<>();
        private final List<Event> events = new ArrayList<>();
        private final Map<ThreadId, Integer> counts = new HashMap<>();
        private int ended;

        Run(Plan plan) {
            this.strategy = plan.suffix();
            strategy.begin();
            for (int i = 0; i < next.length; i++) {
                happen(ThreadId.MAIN, new Step(Operation.Kind.START, ' ', id(i)));
            }
            int last = -1;
            for (List<Integer> enabled = enabled(); !enabled.isEmpty() && events.size() < LONGEST; enabled = enabled()) {
                last = enabled.get(enabled.size() == 1 ? 0 : decide(plan, new Threads(enabled, enabled.indexOf(last))));
                happen(id(last), step(last));
                next[last] += step(last).letter != '?' || ended > 0 ? 1 : 0;
                if (next[last] == words.get(last).length()) {
                    happen(id(last), new Step(Operation.Kind.END, ' ', null));
                    ended++;
                }
            }
        }

        private int decide(Plan plan, Threads choice) {
            int at = decisions.size();
            int index = at < plan.prefix().size() ? choice.decisions().indexOf(plan.prefix().get(at)) : strategy.decide(choice);
            options.add(choice.decisions());
            decisions.add(choice.decision(index));
            return index;
        }

        private List<Integer> enabled() {
            List<Integer> enabled = new ArrayList<>();
            for (int i = 0; i < next.length; i++) {
                if (next[i] < words.get(i).length()) {
                    enabled.add(i);
                }
            }
            return enabled;
        }

        private Step step(int thread) {
            char letter = words.get(thread).charAt(next[thread]);
            return new Step(letter == '?' ? Operation.Kind.YIELD : Operation.Kind.WRITE, letter, null);
        }

        private void happen(ThreadId thread, Step step) {
            Event event = new Event(thread, counts.merge(thread, 1, Integer::sum) - 1, decisions.size(), step.kind, null, step.footprint(), Readiness.ALWAYS,
                    step.starts, null, null);
            events.add(event);
            strategy.performed(event);
        }

        Trace trace() {
            List<Trace.NamedThread> threads = new ArrayList<>(List.of(new Trace.NamedThread(ThreadId.MAIN, "main")));
            for (int i = 0; i < next.length; i++) {
                threads.add(new Trace.NamedThread(id(i), words.get(i)));
            }
            Outcome outcome = enabled().isEmpty() ? new Outcome.Completed() : new Outcome.Cut(CutReason.STEPS);
            return new Trace(outcome, new Schedule(decisions), options, events.size(), threads, events, List.of(), List.of(), "");
        }

        /** Who could go next. */
        private final class Threads implements ThreadChoice {

            private final List<Integer> enabled;
            private final int current;

            Threads(List<Integer> enabled, int current) {
                this.enabled = enabled;
                this.current = current;
            }

            List<Decision> decisions() {
                return enabled.stream().map(thread -> id(thread).decision()).toList();
            }

            @Override
            public int size() {
                return enabled.size();
            }

            @Override
            public ThreadId thread(int index) {
                return id(enabled.get(index));
            }

            @Override
            public Operation operation(int index) {
                return step(enabled.get(index));
            }

            @Override
            public int current() {
                return current;
            }

            @Override
            public long deadline(int index) {
                return -1;
            }
        }
    }

    private static ThreadId id(int thread) {
        return ThreadId.MAIN.child(thread + 1);
    }

    private record Step(Kind kind, char letter, ThreadId starts) implements Operation {

        @Override
        public Footprint footprint() {
            return kind == Kind.WRITE ? Footprint.of(letter, true) : Footprint.NONE;
        }

        @Override
        public String describe() {
            return kind.verb() + " " + letter;
        }

        @Override
        public CodePoint codePoint() {
            return null;
        }
    }
}
