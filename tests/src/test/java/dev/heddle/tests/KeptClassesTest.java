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

/** Instrumented classes of the JDK that earlier runs have left make no difference but in time. */
class KeptClassesTest {

    private static final String CHECK = "./heddle check --out out examples/AtomicityViolation.java";

    @TempDir
    static Path temporary;

    private static Distribution heddle;

    @BeforeAll
    static void unpack() throws IOException {
        heddle = Distribution.in(Files.createDirectories(temporary.resolve("home")));
    }

    /** All that was said but how long it took. */
    static String timeless(Run run) {
        return run.exit() + "\n" + run.out().replaceAll("\\d+\\.\\d s", "? s");
    }

    private static Path kept(String cache) {
        List<Path> files = Distribution.list(heddle.home().resolve(cache + "/heddle")).stream().filter(file -> file.toString().endsWith("-jdk.kept")).toList();
        assertEquals(1, files.size(), files::toString);
        return files.get(0);
    }

    @Test
    void aLaterRunSaysTheSame() throws IOException {
        Run first = heddle.shell("XDG_CACHE_HOME=$PWD/a " + CHECK);
        byte[] left = Files.readAllBytes(kept("a"));
        Run second = heddle.shell("XDG_CACHE_HOME=$PWD/a " + CHECK);
        assertEquals(timeless(first), timeless(second));
        // What the first has loaded late the second may load early, so that it has to be instrumented in another way.
        assertTrue(Files.size(kept("a")) < left.length * 11 / 10, "the second run has instrumented classes that the first has left");

        byte[] damaged = Files.readAllBytes(kept("a"));
        damaged[damaged.length / 2] ^= 0x10;
        Files.write(kept("a"), damaged);
        Run third = heddle.shell("XDG_CACHE_HOME=$PWD/a " + CHECK);
        assertEquals(timeless(first), timeless(third));
        assertEquals("", third.err());
    }

    @Test
    void twoFirstRunsAtTheSameTimeLeaveOneThatCanBeUsed() throws IOException {
        Run both = heddle.shell("export XDG_CACHE_HOME=$PWD/b; " + CHECK + " >one & " + CHECK + " >two; wait; cat one; exec cat two");
        Run later = heddle.shell("XDG_CACHE_HOME=$PWD/b " + CHECK);

        assertEquals(later.out().replaceAll("\\d+\\.\\d s", "? s").repeat(2), both.out().replaceAll("\\d+\\.\\d s", "? s"));
        assertEquals("", both.err() + later.err());
    }

    @Test
    void nothingIsSaidWhereThereIsNoRoom() {
        Run run = heddle.shell("ulimit -f 6000; XDG_CACHE_HOME=$PWD/c " + CHECK);

        assertEquals(1, run.exit(), run::toString);
        assertEquals("", run.err());
        assertTrue(Distribution.list(heddle.home().resolve("c/heddle")).stream().noneMatch(file -> file.getFileName().toString().startsWith("unpacking")));
    }
}
