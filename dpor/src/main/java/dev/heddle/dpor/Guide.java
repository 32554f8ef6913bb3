package dev.heddle.dpor;

import dev.heddle.model.Choice;
import dev.heddle.model.Event;
import dev.heddle.model.Operation;
import dev.heddle.model.Strategy;
import dev.heddle.model.ThreadChoice;
import dev.heddle.model.ThreadId;
import dev.heddle.model.ValueChoice;
import dev.heddle.term.Valuation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Leads an execution along a sequence of steps, and then anywhere but to the threads that sleep: those whose next step
 * has been explored from an equivalent point.
 */
final class Guide implements Strategy {

    /** After so many choices for the same thread it is another's turn: the loop that it is in may wait for nobody, and never end. */
    private static final int FAIR_SHARE = 100;

    private final boolean withInputs;
    private final List<Step> given;
    private final int start;
    private final List<Step> sleepers;
    private final List<Step> sequence = new ArrayList<>();
    private final List<Step> sleep = new ArrayList<>();
    private final Map<ThreadId, Integer> counts = new HashMap<>();
    /** For how many choices in a row it has been the same thread, and which. */
    private int turns;
    private ThreadId running;
    private Step last;
    private int performed;
    private int followed;
    private boolean blocked;
    private boolean diverged;

    /**
     * {@code start} is the number of events before the sequence begins, {@code sleep} who sleeps there. If there are {@code inputs}, an execution may go astray, because
     * terms do not tell all; else that is an error.
     */
    Guide(List<Step> sequence, int start, List<Step> sleep, Valuation inputs) {
        this.withInputs = !inputs.variables().isEmpty();
        this.given = sequence;
        this.start = start;
        this.sleepers = sleep.stream().filter(step -> step.goesWith(inputs)).toList();
    }

    @Override
    public void begin() {
        sequence.clear();
        sequence.addAll(given);
        sleep.clear();
        sleep.addAll(sleepers);
        counts.clear();
        turns = 0;
        running = null;
        last = null;
        performed = 0;
        followed = 0;
        blocked = false;
        diverged = false;
    }

    /** True if only sleeping threads could go on: the execution is equivalent to another. */
    boolean isBlocked() {
        return blocked;
    }

    /** True if the execution did not go the way that its inputs should have led it. */
    boolean hasDiverged() {
        return diverged;
    }

    @Override
    public void performed(Event event) {
        settle();
        Step step = Step.of(event);
        counts.put(event.thread(), event.ordinal() + 1);
        if (performed++ < start) {
            return;
        }
        if (followed < sequence.size()) {
            Step expected = sequence.get(followed);
            if (expected.isSameAs(step)) {
                followed++;
            } else if (step.constraint() != null && expected.isSamePointAs(step)) {
                // The inputs do not lead where the solver says; what follows is an execution like any other.
                diverged = true;
                followed = sequence.size();
            } else if (event.kind() == Operation.Kind.SPIN || Sequences.canStartWith(sequence.subList(followed, sequence.size()), step)) {
                // One that does not wait to be chosen came first, and nothing that is to come can tell.
                Sequences.remove(sequence.subList(followed, sequence.size()), step);
            } else if (withInputs) {
                diverged = true;
                followed = sequence.size();
            } else {
                throw new IllegalStateException("a reversal does not replay: instead of " + expected + " there is " + step + " "
                        + event.describe() + " at " + event.codePoint());
            }
        } else if (isAsleep(step)) {
            blocked = true;
        }
        wake(step);
        last = step;
    }

    private void wake(Step step) {
        for (int i = sleep.size() - 1; i >= 0; i--) {
            if (sleep.get(i).dependsOn(step)) {
                sleep.remove(i);
            }
        }
    }

    /** Some of what the last step touches may have become known when its thread went on. */
    private void settle() {
        if (last != null && last.footprint().isConfirmed()) {
            wake(last);
        }
    }

    private boolean isAsleep(Step step) {
        for (Step sleeping : sleep) {
            if (sleeping.isSameAs(step)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int decide(Choice choice) {
        settle();
        if (choice instanceof ValueChoice value) {
            return followed < sequence.size() && sequence.get(followed).thread() == value.thread() && sequence.get(followed).label() >= 0
                    ? sequence.get(followed).label() : choose(value);
        }
        ThreadChoice threads = (ThreadChoice) choice;
        if (followed < sequence.size()) {
            int next = follow(threads, sequence.get(followed));
            if (next >= 0) {
                return next;
            }
            diverged = true;
            followed = sequence.size();
        }
        int best = best(threads, null);
        if (best < 0) {
            blocked = true;
            return Strategy.leaveRunning(choice);
        }
        if (threads.thread(best) != running) {
            turns = 0;
        } else if (++turns > FAIR_SHARE) {
            int other = best(threads, running);
            turns = 0;
            best = other >= 0 && threads.deadline(other) == threads.deadline(best) ? other : best;
        }
        running = threads.thread(best);
        return best;
    }

    /** The first value that does not sleep; any if all do. */
    private int choose(ValueChoice choice) {
        for (int label = 0; label < choice.size(); label++) {
            if (!sleeps(choice.thread(), label)) {
                return label;
            }
        }
        return 0;
    }

    private boolean sleeps(ThreadId thread, int label) {
        for (Step sleeping : sleep) {
            if (sleeping.thread() == thread && sleeping.isChosen() && sleeping.label() == label && sleeping.ordinal() == counts.getOrDefault(thread, 0)) {
                return true;
            }
        }
        return false;
    }

    /** The thread that should go next, of those that do not sleep and are not {@code except}; -1 if there is none. */
    private int best(ThreadChoice threads, ThreadId except) {
        int best = -1;
        for (int i = 0; i < threads.size(); i++) {
            if (threads.thread(i) != except && !sleeps(threads.thread(i)) && (best < 0 || isBetter(threads, i, best))) {
                best = i;
            }
        }
        return best;
    }

    private int follow(ThreadChoice threads, Step expected) {
        for (int i = 0; i < threads.size(); i++) {
            if (threads.thread(i) == expected.thread()) {
                return i;
            }
        }
        if (withInputs) {
            return -1;
        }
        StringBuilder options = new StringBuilder();
        for (int i = 0; i < threads.size(); i++) {
            options.append(' ').append(threads.thread(i)).append(": ").append(threads.operation(i).describe());
        }
        throw new IllegalStateException("a reversal does not replay: " + expected + " cannot happen, only" + options);
    }

    /** A thread of which only a value sleeps can choose another. */
    private boolean sleeps(ThreadId thread) {
        for (Step sleeping : sleep) {
            if (sleeping.thread() == thread && !sleeping.isChosen() && sleeping.ordinal() == counts.getOrDefault(thread, 0)) {
                return true;
            }
        }
        return false;
    }

    /** The running thread first; time passes last, the earliest deadline first. */
    private static boolean isBetter(ThreadChoice threads, int one, int other) {
        if (threads.deadline(one) != threads.deadline(other)) {
            return threads.deadline(one) < threads.deadline(other);
        }
        return one == threads.current();
    }
}
