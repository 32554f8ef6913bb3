package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A witness that was not made here is run only by who says so. */
class ForeignWitnessTest {

    @TempDir
    static Path temporary;

    private static Distribution heddle;
    private static Path witness;
    private static String made;

    @BeforeAll
    static void make() throws IOException {
        heddle = Distribution.in(Files.createDirectories(temporary.resolve("home")));
        assertEquals(1, here("check --out out examples/LostUpdate.java").exit());
        witness = heddle.home().resolve("out/LostUpdate-1.witness");
        made = Files.readString(witness);
    }

    private static Run here(String arguments) {
        return heddle.shell("XDG_CACHE_HOME=$PWD/cache ./heddle " + arguments);
    }

    private static void assertRefused(Run run, String... shown) {
        assertEquals(2, run.exit(), run::toString);
        assertEquals("", run.out(), run::toString);
        assertTrue(run.err().contains(" was not made here, and to run it is to run code:"), run::toString);
        for (String each : shown) {
            assertTrue(run.err().contains(each), run::toString);
        }
    }

    @Test
    void whatWasMadeHereIsRun() throws IOException {
        assertEquals(1, here("replay out/LostUpdate-1.witness").exit());
        assertEquals(1, here("explain out/LostUpdate-1.witness").exit());
        Files.copy(witness, heddle.home().resolve("moved.witness"));
        assertEquals(1, here("replay moved.witness").exit(), "the same witness in another file");
    }

    @Test
    void whatWasMadeElsewhereIsNot() {
        Run elsewhere = heddle.shell("XDG_CACHE_HOME=$PWD/other ./heddle replay out/LostUpdate-1.witness");

        assertRefused(elsewhere, "  program     source examples/LostUpdate.java\n", "  class path  .\n", "--yes");
        assertRefused(heddle.shell("XDG_CACHE_HOME=$PWD/other ./heddle explain out/LostUpdate-1.witness"));
        assertEquals(1, heddle.shell("XDG_CACHE_HOME=$PWD/other ./heddle replay --yes out/LostUpdate-1.witness").exit());
    }

    @Test
    void whatWasChangedIsNot() throws IOException {
        Files.writeString(heddle.home().resolve("changed.witness"), made.replace("examples/LostUpdate.java", "examples/Deadlock.java"));
        assertRefused(here("replay changed.witness"), "examples/Deadlock.java");
        Files.writeString(heddle.home().resolve("longer.witness"), made + "\n");
        assertRefused(here("explain longer.witness"));
    }

    @Test
    void nothingIsCompiledBefore() throws IOException {
        Files.writeString(heddle.home().resolve("absent.witness"), made.replace("examples/LostUpdate.java", "absent.java"));
        assertRefused(here("replay absent.witness"), "absent.java");
    }

    @Test
    void whatIsShownCannotHideItself() throws IOException {
        Files.writeString(heddle.home().resolve("hiding.witness"), made.replace("examples/LostUpdate.java", "evil.java\\r\\u001b[2K harmless.java".replace("\\u001b", "\u001b")));
        Run run = here("replay hiding.witness");

        assertRefused(run, "evil.java\\r\\u001b[2K harmless.java");
        assertTrue(run.err().chars().allMatch(c -> c == '\n' || !Character.isISOControl(c)), run::toString);
    }
}
