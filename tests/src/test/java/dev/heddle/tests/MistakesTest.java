package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Calls within the search fail, one in each run, after something was found: the finding is reported, with a witness that replays, the exit code is that of a finding, and there is a file for
 * the bug report. {@code -Dheddle.mistakes=200} tries so many calls in each way to search.
 */
class MistakesTest {

    private static final int CALLS = Integer.getInteger("heddle.mistakes", 3);
    /** About how many calls there are after the first discovery. */
    private static final double MOST = 20_000;
    private static final String FOUND = "exactly one of them came late";

    @TempDir
    static Path temporary;

    private static Distribution heddle;
    private static Path agent;

    @BeforeAll
    static void unpack() throws IOException {
        heddle = Distribution.in(Files.createDirectories(temporary.resolve("home")));
        Path programs = Files.createDirectories(heddle.home().resolve("programs"));
        Files.copy(Distribution.ROOT.resolve("tests/src/test/resources/programs/Late.java"), programs.resolve("Late.java"));
        agent = FaultyCalls.jar(temporary);
    }

    private static Run check(long call, Path mark, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of("./heddle", "check"));
        command.addAll(arguments);
        return Run.of(command, heddle.home(), Map.of("HEDDLE_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1 -javaagent:" + agent + "=" + call + "," + mark));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--strategy auto", "--strategy dpor", "--strategy surw", "--jobs 2", "--checkpoint saved"})
    void whatWasFoundIsReported(String how) throws IOException {
        for (int i = 0; i < CALLS; i++) {
            long call = Math.round(Math.pow(MOST, (double) i / CALLS));
            Path out = heddle.home().resolve((how + "-" + call).replaceAll("\\W+", ""));
            Path mark = temporary.resolve(out.getFileName() + ".struck");
            List<String> arguments = new ArrayList<>(List.of("--all", "--executions", "300", "--out", out.toString(), "programs/Late.java"));
            arguments.addAll(0, List.of(how.replace("saved", out + ".checkpoint").split(" ")));
            Run run = check(call, mark, arguments);

            assertEquals(1, run.exit(), () -> "call " + call + ": " + run);
            assertTrue(run.out().contains(FOUND), () -> "call " + call + ": " + run);
            Path witness = out.resolve("Late-1.witness");
            assertTrue(Files.exists(witness), () -> "call " + call + ": " + run);
            assertEquals(1, heddle.heddle("replay", witness.toString()).exit(), () -> "call " + call + ": " + run);
            if (Files.exists(mark)) {
                String file = Files.readString(out.resolve("Late-mistake.txt"));
                assertTrue(file.contains("this call was to fail"), () -> "call " + call + ": " + file);
                assertTrue(run.out().contains("; please report it, with what is in " + out), () -> "call " + call + ": " + run);
            }
        }
    }

    @Test
    void callsDoFail() throws IOException {
        Path mark = temporary.resolve("struck");
        Run run = check(40, mark, List.of("--all", "--executions", "300", "--out", "struck", "programs/Late.java"));

        assertTrue(Files.exists(mark), run::toString);
        assertFalse(run.out().contains("verified"), run::toString);
    }
}
