package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
        for (String name : List.of("Writers.java", "Racy.java", "FailsTwice.java")) {
            Files.copy(Distribution.ROOT.resolve("tests/src/test/resources/programs").resolve(name), programs.resolve(name));
        }
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
        Files.writeString(heddle.home().resolve("older.checkpoint"), "heddle-checkpoint 3\n");
        Files.writeString(heddle.home().resolve("cut.checkpoint"), "heddle-checkpoint 5\njob 7\nheddle-job 1\n");
        Files.writeString(heddle.home().resolve("broken.checkpoint"), "what is this?\n");

        refused("older.checkpoint is a checkpoint of another version of Heddle", "--checkpoint", "older.checkpoint", "programs/Writers.java", "--", "2");
        refused("cut.checkpoint is damaged", "--checkpoint", "cut.checkpoint", "programs/Writers.java", "--", "2");
        Run broken = heddle.heddle("check", "--checkpoint", "broken.checkpoint", "programs/Writers.java", "--", "2");
        assertEquals(2, broken.exit(), broken::toString);
        assertTrue(broken.err().contains("is no checkpoint"), broken::toString);
    }

    private static void refused(String sentence, String... arguments) {
        List<String> all = new ArrayList<>(List.of("check"));
        all.addAll(List.of(arguments));
        Run run = heddle.heddle(all.toArray(String[]::new));
        assertEquals(2, run.exit(), run::toString);
        assertTrue(run.err().contains(sentence), run::toString);
    }

    /** Without data races looked for there is nothing to find; whoever looks for them must not go on from there. */
    @Test
    void aCheckpointHoldsWhatItWasMadeWith() {
        Run first = heddle.heddle("check", "--races", "off", "--checkpoint", "racy.checkpoint", "--executions", "1", "programs/Racy.java");
        assertEquals(0, first.exit(), first::toString);

        refused("racy.checkpoint is the checkpoint of another search: --races was off there, and is fail here; delete it to begin anew",
                "--checkpoint", "racy.checkpoint", "programs/Racy.java");
        refused("racy.checkpoint is the checkpoint of another search: the method in which it begins was main there, and is Racy#deposit here",
                "--races", "off", "--checkpoint", "racy.checkpoint", "--symbolic", "Racy#deposit", "programs/Racy.java");
        refused("the list of its arguments was [] there, and is [7] here", "--races", "off", "--checkpoint", "racy.checkpoint", "programs/Racy.java", "--", "7");
        Run second = heddle.heddle("check", "--races", "off", "--checkpoint", "racy.checkpoint", "programs/Racy.java");
        assertTrue(second.out().contains("data races were not looked for"), second::toString);
    }

    /** Workers begin where the job begins, and follow inputs: the failure needs one schedule and one amount. */
    @Test
    void severalProcessesFindInputsAndSchedulesTogether() {
        String found = null;
        for (List<String> how : List.of(List.<String>of(), List.of("--jobs", "2"), List.of("--checkpoint", "inputs.checkpoint"))) {
            List<String> arguments = new ArrayList<>(List.of("check", "--strategy", "dpor", "--all", "--symbolic", "Racy#deposit", "programs/Racy.java"));
            arguments.addAll(1, how);
            Run run = heddle.heddle(arguments.toArray(String[]::new));
            assertEquals(1, run.exit(), run::toString);
            String summary = run.out().lines().filter(line -> line.startsWith("found: ")).findFirst().orElseThrow().replaceAll(", [0-9.]+ s$", "");
            assertTrue(run.out().contains("inputs: amount = 4242"), run::toString);
            assertEquals(found == null ? summary : found, summary, how::toString);
            found = summary;
        }
    }

    @Test
    void aClassThatCannotBeSeenIsRefusedByOtherProcessesToo() throws IOException {
        StringBuilder huge = new StringBuilder("class Huge { static volatile int field; static void grow() {\n");
        huge.append("field = field + 1;\n".repeat(5_000)).append("} }\n");
        Path sources = Files.createDirectories(heddle.home().resolve("late"));
        Files.writeString(sources.resolve("Late.java"), """
                public class Late {
                    static volatile boolean first;
                    public static void main(String[] args) throws InterruptedException {
                        Thread other = new Thread(() -> first = true);
                        other.start();
                        if (first) {
                            System.out.println(Huge.field);
                        }
                        other.join();
                    }
                }
                """ + huge);

        for (List<String> how : List.of(List.<String>of(), List.of("--jobs", "2"), List.of("--checkpoint", "late.checkpoint"))) {
            List<String> arguments = new ArrayList<>(List.of("check", "--strategy", "dpor", "late/Late.java"));
            arguments.addAll(1, how);
            Run run = heddle.heddle(arguments.toArray(String[]::new));
            assertEquals(3, run.exit(), run::toString);
            assertTrue(run.out().contains("unsupported: the class Huge could not be instrumented"), run::toString);
        }
    }

    @Test
    void whatIsRememberedIsBoundedEverywhere() {
        for (List<String> how : List.of(List.of("--jobs", "2"), List.of("--checkpoint", "forgetful.checkpoint"))) {
            List<String> arguments = new ArrayList<>(List.of("check", "--strategy", "dpor", "--remember", "10", "programs/Writers.java", "--", "4"));
            arguments.addAll(1, how);
            Run run = heddle.heddle(arguments.toArray(String[]::new));
            assertTrue(run.out().contains("the search remembered more than --remember allows"), run::toString);
        }
    }

    @Test
    void eachOfSeveralFailuresReplays() {
        Run run = heddle.heddle("check", "--all", "--out", "twice", "programs/FailsTwice.java");
        assertEquals(1, run.exit(), run::toString);
        for (int i = 1; i <= 2; i++) {
            Run replay = heddle.heddle("replay", "twice/FailsTwice-" + i + ".witness");
            assertEquals(1, replay.exit(), replay::toString);
        }
    }
}
