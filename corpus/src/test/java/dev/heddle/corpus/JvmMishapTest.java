package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.heddle.dpor.Dpor;
import dev.heddle.engine.BugReport;
import dev.heddle.engine.JvmExecutor;
import dev.heddle.explore.Caveats;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Knowledge;
import dev.heddle.explore.Plan;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Choice;
import dev.heddle.model.Event;
import dev.heddle.model.Job;
import dev.heddle.model.OptionValues;
import dev.heddle.model.Recording;
import dev.heddle.model.Strategy;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A mistake in a thread of a real program, in the middle of an execution, costs that execution. */
@Timeout(300)
class JvmMishapTest {

    private static final String STRICT = "heddle.strict";

    private String strict;

    @BeforeEach
    void survive() {
        strict = System.getProperty(STRICT);
        System.clearProperty(STRICT);
    }

    @AfterEach
    void putBack() {
        if (strict != null) {
            System.setProperty(STRICT, strict);
        }
    }

    /** Lets the strategy of one execution fail after some operations. */
    private static final class Faulty implements Executor {

        private final Executor executor;
        private final int execution;
        private final int operations;
        private int runs;

        Faulty(Executor executor, int execution, int operations) {
            this.executor = executor;
            this.execution = execution;
            this.operations = operations;
        }

        @Override
        public Trace run(Plan plan, Recording recording) {
            if (++runs != execution) {
                return executor.run(plan, recording);
            }
            Strategy failing = new Strategy() {

                private int left = operations;

                @Override
                public void begin() {
                    plan.suffix().begin();
                }

                @Override
                public void performed(Event event) {
                    fail();
                    plan.suffix().performed(event);
                }

                @Override
                public int decide(Choice choice) {
                    fail();
                    return plan.suffix().decide(choice);
                }

                private void fail() {
                    if (left-- == 0) {
                        throw new IllegalStateException("after " + operations + " operations");
                    }
                }
            };
            return executor.run(new Plan(plan.prefix(), failing, plan.inputs(), plan.purpose(), plan.steps()), recording);
        }

        @Override
        public <T> T call(Deadline deadline, Supplier<T> work) {
            return executor.call(deadline, work);
        }

        @Override
        public Knowledge knowledge() {
            return executor.knowledge();
        }

        @Override
        public Caveats caveats() {
            return executor.caveats();
        }
    }

    @Test
    void oneExecutionIsLost(@TempDir Path directory) throws Exception {
        Corpus corpus = Corpus.compile("wrong");
        Optional<CorpusProgram> program = corpus.programs().stream().filter(each -> each.toString().equals("wrong/BankTransfer.java")).findFirst();
        assumeTrue(program.isPresent(), "other programs were asked for");
        Program body = corpus.body(program.get());
        for (int execution = 1; execution <= 12; execution++) {
            for (int operations = 0; operations < 12; operations += 3) {
                Exploration exploration = Exploration.of(Dpor.OPTIMAL).withExecutions(200).withStopAtFirst(false);
                JvmExecutor executor = new JvmExecutor(body, Settings.defaults().withStopAtFailure(false));
                Result result = new Explorer(new Faulty(executor, execution, operations), exploration, Progress.NONE).explore();

                assertInstanceOf(Verdict.Found.class, result.verdict(), "execution " + execution + " after " + operations);
                if (!result.mishaps().isEmpty()) {
                    Result told = new BugReport(directory, "program", Job.of("program", OptionValues.NONE)).about(result);
                    Path file = directory.resolve("program-mistake.txt");
                    assertEquals("1 plan was dropped because of a mistake in Heddle; please report it, with what is in " + file, told.notes().get(told.notes().size() - 1));
                    assertTrue(Files.readString(file).contains("IllegalStateException: after " + operations + " operations"));
                }
            }
        }
    }
}
