package dev.heddle;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the operations of a scenario give when they are done one after the other, in each order that keeps that of every thread.
 *
 * <p>A play with threads is right if one of these orders gave the same, and in it each operation comes after all that were over when it
 * began. Without the second half this would be sequential consistency, which is less: a queue from which nothing comes out as long as
 * the thread that takes has not seen what others have put is consistent in this sense.
 */
final class Orders {

    /**
     * What came of some orders, each by the numbers of the threads whose turn it is.
     *
     * @param blocks whether the last operation of each of them waits for ever
     */
    private record Outcome(Play play, boolean blocks, Set<List<Integer>> orders) {
    }

    private static final int MOST_SHOWN = 6;

    private final Scenario scenario;
    private final Specification specification;
    private final Specification.Methods methods;
    private final List<Outcome> outcomes = new ArrayList<>();
    private CallResult.Incomparable problem;

    Orders(Scenario scenario, Specification specification, Specification.Methods methods) {
        this.scenario = scenario;
        this.specification = specification;
        this.methods = methods;
    }

    /** Does the operations in one order; the search tries them all. */
    void playOne() throws InterruptedException {
        List<Integer> turns = new ArrayList<>();
        Play play = new Play(scenario, specification, methods);
        boolean[] isBlocked = new boolean[1];
        History.begin(0, () -> {
            isBlocked[0] = true;
            return mayBlock(turns, play.copy());
        });
        try {
            play.act(instance -> {
                for (Optional<Integer> next = choose(play); next.isPresent(); next = choose(play)) {
                    turns.add(next.get());
                    play.callNext(next.get(), instance);
                }
            });
        } catch (CallResult.Incomparable e) {
            problem = e;
            throw e;
        }
        // What is on its way out of a wait that does not end may catch what takes it there, and come here.
        if (!isBlocked[0]) {
            add(turns, play, false);
        }
    }

    /** Why answers cannot be compared, if they cannot. */
    Optional<CallResult.Incomparable> problem() {
        return Optional.ofNullable(problem);
    }

    private Optional<Integer> choose(Play play) {
        List<Integer> possible = new ArrayList<>();
        for (int i = 0; i < scenario.threads().size(); i++) {
            if (!play.isDone(i)) {
                possible.add(i);
            }
        }
        return possible.isEmpty() ? Optional.empty() : Optional.of(possible.get(Heddle.choose(possible.size())));
    }

    private boolean mayBlock(List<Integer> turns, Play play) {
        if (turns.isEmpty()) {
            return false;
        }
        int thread = turns.get(turns.size() - 1);
        if (play.isDone(thread) || !scenario.threads().get(thread).get(play.done(thread)).operation().mayBlock()) {
            return false;
        }
        add(turns, play, true);
        return true;
    }

    private void add(List<Integer> turns, Play play, boolean blocks) {
        Outcome same = outcomes.stream().filter(each -> each.blocks == blocks && each.play.gaveTheSameAs(play)).findFirst().orElse(null);
        if (same == null) {
            same = new Outcome(play, blocks, new LinkedHashSet<>());
            outcomes.add(same);
        }
        same.orders.add(List.copyOf(turns));
    }

    private Stream<List<Integer>> ordersOf(Play play, boolean blocks) {
        return outcomes.stream().filter(each -> each.blocks == blocks && each.play.gaveTheSameAs(play)).flatMap(each -> each.orders.stream());
    }

    /** True if the play, which is over, is right. */
    boolean explain(Play play) {
        return ordersOf(play, false).anyMatch(order -> fits(order, play));
    }

    /** True if it is right that no thread can go on: after the operations that have returned, in one order, each of the others waits for ever. */
    boolean explainWaiting(Play play) {
        Set<List<Integer>> blocking = ordersOf(play, true).collect(Collectors.toSet());
        return blocking.stream().map(Orders::withoutLast).anyMatch(turns -> fits(turns, play) && allBlockAfter(turns, play, blocking));
    }

    private boolean allBlockAfter(List<Integer> turns, Play play, Set<List<Integer>> blocking) {
        for (int i = 0; i < scenario.threads().size(); i++) {
            List<Integer> next = new ArrayList<>(turns);
            next.add(i);
            if (!play.isDone(i) && !blocking.contains(next)) {
                return false;
            }
        }
        return true;
    }

    private static List<Integer> withoutLast(List<Integer> turns) {
        return turns.subList(0, turns.size() - 1);
    }

    /** True if each operation comes after all that were over when it began. */
    private boolean fits(List<Integer> turns, Play play) {
        return firstMisfit(turns, play) < 0;
    }

    private int firstMisfit(List<Integer> turns, Play play) {
        int[] done = new int[scenario.threads().size()];
        for (int i = 0; i < turns.size(); i++) {
            int thread = turns.get(i);
            for (int other = 0; other < done.length; other++) {
                if (done[other] < play.over(thread, done[thread], other)) {
                    return i;
                }
            }
            done[thread]++;
        }
        return -1;
    }

    /** Why no order explains the play, in lines of text. */
    List<String> explanation(Play play) {
        List<String> lines = new ArrayList<>();
        List<List<Integer>> consistent = ordersOf(play, false).toList();
        if (!consistent.isEmpty()) {
            lines.add("One after the other they give these results in this order:");
            lines.add("  " + text(consistent.get(0), play));
            lines.add("But " + misfit(consistent.get(0), play));
            if (consistent.size() > 1) {
                lines.add("The other orders that give them do not fit either.");
            }
            return lines;
        }
        lines.add("One after the other they give something else in every order:");
        List<Outcome> others = outcomes.stream().filter(each -> !each.blocks).toList();
        others.stream().limit(MOST_SHOWN).forEach(each -> lines.add("  " + text(each.orders.iterator().next(), each.play)));
        if (others.size() > MOST_SHOWN) {
            lines.add("  and " + (others.size() - MOST_SHOWN) + " more");
        }
        return lines;
    }

    private String misfit(List<Integer> turns, Play play) {
        int place = firstMisfit(turns, play);
        int[] done = new int[scenario.threads().size()];
        turns.subList(0, place).forEach(thread -> done[thread]++);
        int thread = turns.get(place);
        for (int other = 0; other < done.length; other++) {
            if (done[other] < play.over(thread, done[thread], other)) {
                return call(other, done[other]) + " had returned before " + call(thread, done[thread]) + " was called.";
            }
        }
        throw new IllegalStateException("an order does not fit, and no operation is in the wrong place");
    }

    private String call(int thread, int index) {
        return scenario.threads().get(thread).get(index) + " of " + Run.name(thread);
    }

    private String text(List<Integer> turns, Play play) {
        int[] done = new int[scenario.threads().size()];
        List<String> calls = new ArrayList<>();
        for (int thread : turns) {
            calls.add(Run.name(thread) + ": " + scenario.threads().get(thread).get(done[thread]) + play.answer(thread, done[thread]));
            done[thread]++;
        }
        String text = String.join(", ", calls);
        String then = ScenarioText.afterwards(scenario, play, specification);
        return then.isEmpty() ? text : text + "; then " + then;
    }
}
