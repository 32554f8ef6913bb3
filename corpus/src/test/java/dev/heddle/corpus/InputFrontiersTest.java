package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.concolic.search.InputSearches;
import dev.heddle.dpor.Dpor;
import dev.heddle.dpor.Equivalence;
import dev.heddle.engine.JvmExecutor;
import dev.heddle.explore.Coverage;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.search.Search;
import dev.heddle.model.Recording;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** All searches that follow inputs run the same classes of schedules and inputs, where they come to an end. */
class InputFrontiersTest {

    private static final int MOST = 500;
    private static final Flipping FLIPPING = Flipping.by(Check.SOLVER);

    @TestFactory
    Stream<DynamicTest> programs() throws IOException {
        Corpus corpus = Corpus.compile("correct");
        return corpus.programs().stream()
                .filter(program -> program.file().getFileName().toString().startsWith("Input") && program.option("verdict", "").equals("VERIFIED"))
                .map(program -> DynamicTest.dynamicTest(program.toString(), () -> compare(corpus.body(program))));
    }

    private static void compare(Program body) {
        Set<String> classes = new TreeSet<>();
        assertEquals(new Verdict.Verified(), explore(body, Dpor.optimal(FLIPPING), classes));
        Set<String> source = new TreeSet<>();
        assertEquals(new Verdict.Verified(), explore(body, Dpor.source(FLIPPING), source));
        assertEquals(classes, source, "source-dpor");
        for (Search search : InputSearches.all(FLIPPING, 0).values()) {
            Set<String> some = new TreeSet<>();
            Verdict verdict = explore(body, search, some);
            // If there is something to schedule, it goes on drawing schedules, each of which is of a known class.
            assertTrue(verdict instanceof Verdict.Verified ? classes.equals(some) : classes.containsAll(some),
                    () -> search.name() + ": " + some + " instead of " + classes);
        }
    }

    private static Verdict explore(Program body, Search search, Set<String> signatures) {
        Search watched = new Search(search.name(), () -> {
            signatures.clear();
            return new Watched(search.frontier().get(), signatures);
        });
        return new Explorer(new JvmExecutor(body, Settings.defaults()), Exploration.of(watched).withExecutions(MOST), Progress.NONE).explore().verdict();
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
        public Recording recording() {
            return Recording.EVENTS;
        }

        @Override
        public Coverage coverage() {
            return frontier.coverage();
        }
    }
}
