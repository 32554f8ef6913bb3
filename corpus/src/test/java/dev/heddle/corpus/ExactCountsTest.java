package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Exploration;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.Progress;
import dev.heddle.explore.Result;
import dev.heddle.explore.Search;
import dev.heddle.scheduler.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Partial-order reduction runs exactly as many executions as a program has classes of equivalent ones, each once. */
class ExactCountsTest {

    @TestFactory
    Stream<DynamicContainer> programs() throws Exception {
        Corpus corpus = Corpus.compile("counts");
        return corpus.programs().stream().map(program -> DynamicContainer.dynamicContainer(program.toString(),
                program.counts().stream().filter(count -> !count.slow() || Boolean.getBoolean("heddle.slow"))
                        .map(count -> DynamicTest.dynamicTest(count.name(), () -> check(corpus, program, count)))));
    }

    static Result check(Corpus corpus, CorpusProgram program, Count count) throws Exception {
        List<Census> censuses = new ArrayList<>();
        Search search = new Search("dpor", () -> {
            Census census = new Census();
            censuses.add(census);
            return census;
        });
        Exploration exploration = Exploration.defaults().withSearch(search).withSeconds(600).withStopAtFirst(false)
                .withSettings(Settings.defaults().withRaces(false).withFailuresWrite(count.failuresWrite()));
        Result result = new Explorer(corpus.body(program, count.arguments()), exploration, Progress.NONE).explore();
        // The search begins anew when it learns what threads can notice of each other; the last one is complete.
        Census census = censuses.get(censuses.size() - 1);
        String found = result.verdict() + ", " + result.executions() + " executions of " + census.classes() + " classes, "
                + census.stuck() + " stuck, " + census.redundant() + " redundant, lens " + result.lens();
        assertEquals(count.executions(), result.executions(), found);
        assertEquals(count.executions(), census.classes(), found);
        assertEquals(count.stuck(), census.stuck(), found);
        assertEquals(0, census.redundant(), found);
        assertEquals(0, result.cut(), found);
        assertTrue(census.isExhaustive(), found);
        return result;
    }
}
