package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A witness of a program that has changed since: what its execution comes to now is told, whatever it is. */
class ChangedProgramTest {

    private static final String PROGRAM = """
            public class Sees {
                static volatile int x;
                public static void main(String[] args) throws Exception {
                    Thread other = new Thread(() -> x = 1);
                    other.start();
                    int seen = x;
                    other.join();
                    if (seen == 1) {
                        %s;
                    } else {
                        %s;
                    }
                }
            }
            """;
    private static final String FAILS = "throw new IllegalStateException(\"seen\")";
    private static final String GONE = "heddle: 'java.lang.IllegalStateException: seen' does not happen any more";

    @TempDir
    static Path temporary;

    private static Distribution heddle;

    @BeforeAll
    static void find() throws IOException {
        heddle = Distribution.in(temporary);
        write(FAILS, "return");
        assertEquals(1, heddle.heddle("check", "Sees.java").exit());
    }

    /** What happens if the other thread comes first, and if not. */
    private static void write(String first, String second) throws IOException {
        Files.writeString(heddle.home().resolve("Sees.java"), PROGRAM.formatted(first, second));
    }

    private static void expect(int exit, String command, String out, String err) {
        Run run = heddle.heddle(command, "--yes", "heddle-out/Sees-1.witness");
        assertEquals(exit, run.exit(), run::toString);
        assertTrue(run.out().contains(out), run::toString);
        assertTrue(run.err().startsWith(err), run::toString);
    }

    @Test
    void whatIsNotSupportedIsNoSuccess() throws IOException {
        write("System.in.read()", "return");

        expect(3, "replay", "unsupported: reading System.in (Sees.java:9, in thread main)", GONE);
        expect(3, "explain", "unsupported: reading System.in (Sees.java:9, in thread main)", GONE);
        Run steps = heddle.shell("printf '2\\n' | ./heddle step Sees.java");
        assertEquals(3, steps.exit(), steps::toString);
        assertTrue(steps.out().contains("unsupported: reading System.in"), steps::toString);
    }

    @Test
    void whatIsNotSupportedDoesNotPass() throws IOException {
        write(FAILS, "System.in.read()");

        expect(1, "explain", "No passing schedule was found", "");
    }

    @Test
    void anotherFailureIsToldAsWell() throws IOException {
        write("synchronized (args) { args.wait(); }", "return");

        expect(1, "replay", "found: 1 failure in 1 execution", GONE + ", but something else does. ");
        expect(1, "explain", "Sees.java: no thread can go on: main waits", GONE + ", but something else does. ");
    }

    @Test
    void nothingIsTold() throws IOException {
        write("return", "return");

        expect(0, "explain", "no failure in 1 execution", GONE + ". The program has changed since the witness was made: Sees.");
    }
}
