package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Class files and jars that are not what a compiler of today makes of a small source file. */
@Tag(Run.EACH_JDK)
class ClassFilesTest {

    /**
     * A class of Java 1.4 with subroutines: {@code class Jsr implements Runnable}, whose {@code run} calls a subroutine that
     * increments the static field {@code x}, and whose {@code static synchronized int get()} calls an empty one.
     */
    private static final String JSR = "yv66vgAAADAAEwEAA0pzcgcAAQEAEGphdmEvbGFuZy9PYmplY3QHAAMBABJqYXZhL2xhbmcvUnVubmFibGUHAAUBAAF4AQABSQEABjxpbml0PgEAAygpVgwA"
            + "CQAKCgAEAAsBAANydW4MAAcACAkAAgAOAQADZ2V0AQADKClJAQAEQ29kZQAhAAIABAABAAYAAQAIAAcACAAAAAMAAQAJAAoAAQASAAAAEQABAAEAAAAFKrcA"
            + "DLEAAAAAAAEADQAKAAEAEgAAACUAAgADAAAAGQM9qAAMhAIBHASh//ixTLIADwRgswAPqQEAAAAAACkAEAARAAEAEgAAABYAAQABAAAACqgAB7IAD6xLqQAA"
            + "AAAAAAA=";

    /** One more: {@code class Old}, whose {@code static int next(int x)} calls, twice if x is not negative, a subroutine that increments x and stores it in the static field {@code last}, and returns that. */
    private static final String JSR_WITH_NUMBER = "yv66vgAAADAADAEAA09sZAcAAQEAEGphdmEvbGFuZy9PYmplY3QHAAMBAARsYXN0AQABSQEABG5leHQBAAQoSSlJDAAFAAYJAAIACQEABENvZGUAIQACAAQAAAAB"
            + "AAgABQAGAAAAAQAIAAcACAABAAsAAAAlAAIAAgAAABkaA6EABqgACqgAB7IACqxMhAABGrMACqkBAAAAAAAA";

    @TempDir
    static Path temporary;

    private static Distribution heddle;

    @BeforeAll
    static void unpack() throws IOException {
        heddle = Distribution.in(temporary);
    }

    private static void expect(int exit, Run run, String part) {
        assertEquals(exit, run.exit(), run::toString);
        assertTrue(run.out().contains(part), run::toString);
    }

    private static void write(String file, String text) throws IOException {
        Path path = heddle.home().resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private static void shell(String line) {
        Run run = heddle.shell("set -e; export PATH=\"$JAVA_HOME/bin:$PATH\"; " + line);
        assertEquals(0, run.exit(), run::toString);
    }

    @Test
    void runsClassesWithoutLineNumbers() throws IOException {
        write("bare/Lost.java", """
                class Lost {
                    static int value;
                    public static void main(String[] args) throws InterruptedException {
                        Thread one = new Thread(() -> value++);
                        one.start();
                        value++;
                        one.join();
                        assert value == 2;
                    }
                }
                """);
        shell("javac -g:none -d bare bare/Lost.java");

        expect(1, heddle.heddle("check", "-cp", "bare", "Lost"), "lost update on Lost.value");
    }

    @Test
    void runsSubroutines() throws IOException {
        write("old/Main.java", """
                class Main {
                    public static void main(String[] args) throws InterruptedException {
                        Thread one = new Thread(new Jsr());
                        one.start();
                        new Jsr().run();
                        one.join();
                        assert Jsr.get() == 2;
                    }
                }
                """);
        Files.write(heddle.home().resolve("old/Jsr.class"), Base64.getDecoder().decode(JSR));
        shell("javac -cp old -d old old/Main.java");

        expect(1, heddle.heddle("check", "-cp", "old", "Main"), "data race on Jsr.x");
    }

    @Test
    void followsInputsThroughSubroutines() throws IOException {
        write("older/Main.java", """
                import dev.heddle.Heddle;

                class Main {
                    public static void main(String[] args) {
                        int x = Heddle.anyInt("x");
                        assert Old.next(x) != 4711 || x == 4709;
                        assert Old.next(x) != -8 : "minus eight";
                    }
                }
                """);
        Files.write(heddle.home().resolve("older/Old.class"), Base64.getDecoder().decode(JSR_WITH_NUMBER));
        shell("javac -cp older:cli/target/lib/heddle-api.jar -d older older/Main.java");

        expect(1, heddle.heddle("check", "-cp", "older", "Main"), "inputs: x = -9");
    }

    @Test
    void runsSignedJarsForSeveralReleases() throws IOException {
        write("base/Version.java", "class Version { static int number() { return 1; } }");
        write("newer/Version.java", "class Version { static int number() { return 2; } }");
        write("base/Main.java", """
                public class Main {
                    private static int seen;
                    public static void main(String[] args) throws InterruptedException {
                        Thread one = new Thread(() -> seen = Version.number());
                        one.start();
                        one.join();
                        assert seen == 2;
                    }
                }
                """);
        shell("javac --release 17 -d c1 base/*.java; javac --release 17 -d c2 newer/*.java; jar --create --file all.jar -C c1 . --release 17 -C c2 .;"
                + "keytool -genkeypair -keystore keys -storepass secret -keypass secret -alias me -dname CN=me -keyalg EC;"
                + "jarsigner -keystore keys -storepass secret all.jar me");

        expect(0, heddle.heddle("check", "-cp", "all.jar", "Main"), "verified");
    }

    @Test
    void runsModulesFromTheClassPath() throws IOException {
        write("module/module-info.java", "module lost { exports lost; }");
        write("module/lost/Main.java", """
                package lost;
                public class Main {
                    private static int value;
                    public static void main(String[] args) throws InterruptedException {
                        Thread one = new Thread(() -> value++);
                        one.start();
                        value++;
                        one.join();
                    }
                }
                """);
        shell("javac -d m module/module-info.java module/lost/Main.java; jar --create --file lost.jar -C m .");

        expect(1, heddle.heddle("check", "-cp", "lost.jar", "lost.Main"), "data race on Main.value");
    }

    @Test
    void refusesMethodsThatGrowTooLarge() throws IOException {
        write("huge/Huge.java", """
                class Huge {
                    static int value;
                    static void grow() {
                        %s
                    }
                    public static void main(String[] args) {
                        new Thread(Huge::grow).start();
                    }
                }
                """.formatted("value += 1000; ".repeat(4500)));
        shell("javac -d huge huge/Huge.java");

        String refusal = "unsupported: the class Huge could not be instrumented: its method grow is too large for the hooks";
        expect(3, heddle.heddle("check", "-cp", "huge", "Huge"), refusal);

        write("Late.java", """
                class Late {
                    public static void main(String[] args) {
                        if (dev.heddle.Heddle.choose(2) == 1) {
                            Huge.grow();
                        }
                    }
                }
                """);
        expect(3, heddle.heddle("check", "-cp", "huge", "Late.java"), refusal);

        write("Spared.java", """
                class Spared {
                    public static void main(String[] args) throws ClassNotFoundException {
                        Class.forName("Huge", false, Spared.class.getClassLoader());
                    }
                }
                """);
        expect(0, heddle.heddle("check", "-cp", "huge", "Spared.java"), "verified");
    }
}
