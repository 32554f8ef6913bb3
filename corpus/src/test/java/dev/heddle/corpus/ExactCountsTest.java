package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.result.Result;
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
        Counted counted = Counted.of(corpus, program, count);
        Result result = counted.result();
        Census census = counted.census();
        String found = result.verdict() + ", " + result.executions() + " executions of " + census.classes() + " classes, "
                + census.stuck() + " stuck, " + census.redundant() + " redundant, lens " + result.lens();
        assertEquals(count.executions(), result.executions(), found);
        assertEquals(count.executions(), census.classes(), found);
        assertEquals(count.stuck(), census.stuck(), found);
        assertEquals(0, census.redundant(), found);
        assertEquals(0, result.cut(), found);
        assertTrue(census.coverage().isExhaustive(), found);
        return result;
    }
}
