package dev.heddle.explore;

import dev.heddle.model.CodePoint;
import dev.heddle.model.CutReason;
import dev.heddle.model.Decision;
import dev.heddle.model.Event;
import dev.heddle.model.Finding;
import dev.heddle.model.Footprint;
import dev.heddle.model.Operation;
import dev.heddle.model.Readiness;
import dev.heddle.model.Recording;
import dev.heddle.model.RunOutcome;
import dev.heddle.model.Schedule;
import dev.heddle.model.Strategy;
import dev.heddle.model.ThreadChoice;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A program without a JVM: each thread is a word. A small letter is a write of the variable of that name, a capital letter a read of it; {@code [} takes the
 * only lock there is, and {@code ]} gives it up. At {@code ?} a thread goes round and round until another has ended. It fails where the order of its writes is wrong.
 */
public final class Toy implements Executor {

    private static final int LONGEST = 20_000;

    private final List<String> words;
    private final Predicate<String> wrong;

    public Toy(String... words) {
        this(order -> false, words);
    }

    /** One that fails if {@code wrong} is true of the order of its writes: {@code 1 2 2 1}. */
    public Toy(Predicate<String> wrong, String... words) {
        this.wrong = wrong;
        this.words = List.of(words);
    }

    @Override
    public Trace run(Plan plan, Recording recording) {
        return new Run(plan).trace();
    }

    @Override
    public <T> T call(Deadline deadline, Supplier<T> work) {
        return work.get();
    }

    /** There is nothing to learn. */
    @Override
    public Knowledge knowledge() {
        return new Knowledge() {
            @Override
            public int version() {
                return 0;
            }

            @Override
            public List<String> facts() {
                return List.of();
            }

            @Override
            public void accept(List<String> facts) {
                if (!facts.isEmpty()) {
                    throw new IllegalArgumentException(facts + " of a toy");
                }
            }
        };
    }

    @Override
    public Caveats caveats() {
        return Caveats.NONE;
    }

    /** Runs {@code executions} of a search and returns the traces. */
    public List<Trace> run(Frontier frontier, int executions) {
        List<Trace> traces = new ArrayList<>();
        for (int i = 0; i < executions; i++) {
            traces.add(run(frontier.next().orElseThrow()));
            frontier.update(traces.get(i));
        }
        return traces;
    }

    public Trace run(Plan plan) {
        return run(plan, Recording.EVENTS);
    }

    /** The threads in the order of their writes: {@code 1 2 2 1}. */
    public static String order(Trace trace) {
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
        /** Who has the lock; -1 if nobody has. */
        private int holder = -1;
        private int lockVersion;

        Run(Plan plan) {
            this.strategy = plan.suffix();
            strategy.begin();
            for (int i = 0; i < next.length; i++) {
                happen(ThreadId.MAIN, new Step(Operation.Kind.START, ' ', id(i), Footprint.NONE), 0);
            }
            int last = -1;
            for (List<Integer> enabled = enabled(); !enabled.isEmpty() && events.size() < Math.min(LONGEST, plan.steps()); enabled = enabled()) {
                int before = decisions.size();
                last = enabled.get(enabled.size() == 1 ? 0 : decide(plan, new Threads(enabled, enabled.indexOf(last))));
                Step step = step(last);
                if (step.letter == '[' || step.letter == ']') {
                    holder = step.letter == '[' ? last : -1;
                    lockVersion++;
                }
                happen(id(last), step, before);
                next[last] += step.letter != '?' || ended > 0 ? 1 : 0;
                if (next[last] == words.get(last).length()) {
                    happen(id(last), new Step(Operation.Kind.END, ' ', null, Footprint.NONE), decisions.size());
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
                if (next[i] < words.get(i).length() && (words.get(i).charAt(next[i]) != '[' || holder < 0)) {
                    enabled.add(i);
                }
            }
            return enabled;
        }

        private Step step(int thread) {
            char letter = words.get(thread).charAt(next[thread]);
            return switch (letter) {
                case '?' -> new Step(Operation.Kind.YIELD, letter, null, Footprint.NONE);
                case '[' -> new Step(Operation.Kind.ACQUIRE, letter, null, lock());
                case ']' -> new Step(Operation.Kind.RELEASE, letter, null, lock());
                default -> new Step(Character.isUpperCase(letter) ? Operation.Kind.READ : Operation.Kind.WRITE, letter, null,
                        Footprint.of(Character.toLowerCase(letter), Character.isLowerCase(letter)));
            };
        }

        /** The lock, which is in state 1 if somebody has it. */
        private Footprint lock() {
            return Footprint.empty().add('[', true, holder < 0 ? 0 : 1, lockVersion);
        }

        /** {@code before} is how many decisions came before the one that this should happen. */
        private void happen(ThreadId thread, Step step, int before) {
            Event event = new Event(thread, counts.merge(thread, 1, Integer::sum) - 1, before, 0, step.kind, null, step.footprint(),
                    step.letter == '[' ? Readiness.stateIs(0, 0) : Readiness.ALWAYS,
                    step.starts, null, null);
            events.add(event);
            strategy.performed(event);
        }

        Trace trace() {
            List<Trace.NamedThread> threads = new ArrayList<>(List.of(new Trace.NamedThread(ThreadId.MAIN, "main")));
            for (int i = 0; i < next.length; i++) {
                threads.add(new Trace.NamedThread(id(i), words.get(i)));
            }
            RunOutcome outcome = enabled().isEmpty() ? new RunOutcome.Completed() : new RunOutcome.Cut(CutReason.STEPS);
            Trace trace = new Trace(outcome, new Schedule(decisions), options, events.size(), threads, events, List.of(), List.of(), "");
            return wrong.test(order(trace)) ? failed(trace) : trace;
        }

        private static Trace failed(Trace trace) {
            Finding finding = new Finding(Finding.Kind.ASSERTION, "the order is wrong", List.of(), List.of(), List.of(), List.of(), null);
            return new Trace(new RunOutcome.Failed(), trace.schedule(), trace.options(), trace.steps(), trace.threads(), trace.events(), List.of(), List.of(finding), "");
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

    private record Step(Kind kind, char letter, ThreadId starts, Footprint footprint) implements Operation {

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
