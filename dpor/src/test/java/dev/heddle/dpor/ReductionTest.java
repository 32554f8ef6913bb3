package dev.heddle.dpor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Deadline;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Leniency;
import dev.heddle.explore.Plan;
import dev.heddle.explore.Toy;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Minimizing;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Result;
import dev.heddle.explore.search.Search;
import dev.heddle.model.Limit;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reduction on programs that are words: exact counts in milliseconds. */
class ReductionTest {

    private static Set<String> classes(Toy toy, Frontier frontier) {
        Set<String> classes = new TreeSet<>();
        for (Optional<Plan> plan; (plan = frontier.next()).isPresent();) {
            Trace trace = toy.run(plan.get());
            classes.add(Equivalence.signature(trace));
            frontier.update(trace);
        }
        return classes;
    }

    @ParameterizedTest
    @CsvSource({
        "ab cd,           1",
        "A A A,           1",
        "a a,             2",
        "a a a,           6",
        "aa aa,           6",
        "aaa aaa,         20",
        "aaa aaa aaa,     1680",
        "a A A,           4",
        "ab ba,           3",
        "[a] [a],         2",
        "[a] [a] [a],     6",
        "[a]b [a]b,       4",
        "[ab] [cd] e,     2",
        "[][] [][],       6"
    })
    void runsOneExecutionOfEachClass(String words, int count) {
        Toy toy = new Toy(words.split(" "));
        Result result = new Explorer(toy, Exploration.of(Dpor.OPTIMAL), Progress.NONE).explore();

        assertEquals(new Verdict.Verified(), result.verdict());
        assertEquals(count, result.executions());
        Set<String> all = classes(toy, Search.DFS.frontier().get());
        assertEquals(count, all.size());
        assertEquals(all, classes(toy, Dpor.OPTIMAL.frontier().get()));
        assertEquals(all, classes(toy, Dpor.SOURCE.frontier().get()));
        assertEquals(all, classes(toy, Dpor.contextBound(-1, Flipping.NONE).frontier().get()));
    }

    @ParameterizedTest
    @CsvSource({"aaa aaa, 20", "[a]b [a]b, 4", "a a a, 6", "aab baa c, 7"})
    void countsTheSameInPortions(String words, int count) throws InterruptedException {
        Toy toy = new Toy(words.split(" "));
        Campaign campaign = new Campaign(List.of(), new Campaign.Bounds(Long.MAX_VALUE, Long.MAX_VALUE, false), 3, Flipping.NONE, Deadline.never());
        Explorer explorer = new Explorer(toy, Exploration.of(Dpor.OPTIMAL), Progress.NONE);
        for (Optional<Assignment> first; (first = campaign.take()).isPresent();) {
            List<Assignment> given = new ArrayList<>(List.of(first.get()));
            campaign.poll().ifPresent(given::add);
            for (Assignment each : given) {
                Assignment small = new Assignment(each.number(), each.portion(), each.facts(), 2, each.earlier(), each.nanos());
                campaign.give(each, Harvest.parse(Harvest.of(small, explorer, Flipping.NONE).lines()));
            }
        }

        assertEquals(count, campaign.executions());
        assertEquals(new Verdict.Verified(), campaign.result(List.of(), Leniency.USUAL).verdict());
    }

    @ParameterizedTest
    @CsvSource({"aa aa, '1 2 2 1'", "aaa aaa, '2 1 1 2 2 1'"})
    void findsTheOneWrongOrder(String words, String order) {
        Result result = new Explorer(new Toy(order::equals, words.split(" ")), Exploration.of(Dpor.OPTIMAL), Progress.NONE).explore();

        assertEquals(new Verdict.Found(), result.verdict());
        assertEquals(order, Toy.order(result.discoveries().get(0).trace()));
        assertTrue(result.discoveries().get(0).replays() == 3);
    }

    /** The writer could come before each of so many readers that one execution alone leaves more to do than may be remembered. */
    @Test
    void noticesInTheMiddleOfAnExecutionThatItRemembersTooMuch() {
        Toy toy = new Toy(("A ".repeat(100) + "a").split(" "));
        Exploration few = new Exploration(Dpor.OPTIMAL, Long.MAX_VALUE, 0, 1_000, true, Minimizing.NONE, Leniency.USUAL);
        Result result = new Explorer(toy, few, Progress.NONE).explore();

        assertEquals(new Verdict.BudgetSpent(Limit.MEMORY), result.verdict());
        assertEquals(1, result.executions());
    }
}
