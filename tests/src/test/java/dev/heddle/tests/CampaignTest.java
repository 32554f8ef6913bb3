package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Searches by several processes, and searches that are put down and taken up again. */
class CampaignTest {

    private static final String ALL = "verified: all 13,824 schedules explored";

    @TempDir
    static Path temporary;

    private static Distribution heddle;

    @BeforeAll
    static void unpack() throws IOException {
        heddle = Distribution.in(Files.createDirectories(temporary.resolve("a home")));
        Path programs = Files.createDirectories(heddle.home().resolve("programs"));
        Files.copy(Distribution.ROOT.resolve("tests/src/test/resources/programs/Writers.java"), programs.resolve("Writers.java"));
    }

    @Test
    void severalProcessesCountWhatOneCounts() {
        Run run = heddle.heddle("check", "--jobs", "2", "programs/Writers.java", "--", "3");

        assertEquals(0, run.exit(), run::toString);
        assertTrue(run.out().contains("verified: all 216 schedules explored"), run::toString);
    }

    @Test
    void aProcessThatDiesLosesNothing() {
        Run run = heddle.heddle(CampaignTest::killAWorker, "check", "--jobs", "2", "programs/Writers.java", "--", "4");

        assertEquals(0, run.exit(), run::toString);
        assertTrue(run.out().contains(ALL), run::toString);
    }

    private static void killAWorker(ProcessHandle parent) {
        for (int i = 0; i < 600 && parent.isAlive(); i++) {
            Optional<ProcessHandle> worker = parent.descendants().findAny();
            if (worker.isPresent()) {
                LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
                worker.get().destroyForcibly();
                return;
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
        }
        throw new AssertionError("there was no worker");
    }

    @Test
    void failuresAreFoundByOtherProcessesToo() {
        Run run = heddle.heddle("check", "--jobs", "2", "examples/LostUpdate.java");

        assertEquals(1, run.exit(), run::toString);
        assertTrue(run.out().contains("lost update on LostUpdate.balance"), run::toString);
    }

    @Test
    void aSearchGoesOnWhereItWas() {
        Path file = heddle.home().resolve("writers.checkpoint");

        Run first = heddle.heddle("check", "--checkpoint", "writers.checkpoint", "--executions", "1000", "programs/Writers.java", "--", "4");
        assertTrue(first.out().contains("the budget of executions was spent"), first::toString);
        assertTrue(Files.exists(file));

        Run second = heddle.heddle("check", "--checkpoint", "writers.checkpoint", "programs/Writers.java", "--", "4");
        assertTrue(second.out().contains(ALL), second::toString);
        assertTrue(second.out().contains("note: taken up from writers.checkpoint after 1000 executions"), second::toString);
        assertFalse(Files.exists(file));
    }

    @Test
    void aKilledSearchGoesOnWhereItWas() {
        heddle.heddle(process -> {
            LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(4));
            process.destroy();
        }, "check", "--checkpoint", "killed.checkpoint", "programs/Writers.java", "--", "4");

        Run second = heddle.heddle("check", "--checkpoint", "killed.checkpoint", "programs/Writers.java", "--", "4");
        assertTrue(second.out().contains(ALL), second::toString);
    }

    @Test
    void aCheckpointOfSomethingElseIsRefused() throws IOException {
        Files.writeString(heddle.home().resolve("other.checkpoint"), "program source Other.java []\ncode null\nheddle-checkpoint 1\n");
        Files.writeString(heddle.home().resolve("broken.checkpoint"), "what is this?\n");

        Run other = heddle.heddle("check", "--checkpoint", "other.checkpoint", "programs/Writers.java", "--", "2");
        assertEquals(2, other.exit(), other::toString);
        assertTrue(other.err().contains("is the checkpoint of another program"), other::toString);
        Run broken = heddle.heddle("check", "--checkpoint", "broken.checkpoint", "programs/Writers.java", "--", "2");
        assertEquals(2, broken.exit(), broken::toString);
        assertTrue(broken.err().contains("is no checkpoint"), broken::toString);
    }
}
