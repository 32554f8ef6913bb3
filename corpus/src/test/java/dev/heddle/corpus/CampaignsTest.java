package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.dpor.Dpor;
import dev.heddle.dpor.Workers;
import dev.heddle.engine.JvmExecutor;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Minimizing;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Option;
import dev.heddle.model.OptionValues;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * However many explore a program together, and however often the search is put down and taken up again, under whatever options: the verdict, the number of executions
 * and the findings are those of one search in one go.
 */
class CampaignsTest {

    private static final int MOST = 300;
    private static final int PROGRAMS = 60;

    @TestFactory
    Stream<DynamicTest> programs() throws IOException {
        Corpus corpus = Corpus.compile("correct", "wrong");
        SplittableRandom random = new SplittableRandom(20);
        // Half of them ask for inputs.
        List<CorpusProgram> all = corpus.programs().stream().filter(program -> !program.options().containsKey("preview")).toList();
        return Stream.concat(all.stream().filter(CampaignsTest::hasInputs).filter(program -> random.nextInt(3) == 0).limit(PROGRAMS / 2),
                all.stream().filter(program -> !hasInputs(program)).filter(program -> random.nextInt(8) == 0).limit(PROGRAMS / 2)).map(program -> {
                    long seed = random.nextLong();
                    return DynamicTest.dynamicTest(program.toString(), () -> compare(corpus.body(program), new SplittableRandom(seed)));
                });
    }

    private static boolean hasInputs(CorpusProgram program) {
        return program.toString().contains("Input");
    }

    private static void compare(Program body, SplittableRandom random) throws InterruptedException {
        OptionValues options = OptionValues.NONE.with(Option.ALL, random.nextInt(4) > 0).with(Option.RACES, random.nextBoolean() ? "fail" : "off")
                .with(Option.SPURIOUS, random.nextInt(4) == 0).with(Option.PROCESSORS, 1 + random.nextInt(4))
                .with(Option.STEPS, random.nextBoolean() ? 20_000 : 10 + random.nextInt(60));
        Settings settings = Settings.of(options).withStuckSeconds(60);
        Flipping flipping = Flipping.by(Check.SOLVER);
        Exploration exploration = new Exploration(Dpor.optimal(flipping), MOST, 0, Long.MAX_VALUE, settings.stopAtFailure(), Minimizing.NONE);
        Result plain = new Explorer(new JvmExecutor(body, settings), exploration, Progress.NONE).explore();
        Workers workers = new Workers(() -> new JvmExecutor(body, settings), exploration, flipping, random.nextLong());
        boolean exact = !exploration.stopAtFirst();
        for (boolean interruptions : new boolean[] {false, true}) {
            for (int count = 1; count <= 3; count += 2) {
                Result together = workers.explore(count, interruptions);
                String how = options + ", " + count + " workers" + (interruptions ? ", interrupted" : "");
                assertEquals(plain.verdict(), together.verdict(), how);
                if (exact || count == 1) {
                    assertEquals(plain.executions(), together.executions(), how);
                }
                if (exact && plain.executions() < MOST) {
                    assertEquals(findings(plain), findings(together), how);
                }
            }
        }
    }

    private static TreeSet<String> findings(Result result) {
        TreeSet<String> findings = new TreeSet<>();
        result.discoveries().forEach(each -> findings.add(each.finding().signature()));
        return findings;
    }
}
