package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which data races fail a run: those in which the program's own code has a part. */
class WhoseRaceTest {

    private static final String LIBRARY = """
            package lib;

            public class Meter {
                private static int calls;
                public static int level;

                public static void call() {
                    calls++;
                    level = 1;
                }
            }
            """;

    private static final String CALLER = """
            package app;

            public class Caller {
                public static void main(String[] args) throws InterruptedException {
                    Thread other = new Thread(lib.Meter::call);
                    other.start();
                    lib.Meter.call();
                    other.join();
                }
            }
            """;

    private static final String READER = """
            package app;

            public class Reader {
                public static void main(String[] args) throws InterruptedException {
                    Thread other = new Thread(lib.Meter::call);
                    other.start();
                    int level = lib.Meter.level;
                    other.join();
                }
            }
            """;

    @TempDir
    static Path temporary;

    private static Distribution heddle;

    @BeforeAll
    static void build() throws IOException {
        heddle = Distribution.in(Files.createDirectories(temporary.resolve("a home")));
        compile("library", "", "Meter", LIBRARY);
        pack("library", "library.jar");
        compile("own", "library.jar", "Caller", CALLER);
        compile("own", "library.jar", "Reader", READER);
        pack("own", "own.jar");
    }

    private static void compile(String directory, String classPath, String name, String text) throws IOException {
        Path classes = Files.createDirectories(heddle.home().resolve(directory));
        Path source = Files.writeString(temporary.resolve(name + ".java"), text);
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "--release", "17", "-g", "-cp", heddle.home().resolve(classPath).toString(), "-d", classes.toString(),
                source.toString()));
    }

    private static void pack(String directory, String jar) throws IOException {
        Path classes = heddle.home().resolve(directory);
        try (OutputStream out = Files.newOutputStream(heddle.home().resolve(jar)); ZipOutputStream zip = new ZipOutputStream(out); Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                zip.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, zip);
            }
        }
    }

    private static List<String> lastLines(Run run, int count) {
        List<String> lines = run.out().lines().toList();
        return lines.subList(lines.size() - count, lines.size()).stream().map(line -> line.replaceFirst(", \\d+\\.\\d s$", "")).toList();
    }

    @Test
    void racesOfLibrariesAreCounted() {
        Run run = heddle.heddle("check", "-cp", "library.jar:own", "--out", "counted", "app.Caller");

        assertEquals(0, run.exit(), run::toString);
        assertEquals(List.of("auto: dpor", "2 data races in libraries, not shown; --library-races shows them",
                "verified: all 16 schedules explored, no failure and no data race but for 2 in libraries"), run.out().lines().map(line -> line.replaceFirst(", \\d+\\.\\d s$", "")).toList(), run::toString);
        assertFalse(Files.exists(heddle.home().resolve("counted/Caller-1.witness")));
    }

    @Test
    void racesOfLibrariesAreShownOnRequest() throws IOException {
        Run run = heddle.heddle("check", "-cp", "library.jar:own", "--library-races", "--out", "shown", "--format", "text,json=shown.json,sarif=shown.sarif", "app.Caller");

        assertEquals(0, run.exit(), run::toString);
        assertTrue(run.out().contains("app.Caller: data race on Meter.calls"), run::toString);
        assertEquals(List.of("verified: all 16 schedules explored, no failure and no data race but for 2 in libraries"), lastLines(run, 1), run::toString);
        JsonArray findings = JsonParser.parseString(Files.readString(heddle.home().resolve("shown.json"))).getAsJsonObject().getAsJsonArray("findings");
        assertEquals(List.of("note", "note"), Stream.of(0, 1).map(i -> findings.get(i).getAsJsonObject().get("severity").getAsString()).toList());
        JsonArray results = JsonParser.parseString(Files.readString(heddle.home().resolve("shown.sarif"))).getAsJsonObject().getAsJsonArray("runs").get(0).getAsJsonObject()
                .getAsJsonArray("results");
        assertEquals("note", results.get(0).getAsJsonObject().get("level").getAsString());

        Run replayed = heddle.heddle("replay", "shown/Caller-1.witness");
        assertEquals(1, replayed.exit(), replayed::toString);
        assertTrue(replayed.out().contains("data race on Meter."), replayed::toString);
    }

    @Test
    void aRaceWithALibraryIsTheProgramsOwn() {
        Run run = heddle.heddle("check", "-cp", "library.jar:own", "app.Reader");

        assertEquals(1, run.exit(), run::toString);
        assertEquals(List.of("auto: dpor", "found: 1 data race in 4 executions"), lastLines(run, 2), run::toString);
    }

    /** A directory beside it may hold anything. */
    @Test
    void theJarOfTheMainClassIsTheProgramsOwn() {
        Run run = heddle.heddle("check", "-cp", "library.jar:own.jar:examples", "app.Reader");

        assertEquals(1, run.exit(), run::toString);
    }

    @Test
    void otherProcessesTellWhoseRacesAre() {
        Run run = heddle.heddle("check", "--jobs", "2", "-cp", "library.jar:own", "app.Caller");

        assertEquals(0, run.exit(), run::toString);
        assertEquals(List.of("2 data races in libraries, not shown; --library-races shows them"), lastLines(run, 2).subList(0, 1), run::toString);
    }

    @Test
    void itCanBeSaidWhatIsItsOwn() {
        Run library = heddle.heddle("check", "-cp", "library.jar:own", "--own", "org.other, lib", "app.Caller");
        Run wrong = heddle.heddle("check", "-cp", "library.jar:own", "--own", "lib,,app", "app.Caller");

        assertEquals(1, library.exit(), library::toString);
        assertEquals(List.of("found: 2 data races in 16 executions"), lastLines(library, 1), library::toString);
        assertEquals(2, wrong.exit(), wrong::toString);
        assertTrue(wrong.err().contains("--own must be names of packages or classes, separated by commas"), wrong::toString);
    }

    @Test
    void racesThatAFileListsDoNotCount() throws IOException {
        Files.writeString(heddle.home().resolve("races.txt"), "# Levels may be old.\napp.Reader & lib.Meter on Meter.level\n\napp.Writer\n");

        Run run = heddle.heddle("check", "-cp", "library.jar:own", "--races-ignore", "races.txt", "--format", "text,json=ignored.json", "app.Reader");

        assertEquals(0, run.exit(), run::toString);
        assertEquals(List.of("1 data race ignored, as races.txt says", "note: no data race was found that this line means: races.txt:4 (app.Writer)",
                "verified: all 4 schedules explored, no failure and no data race but for 1 ignored"), lastLines(run, 3), run::toString);
        JsonObject spared = JsonParser.parseString(Files.readString(heddle.home().resolve("ignored.json"))).getAsJsonObject().getAsJsonObject("spared");
        assertEquals("{\"libraryRaces\":0,\"ignoredRaces\":1,\"idle\":[\"races.txt:4 (app.Writer)\"]}", spared.toString());
    }

    @Test
    void aListThatCannotBeReadIsRefused() throws IOException {
        Files.writeString(heddle.home().resolve("bad.txt"), "app.Reader\napp.Reader lib.Meter\n");

        Run bad = heddle.heddle("check", "-cp", "library.jar:own", "--races-ignore", "bad.txt", "app.Reader");
        Run none = heddle.heddle("check", "-cp", "library.jar:own", "--races-ignore", "none.txt", "app.Reader");

        assertEquals(2, bad.exit(), bad::toString);
        assertTrue(bad.err().contains("bad.txt:2: 'app.Reader lib.Meter' is no data race"), bad::toString);
        assertEquals(2, none.exit(), none::toString);
        assertTrue(none.err().contains("--races-ignore names none.txt, which cannot be read"), none::toString);
    }
}
