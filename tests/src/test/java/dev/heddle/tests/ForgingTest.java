package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Programs with a data race that do what they can in order not to be found out: none of them is verified. */
@Tag(Run.EACH_JDK)
class ForgingTest {

    @TempDir
    static Path temporary;

    private static Distribution heddle;

    @BeforeAll
    static void unpack() throws IOException {
        heddle = Distribution.in(Files.createDirectories(temporary.resolve("home")));
        Path programs = Files.createDirectories(heddle.home().resolve("programs"));
        for (Path program : Distribution.list(Distribution.ROOT.resolve("tests/src/test/resources/programs/forging"))) {
            Files.copy(program, programs.resolve(program.getFileName()));
        }
    }

    @TestFactory
    Stream<DynamicTest> noProgramForgesAVerdict() {
        return Distribution.list(heddle.home().resolve("programs")).stream().filter(file -> !file.endsWith("Scribbles.java"))
                .map(program -> DynamicTest.dynamicTest(program.getFileName().toString(), () -> {
                    Run run = heddle.heddle("check", "programs/" + program.getFileName());

                    assertTrue(run.exit() == 1 || run.exit() == 3, run::toString);
                    List<String> lines = run.out().lines().toList();
                    assertFalse(lines.get(lines.size() - 1).startsWith("verified"), run::toString);
                }));
    }

    @Test
    void noAnswerIsTakenFromSomebodyElse() {
        Run run = heddle.shell("XDG_CACHE_HOME=$PWD/cache ./heddle check --jobs 2 --time 20 programs/Scribbles.java");

        assertTrue(run.exit() == 1 || run.exit() == 3, run::toString);
        assertFalse(run.out().contains("verified"), run::toString);
        assertEquals(List.of(), Distribution.list(heddle.home().resolve("cache/heddle")).stream().filter(Files::isDirectory).toList());
    }

    @Test
    void ourNamesAreOurs() throws IOException {
        Path sources = Files.createDirectories(heddle.home().resolve("named/dev/heddle/scheduler"));
        Files.writeString(sources.resolve("Mine.java"), """
                package dev.heddle.scheduler;

                public class Mine {

                    static int count;

                    public static void race() throws InterruptedException {
                        Thread other = new Thread(() -> count++);
                        other.start();
                        count++;
                        other.join();
                    }
                }
                """);
        Files.writeString(heddle.home().resolve("named/UsesMine.java"), """
                public class UsesMine {

                    public static void main(String[] args) throws InterruptedException {
                        dev.heddle.scheduler.Mine.race();
                    }
                }
                """);
        Files.writeString(heddle.home().resolve("named/UsesOurs.java"), """
                public class UsesOurs {

                    public static void main(String[] args) {
                        dev.heddle.runtime.Control.beginQuiet();
                    }
                }
                """);
        Run compiled = heddle.shell("cd named && javac -cp ../cli/target/lib/heddle-runtime.jar -d . UsesMine.java UsesOurs.java dev/heddle/scheduler/Mine.java");
        assertEquals(0, compiled.exit(), compiled::toString);

        Run mine = heddle.heddle("check", "-cp", "named", "UsesMine");
        assertEquals(1, mine.exit(), mine::toString);
        assertTrue(mine.out().contains("found: 1 data race"), mine::toString);
        Run ours = heddle.heddle("check", "-cp", "named", "UsesOurs");
        assertEquals(3, ours.exit(), ours::toString);
        assertTrue(ours.out().contains("UsesOurs could not be instrumented: it uses dev.heddle.runtime.Control"), ours::toString);
    }
}
