package dev.heddle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who calls what: some operations one after the other, then some threads at the same time, then some one after the other again.
 *
 * <p>It has a text form, which can be read again: {@code [push(1)] pop() pop() | push(2) [size()]}.
 */
record Scenario(List<Invocation> before, List<List<Invocation>> threads, List<Invocation> after) {

    Scenario {
        before = List.copyOf(before);
        threads = threads.stream().map(List::copyOf).toList();
        after = List.copyOf(after);
    }

    /** What {@link #toString} has written. */
    static Scenario parse(String text, Specification specification) {
        return new ScenarioParser(text, specification).parse();
    }

    /** In how many orders the threads' operations can be done one after the other, at most {@code most}. */
    long orders(long most) {
        long orders = 1;
        int placed = 0;
        for (List<Invocation> thread : threads) {
            for (int i = 1; i <= thread.size(); i++) {
                placed++;
                orders = orders * placed / i;
                if (orders > most) {
                    return most;
                }
            }
        }
        return orders;
    }

    /** How many calls there are. */
    int size() {
        return before.size() + after.size() + threads.stream().mapToInt(List::size).sum();
    }

    /** The scenarios that have one call less, with those first that lack one of the threads' calls; a thread that is left with none is left out. */
    List<Scenario> smaller() {
        List<Scenario> smaller = new ArrayList<>();
        for (int i = 0; i < threads.size(); i++) {
            for (int k = 0; k < threads.get(i).size(); k++) {
                List<List<Invocation>> rest = new ArrayList<>(threads);
                rest.set(i, without(threads.get(i), k));
                rest.removeAll(Collections.singleton(List.of()));
                if (!rest.isEmpty()) {
                    smaller.add(new Scenario(before, rest, after));
                }
            }
        }
        for (int i = 0; i < before.size(); i++) {
            smaller.add(new Scenario(without(before, i), threads, after));
        }
        for (int i = 0; i < after.size(); i++) {
            smaller.add(new Scenario(before, threads, without(after, i)));
        }
        return smaller;
    }

    private static List<Invocation> without(List<Invocation> all, int index) {
        List<Invocation> rest = new ArrayList<>(all);
        rest.remove(index);
        return rest;
    }

    @Override
    public String toString() {
        Stream<String> parts = Stream.of(before.isEmpty() ? "" : "[" + text(before) + "]",
                threads.stream().map(Scenario::text).collect(Collectors.joining(" | ")), after.isEmpty() ? "" : "[" + text(after) + "]");
        return parts.filter(part -> !part.isEmpty()).collect(Collectors.joining(" "));
    }

    private static String text(List<Invocation> invocations) {
        return invocations.stream().map(Invocation::toString).collect(Collectors.joining(" "));
    }
}
