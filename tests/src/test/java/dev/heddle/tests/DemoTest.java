package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoTest {

    @TempDir
    static Path temporary;

    private static Distribution heddle;

    @BeforeAll
    static void unpack() throws IOException {
        heddle = Distribution.in(Files.createDirectories(temporary.resolve("a home")));
    }

    @Test
    void findsReplaysAndExplainsFiveBugs() throws IOException {
        Run run = heddle.heddle("demo", "--out", "shown");

        assertEquals(0, run.exit(), run::toString);
        assertEquals("", run.err());
        assertEquals(5, run.out().lines().filter(line -> line.matches("  \\.\\.\\. the same \\d+ steps as above \\.\\.\\.")).count(), run::toString);
        assertEquals(5, run.out().lines().filter(line -> line.startsWith("    to pass,  ")).count(), run::toString);
        assertTrue(run.out().matches("(?s).* to fail,  (ann|bob) goes on: notify Buffer#\\S+ \\((ann|bob)\\).* to pass,  (ann|bob) goes on: notify Buffer#\\S+ \\(main\\).*"),
                run::toString);
        assertTrue(run.out().contains("verified: all 40 schedules explored"), run::toString);
        List<Path> programs = Distribution.list(heddle.home().resolve("shown")).stream().filter(file -> file.toString().endsWith(".java")).toList();
        assertEquals(6, programs.size(), run::toString);
        for (Path program : programs) {
            assertEquals(-1, Files.mismatch(program, heddle.home().resolve("examples").resolve(program.getFileName())));
        }
        assertEquals(1, heddle.heddle("replay", "shown/ReusedNode-1.witness").exit());
    }

    @Test
    void saysWhereItCannotWrite() {
        Run run = heddle.heddle("demo", "--out", "examples/Buffer.java/below");

        assertEquals(2, run.exit(), run::toString);
        assertTrue(run.err().contains("cannot write examples/Buffer.java/below/LostUpdate.java; name another directory with --out"), run::toString);
    }
}
