package dev.heddle.corpus;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every program of the corpus comes out as its comments say, on every carrier, and every finding replays on all of them. */
class CorpusTest {

    @TestFactory
    Stream<DynamicContainer> programs() throws Exception {
        Corpus corpus = Corpus.compile("correct", "wrong");
        return corpus.programs().stream().map(program -> DynamicContainer.dynamicContainer(program.toString(),
                Check.carriers().stream().map(carrier -> DynamicTest.dynamicTest(carrier.name().toLowerCase(),
                        () -> Check.run(corpus, program, carrier)))));
    }
}
