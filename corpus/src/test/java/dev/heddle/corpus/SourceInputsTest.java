package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.concolic.SolverChain;
import dev.heddle.concolic.SolverOptions;
import dev.heddle.dpor.Dpor;
import dev.heddle.dpor.Equivalence;
import dev.heddle.explore.Exploration;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.Flipping;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.Progress;
import dev.heddle.explore.Result;
import dev.heddle.explore.Search;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import dev.heddle.scheduler.Program;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Source-DPOR runs the same classes of schedules and inputs as Optimal-DPOR does. */
class SourceInputsTest {

    private static final Flipping FLIPPING = Flipping.by(new SolverChain(SolverOptions.standard()));

    @TestFactory
    Stream<DynamicTest> programs() throws IOException {
        Corpus corpus = Corpus.compile("correct");
        return corpus.programs().stream().filter(program -> program.file().getFileName().toString().startsWith("Input")).map(program ->
                DynamicTest.dynamicTest(program.toString(), () -> {
                    Program body = corpus.body(program);
                    assertEquals(classes(body, Dpor.optimal(FLIPPING)), classes(body, Dpor.source(FLIPPING)));
                }));
    }

    private static Set<String> classes(Program body, Search search) {
        Set<String> signatures = new TreeSet<>();
        Search watched = new Search(search.name(), () -> {
            signatures.clear();
            return new Watched(search.frontier().get(), signatures);
        });
        Result result = new Explorer(body, Exploration.defaults().withSearch(watched), Progress.NONE).explore();
        assertEquals(new Verdict.Verified(), result.verdict(), () -> search.name() + ": " + result.notes());
        return signatures;
    }

    /** A frontier that writes down which classes its executions are of. */
    private record Watched(Frontier frontier, Set<String> signatures) implements Frontier {

        @Override
        public Optional<Plan> next() {
            return frontier.next();
        }

        @Override
        public void update(Trace trace) {
            signatures.add(Equivalence.signature(trace));
            frontier.update(trace);
        }

        @Override
        public boolean needsEvents() {
            return true;
        }

        @Override
        public boolean isExhaustive() {
            return frontier.isExhaustive();
        }

        @Override
        public boolean followsInputs() {
            return frontier.followsInputs();
        }
    }
}
