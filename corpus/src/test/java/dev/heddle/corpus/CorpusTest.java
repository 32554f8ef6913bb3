package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.Exploration;
import dev.heddle.explore.Explorer;
import dev.heddle.explore.Progress;
import dev.heddle.explore.Result;
import dev.heddle.model.CodePoint;
import dev.heddle.model.Finding;
import dev.heddle.model.Trace;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every program of the corpus comes out as its comments say, on every carrier, and every finding replays on all of them. */
class CorpusTest {

    @TestFactory
    Stream<DynamicContainer> programs() throws Exception {
        Corpus corpus = Corpus.compile();
        List<Settings.Carriers> carriers = new ArrayList<>(List.of(Settings.Carriers.PLATFORM));
        if (Runtime.version().feature() >= 21) {
            carriers.add(0, Settings.Carriers.CONTINUATIONS);
        }
        return corpus.programs().stream().map(program -> DynamicContainer.dynamicContainer(program.toString(),
                carriers.stream().map(carrier -> DynamicTest.dynamicTest(carrier.name().toLowerCase(),
                        () -> check(corpus, program, carrier, carriers)))));
    }

    private static void check(Corpus corpus, CorpusProgram program, Settings.Carriers carrier, List<Settings.Carriers> all) throws Exception {
        MethodHandle main = MethodHandles.publicLookup().findStatic(corpus.load(program), "main",
                MethodType.methodType(void.class, String[].class));
        Program body = () -> {
            main.invokeExact(new String[0]);
        };
        Exploration exploration = exploration(program, carrier);
        Result result = new Explorer(body, exploration, Progress.NONE).explore();
        String story = story(result);
        assertEquals(program.option("verdict", ""), result.verdict().id(), story);
        if (program.options().containsKey("executions")) {
            assertEquals(Long.parseLong(program.option("executions", "")), result.executions(), "executions; " + story);
        }
        checkFindings(program, result, story);
        for (Discovery discovery : result.discoveries()) {
            for (Settings.Carriers other : all) {
                Exploration elsewhere = exploration.withSettings(exploration.settings().withCarriers(other));
                Trace again = new Explorer(body, elsewhere, Progress.NONE).replay(discovery.trace().schedule().decisions(), result.lens());
                assertTrue(again.findings().stream().anyMatch(finding -> finding.signature().equals(discovery.finding().signature())),
                        () -> discovery.finding().message() + " does not replay on " + other + ", where there is " + again.findings());
            }
        }
    }

    private static Exploration exploration(CorpusProgram program, Settings.Carriers carrier) {
        Settings settings = Settings.defaults().withCarriers(carrier)
                .withSpurious(program.options().containsKey("spurious"))
                .withRaces(!program.option("races", "on").equals("off"))
                .withProcessors(Integer.parseInt(program.option("processors", "3")))
                .withStuckSeconds(Integer.parseInt(program.option("stuck", "60")))
                .withSteps(Long.parseLong(program.option("steps", "20000")));
        return Exploration.defaults().withSettings(settings).withSeconds(300)
                .withSearch(Exploration.Search.valueOf(program.option("search", "dfs").toUpperCase()))
                .withExecutions(Long.parseLong(program.option("budget", "200000")))
                .withStopAtFirst(!program.options().containsKey("all") && !program.options().containsKey("executions"));
    }

    private static void checkFindings(CorpusProgram program, Result result, String story) {
        Set<String> unmet = new TreeSet<>(program.expected());
        for (Discovery discovery : result.discoveries()) {
            Finding finding = discovery.finding();
            boolean expected = finding.points().isEmpty() && program.option("finds", "").equals(finding.kind().id());
            for (CodePoint point : finding.points()) {
                String tag = finding.kind().id() + "@" + point.line();
                expected |= program.expected().contains(tag) || program.option("finds", "").contains(finding.kind().id());
                unmet.remove(tag);
            }
            assertTrue(expected, () -> "unexpected: " + finding + "\n" + story);
        }
        assertTrue(unmet.isEmpty(), () -> "not found: " + unmet + "\n" + story);
    }

    private static String story(Result result) {
        StringBuilder text = new StringBuilder(result.verdict() + ", " + result.executions() + " executions, " + result.cut() + " cut, lens "
                + result.lens());
        for (Discovery discovery : result.discoveries()) {
            Finding finding = discovery.finding();
            text.append("\n  ").append(finding.kind().id()).append(": ").append(finding.message())
                    .append(' ').append(finding.points().stream().map(CodePoint::shortForm).toList()).append(' ').append(finding.details());
            if (finding.throwable() != null) {
                text.append("\n    ").append(finding.throwable().replace("\n", "\n    "));
            }
        }
        return text.toString();
    }
}
