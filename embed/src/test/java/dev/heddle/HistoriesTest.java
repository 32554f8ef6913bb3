package dev.heddle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import acme.Soup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The reduction misses no history: neither what operations give, nor which of them had returned when another began. It is compared with
 * all schedules, one by one.
 */
class HistoriesTest {

    private final Specification soup = new Specification(Soup.class);

    private record Seen(Set<String> histories, long executions) {
    }

    private Seen all(Scenario scenario, String strategy) {
        Set<String> histories = new TreeSet<>();
        Options options = Options.defaults().strategy(strategy).seconds(0).races(Races.OFF);
        Explored explored = Heddle.engine("this test").explore(options, Optional.of(new Subject(Soup.class, "", false)), () -> {
            Play play = new Play(scenario, soup, soup.methods());
            History.begin(scenario.threads().size(), () -> false);
            play.together();
            histories.add(text(scenario, play));
        });
        assertEquals(Explored.Verdict.VERIFIED, explored.verdict(), () -> scenario + ": " + explored.report());
        return new Seen(histories, explored.executions());
    }

    private static String text(Scenario scenario, Play play) {
        List<String> calls = new ArrayList<>();
        for (int i = 0; i < scenario.threads().size(); i++) {
            for (int k = 0; k < scenario.threads().get(i).size(); k++) {
                StringBuilder call = new StringBuilder(scenario.threads().get(i).get(k).toString() + play.answer(i, k) + " after");
                for (int other = 0; other < scenario.threads().size(); other++) {
                    call.append(' ').append(play.over(i, k, other));
                }
                calls.add(call.toString());
            }
        }
        return String.join(", ", calls);
    }

    private void compare(int threads, int operations, int scenarios) {
        Scenarios drawing = new Scenarios(soup, new Linearizability.Size(threads, operations, 0, 0), 1);
        for (int i = 0; i < scenarios; i++) {
            Scenario scenario = drawing.next(0.99).orElseThrow();
            assertEquals(all(scenario, "dfs").histories, all(scenario, "dpor").histories, scenario::toString);
        }
    }

    @Test
    void twoThreads() {
        compare(2, 2, 25);
    }

    @Test
    void threeThreads() {
        compare(3, 1, 25);
    }

    /** What a step reads decides whether it is the last one of its operation; here that shows where steps change places. */
    @Test
    void lastStepsAreNotKnownBefore() {
        Scenario scenario = Scenario.parse("exchange(1) copy() | orphan() sum()", soup);
        Set<String> histories = all(scenario, "dpor").histories;
        assertEquals(52, histories.size());
        assertEquals(all(scenario, "dfs").histories, histories);
    }

    private void counts(String text, long executions) {
        assertEquals(executions, all(Scenario.parse(text, soup), "dpor").executions, text);
    }

    /** Operations of one step each are ordered in all ways; others add as many as their first and last steps can change places. */
    @Test
    void exactCounts() {
        counts("constant() | constant()", 2);
        counts("constant() constant() | constant() constant()", 6);
        counts("constant() constant() constant() | constant() constant() constant()", 20);
        counts("constant() | constant() | constant()", 6);
        counts("increment() increment() | increment() increment()", 6);
        counts("setX(1) | setX(2)", 2);
        counts("setX(1) | sum()", 3);
    }
}
