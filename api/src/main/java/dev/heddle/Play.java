package dev.heddle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One execution of a scenario: what the calls gave, and which of them were over when another began. */
final class Play {

    /** That of the execution under way. Threads find it here, for what they are given is visible to all and costs schedules. */
    private static Play current;

    private final Scenario scenario;
    private final Specification specification;
    private final Specification.Methods methods;
    private final CallResult[] before;
    private final CallResult[][] answers;
    /** For each call of a thread, how many calls of each thread were over when it began. */
    private final int[][][] over;
    private final CallResult[] after;
    private CallResult state;

    /** {@code methods} are those of the specification or of a model. */
    Play(Scenario scenario, Specification specification, Specification.Methods methods) {
        this.scenario = scenario;
        this.specification = specification;
        this.methods = methods;
        this.before = new CallResult[scenario.before().size()];
        this.after = new CallResult[scenario.after().size()];
        this.answers = new CallResult[scenario.threads().size()][];
        this.over = new int[answers.length][][];
        for (int i = 0; i < answers.length; i++) {
            answers[i] = new CallResult[scenario.threads().get(i).size()];
            over[i] = new int[answers[i].length][];
        }
    }

    /** What it is now, whatever comes. */
    Play copy() {
        Play copy = new Play(scenario, specification, methods);
        System.arraycopy(before, 0, copy.before, 0, before.length);
        for (int i = 0; i < answers.length; i++) {
            System.arraycopy(answers[i], 0, copy.answers[i], 0, answers[i].length);
        }
        return copy;
    }

    /** Calls the operations of one thread. */
    private record Caller(int number, Object instance) implements Runnable {

        @Override
        public void run() {
            current.callAll(number, instance);
        }
    }

    /** What the threads do between the calls before them and those after them. */
    interface Middle {

        void act(Object instance) throws InterruptedException;
    }

    /** Plays the scenario with threads. */
    void together() throws InterruptedException {
        current = this;
        act(instance -> {
            List<Caller> callers = new ArrayList<>();
            for (int i = 0; i < answers.length; i++) {
                callers.add(new Caller(i, instance));
            }
            Run.together(callers);
        });
    }

    void act(Middle middle) throws InterruptedException {
        Object instance = instance();
        for (int i = 0; i < before.length; i++) {
            before[i] = scenario.before().get(i).on(instance, methods);
        }
        middle.act(instance);
        for (int i = 0; i < after.length; i++) {
            after[i] = scenario.after().get(i).on(instance, methods);
        }
        specification.state().ifPresent(method -> state = new Invocation(method, List.of()).on(instance, methods));
        if (methods == specification.methods()) {
            specification.validations().forEach(method -> validate(method, instance));
        }
    }

    private Object instance() {
        try {
            return methods.instance();
        } catch (Throwable thrown) {
            throw Play.<RuntimeException>sneak(thrown);
        }
    }

    private void validate(Specification.Method method, Object instance) {
        try {
            methods.call(method, instance, List.of());
        } catch (Throwable thrown) {
            throw Play.<RuntimeException>sneak(thrown);
        }
    }

    /** Throws what the program has thrown, as it is. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private void callAll(int thread, Object instance) {
        for (int i = 0; i < answers[thread].length; i++) {
            Invocation next = scenario.threads().get(thread).get(i);
            History.call(thread, next);
            CallResult answer = next.on(instance, methods);
            over[thread][i] = History.returned();
            answers[thread][i] = answer;
        }
    }

    /** Makes the next call of {@code thread} where nothing else runs. */
    void callNext(int thread, Object instance) {
        int next = done(thread);
        answers[thread][next] = scenario.threads().get(thread).get(next).on(instance, methods);
    }

    /** How many calls of {@code thread} have returned. */
    int done(int thread) {
        int done = 0;
        while (done < answers[thread].length && answers[thread][done] != null) {
            done++;
        }
        return done;
    }

    boolean isDone(int thread) {
        return done(thread) == answers[thread].length;
    }

    CallResult answer(int thread, int index) {
        return answers[thread][index];
    }

    /** How many calls of {@code other} were over when call {@code index} of {@code thread} began. */
    int over(int thread, int index, int other) {
        return over[thread][index][other];
    }

    CallResult[] before() {
        return before;
    }

    CallResult[] after() {
        return after;
    }

    CallResult state() {
        return state;
    }

    /** True if all calls have given the same in both, and none has returned in one only. */
    boolean gaveTheSameAs(Play other) {
        return Arrays.equals(before, other.before) && Arrays.deepEquals(answers, other.answers) && Arrays.equals(after, other.after)
                && java.util.Objects.equals(state, other.state);
    }
}
