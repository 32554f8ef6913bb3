package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.dpor.Dpor;
import dev.heddle.dpor.Workers;
import dev.heddle.engine.JvmExecutor;
import dev.heddle.explore.Leniency;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Minimizing;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Finding;
import dev.heddle.model.Option;
import dev.heddle.model.OptionValues;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import java.io.IOException;
import java.util.SplittableRandom;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * However many explore a program together, and however often the search is put down and taken up again, under whatever options: the verdict, the number of executions
 * and the findings are those of one search in one go.
 */
class CampaignsTest {

    private static final int MOST = 300;
    /** Some programs go on for ever; what happens in them is no more in many steps than in some. */
    private static final int LONGEST = 1_000;

    @TestFactory
    Stream<DynamicTest> programs() throws IOException {
        Corpus corpus = Corpus.compile("correct", "wrong");
        // Of those that are searched by reduction, one in three; which ones does not depend on what else is there.
        return corpus.programs().stream().filter(program -> !program.options().containsKey("preview") && program.option("search", "").equals("dpor"))
                .filter(program -> Math.floorMod(program.toString().hashCode(), 3) == 0)
                .map(program -> DynamicTest.dynamicTest(program.toString(),
                        () -> compare(corpus.body(program), new SplittableRandom(program.toString().hashCode()))));
    }

    private static void compare(Program body, SplittableRandom random) throws InterruptedException {
        OptionValues options = OptionValues.NONE.with(Option.ALL, random.nextInt(4) > 0).with(Option.RACES, random.nextBoolean() ? "fail" : "off")
                .with(Option.SPURIOUS, random.nextInt(4) == 0).with(Option.PROCESSORS, 1 + random.nextInt(4))
                .with(Option.STEPS, random.nextBoolean() ? LONGEST : 10 + random.nextInt(60));
        Settings settings = Settings.of(options).withStuckSeconds(60);
        Flipping flipping = Flipping.by(Check.SOLVER);
        Exploration exploration = new Exploration(Dpor.optimal(flipping), MOST, 0, Long.MAX_VALUE, settings.stopAtFailure(), Minimizing.NONE, Leniency.USUAL);
        Result plain = new Explorer(new JvmExecutor(body, settings), exploration, Progress.NONE).explore();
        Workers workers = new Workers(() -> new JvmExecutor(body, settings), exploration, flipping, random.nextLong());
        boolean exact = !exploration.stopAtFirst();
        for (boolean interruptions : new boolean[] {false, true}) {
            for (int count = 1; count <= 3; count += 2) {
                Result together = workers.explore(count, interruptions);
                String how = options + ", " + count + " workers" + (interruptions ? ", interrupted" : "");
                // Of what there are too many for, several find time for others than one does.
                if (count == 1 || plain.executions() < MOST) {
                    assertEquals(plain.verdict(), together.verdict(), how);
                }
                if (exact) {
                    assertEquals(plain.executions(), together.executions(), how);
                }
                if (exact && plain.executions() < MOST) {
                    assertEquals(findings(plain), findings(together), how);
                }
            }
        }
    }

    /** By kind: what is thrown very often comes without a stack trace from the JVM, and so without a place. */
    private static Set<Finding.Kind> findings(Result result) {
        return result.discoveries().stream().map(each -> each.finding().kind()).collect(Collectors.toCollection(TreeSet::new));
    }
}
