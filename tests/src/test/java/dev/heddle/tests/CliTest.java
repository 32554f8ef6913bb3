package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.heddle.model.Witness;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line as its users start it; all of it in a directory with a blank in its name. */
class CliTest {

    private static final Pattern TABLE_ROW = Pattern.compile("^ {0,3}\\d+  .*");

    @TempDir
    static Path temporary;

    private static Distribution heddle;
    private static Session session;

    @BeforeAll
    static void unpack() throws IOException {
        heddle = Distribution.in(Files.createDirectories(temporary.resolve("a home")));
        Files.createDirectories(heddle.home().resolve("examples.java"));
        Path programs = Files.createDirectories(heddle.home().resolve("programs"));
        for (Path program : Distribution.list(Distribution.ROOT.resolve("tests/src/test/resources/programs"))) {
            Files.copy(program, programs.resolve(program.getFileName()));
        }
        session = new Session(heddle.home());
    }

    @AfterAll
    static void end() throws IOException {
        session.close();
    }

    private static void expect(int exit, Run run, String... parts) {
        assertAll(run.toString(), () -> assertEquals(exit, run.exit()),
                () -> List.of(parts).forEach(part -> assertTrue((run.out() + run.err()).contains(part), () -> "'" + part + "' is missing")));
    }

    // ---- exit codes ----

    @Test
    @Tag(Run.EACH_JDK)
    void exitsWith0IfNothingIsFound() {
        Run run = heddle.heddle("check", "programs/Correct.java");

        expect(0, run, "verified: all ", "no failure and no data race");
        assertEquals("", run.err());
    }

    @Test
    @Tag(Run.EACH_JDK)
    void exitsWith1IfSomethingIsFound() {
        Run run = heddle.heddle("check", "examples/LostUpdate.java");

        expect(1, run, "assertion failed: expected 130 but was ", "lost update on LostUpdate.balance", "found: 1 failure");
        assertEquals("", run.err());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "NeverMeant | no inputs satisfy what the program assumes (NeverMeant.java:8)",
        "UpsideDown | the range of the input 'amount' is upside down (UpsideDown.java:7, in thread main)",
        "SameName | the program asks a second time for an input named 'amount' (SameName.java:8, in thread main)",
        "OneOfNone | the input 'colour' is to be one of no values (OneOfNone.java:8, in thread main)",
        "NoName | the program asks for an input without a name (NoName.java:7, in thread main)",
        "NegativeLength | the input 'values' is to be of at most -1 elements (NegativeLength.java:7, in thread main)"})
    void exitsWith3IfInputsCannotBe(String program, String sentence) {
        expect(3, heddle.heddle("check", "programs/" + program + ".java"), "unsupported: " + sentence);
    }

    @Test
    @Tag(Run.EACH_JDK)
    void reportsAndReplaysInputs() {
        expect(1, heddle.heddle("check", "examples/Transfer.java", "--out", "transfer"), "inputs: amount = 71", "where 70 - amount < 0");
        expect(1, heddle.heddle("replay", "transfer/Transfer-1.witness"), "assertion failed: overdrawn", "inputs: amount = 71");
    }

    @Test
    void saysWhereTheSolverGaveUp() {
        expect(0, heddle.heddle("check", "programs/Unsolved.java", "--solver-time", "1"), "the search was not exhaustive (not all inputs could be solved for)",
                "note: the solver gave up once on the branch at Unsolved.java:10 (--solver-time): neither inputs nor a proof that there are none");
    }

    @Test
    void callsConstantsByTheirNames() {
        String[] inputs = {"inputs: order = BUY, market = \"Paris\"", "where order == BUY", "and market == \"Paris\""};

        expect(1, heddle.heddle("check", "programs/Orders.java", "--symbolic", "place", "--out", "orders"), inputs);
        expect(1, heddle.heddle("replay", "orders/Orders-1.witness"), inputs);
        expect(1, heddle.heddle("check", "programs/Orders.java", "--symbolic", "place", "--format", "json"), "\"order\": \"BUY\"",
                "\"order == BUY\"");
    }

    @Test
    @Tag(Run.EACH_JDK)
    void exitsWith3IfTheProgramCannotBeControlled() {
        expect(3, heddle.heddle("check", "programs/Listens.java"), "unsupported: ", "ServerSocket", "Listens.java:8");
    }

    @Test
    void exitsWith4OnlyIfExhaustionIsRequired() {
        String[] command = {"check", "--strategy", "random", "--executions", "5", "programs/Correct.java", "--require-exhaustive"};

        expect(4, heddle.heddle(command), "no failure in 5 executions; the search was not exhaustive");
        expect(0, heddle.heddle(List.of(command).subList(0, 6).toArray(new String[0])));
    }

    @Test
    void letsDataRacesCountAsToldTo() {
        expect(1, heddle.heddle("check", "programs/Races.java"), "data race on Races.last", "found: 1 data race");
        expect(0, heddle.heddle("check", "--races", "warn", "programs/Races.java"), "data race on Races.last", "found: 1 data race");
        expect(0, heddle.heddle("check", "--races", "off", "programs/Races.java"), "verified", "data races were not looked for");
    }

    @Test
    @Tag(Run.EACH_JDK)
    void runsProgramsWithPreviewFeaturesIfToldTo() throws IOException {
        assumeTrue(Runtime.version().feature() == 25, "the preview features of other JDKs are different");
        Files.writeString(heddle.home().resolve("Scoped.java"), """
                import java.util.concurrent.StructuredTaskScope;

                class Scoped {
                    public static void main(String[] args) throws InterruptedException {
                        try (var scope = StructuredTaskScope.open()) {
                            var task = scope.fork(() -> 1);
                            scope.join();
                            assert task.get() == 1;
                        }
                    }
                }
                """);

        expect(2, heddle.heddle("check", "Scoped.java"), "Scoped.java does not compile; set the environment variable HEDDLE_JAVA_OPTIONS=--enable-preview");
        expect(0, heddle.shell("HEDDLE_JAVA_OPTIONS=--enable-preview ./heddle check Scoped.java"), "verified");
        expect(0, heddle.shell("$JAVA_HOME/bin/javac --enable-preview --release 25 -nowarn Scoped.java"));
        expect(2, heddle.heddle("check", "Scoped"), "the class Scoped uses preview features of Java; set the environment variable");
    }

    // ---- help ----

    @ParameterizedTest
    @ValueSource(strings = {"--help", "check --help", "replay --help", "explain --help", "step --help", "help", "help check", "help step", "-h"})
    void helps(String line) {
        Run run = heddle.heddle(line.split(" "));

        expect(0, run);
        assertTrue(run.out().startsWith("Usage: heddle"), run.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "check --version", "replay -V"})
    @Tag(Run.EACH_JDK)
    void tellsItsVersionAndTheJvm(String line) {
        expect(0, heddle.heddle(line.split(" ")), "Heddle 0.1.0", "Java " + Runtime.version().feature());
    }

    // ---- wrong use ----

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "''                                              | which command?",
        "chekc                                           | Did you mean: heddle check",
        "check                                           | there is no PROGRAM to check",
        "check --nonsense examples/LostUpdate.java       | '--nonsense'",
        "check --strategy best examples/LostUpdate.java  | there is no strategy 'best'",
        "check --executions 0 examples/LostUpdate.java   | --executions must be at least 1",
        "check --executions few examples/LostUpdate.java | '--executions'",
        "check --solver-time 0 examples/Transfer.java    | --solver-time must be from 1 to 3600",
        "check --solver-time 3601 examples/Transfer.java | --solver-time must be from 1 to 3600",
        "check --steps 0 examples/LostUpdate.java        | --steps must be at least 1",
        "check --time -1 examples/LostUpdate.java        | --time must not be negative",
        "check --time 9223372037 examples/LostUpdate.java | --time must be at most 9223372036",
        "check --jobs 2147483647 examples/LostUpdate.java | --jobs must be from 1 to 1000",
        "check --strategy pct --depth 2147483647 examples/LostUpdate.java | --depth must be from 1 to 1000",
        "check --races maybe examples/LostUpdate.java    | '--races'",
        "check --format xml examples/LostUpdate.java     | '--format'",
        "check nowhere/Lost.java                         | there is no file nowhere/Lost.java",
        "check examples.java                             | examples.java is a directory",
        "check com.acme.Nothing                          | there is no class com.acme.Nothing on the class path",
        "check -cp nowhere.jar com.acme.Nothing          | there is no nowhere.jar, which the class path names",
        "check -cp /dev/null com.acme.Nothing            | /dev/null, which the class path names, is neither a file nor a directory",
        "check --checkpoint /dev/null examples/LostUpdate.java | /dev/null is no checkpoint",
        "replay                                          | Missing required parameter: 'FILE'",
        "replay nowhere.witness                          | there is no file nowhere.witness",
        "replay examples                                 | cannot read examples",
        "replay examples/LostUpdate.java                 | this is not a witness"
    })
    void exitsWith2AndASentence(String line, String sentence) {
        Run run = session.heddle(line.isEmpty() ? new String[0] : line.split(" "));

        expect(2, run, "heddle: ", sentence);
        assertEquals("", run.out());
        assertFalse(run.err().contains("\tat "), run.err());
    }

    @Test
    @Tag(Run.EACH_JDK)
    void showsWhatTheCompilerSays() throws IOException {
        Files.writeString(heddle.home().resolve("programs/Broken.java"), "class Broken { int x = \"no\"; }");

        expect(2, heddle.heddle("check", "programs/Broken.java"), "programs/Broken.java does not compile", "incompatible types");
    }

    @Test
    void refusesAClassWithoutMain() throws IOException {
        Files.writeString(heddle.home().resolve("programs/NoMain.java"), "public class NoMain { }");

        expect(2, heddle.heddle("check", "programs/NoMain.java"), "the class NoMain has no method 'public static void main(String[])'");
    }

    @Test
    @Tag(Run.EACH_JDK)
    void refusesAClassFileOfANewerJava() throws IOException {
        Path classes = compile("Correct");
        Path file = classes.resolve("Correct.class");
        byte[] bytes = Files.readAllBytes(file);
        bytes[7] = 120;
        Files.write(file, bytes);

        expect(2, heddle.heddle("check", "-cp", classes.toString(), "Correct"), "the class Correct was compiled for a newer Java than this one");
    }

    @Test
    void refusesAMalformedWitness() throws IOException {
        String witness = "heddle-witness 1\nprogram source examples/LostUpdate.java\nfinding data-race\n";
        refuse(witness, "the witness has no line 'schedule'");
        refuse(witness + "schedule 1 x\n", "'x' does not name a thread");
        refuse(witness + "schedule 2000000000\n", "'2000000000' does not name a thread");
        refuse(witness + "schedule 1\nlens escapes\n", "'escapes' is nothing that can be learnt");
        refuse(witness + "schedule 1\nsetting colour red\n", "there is no setting 'colour'");
        refuse(witness + "schedule 1\nsetting steps many\n", "'many' is no value for the setting steps");
        refuse(witness.replace("source", "sauce") + "schedule 1\n", "does not say what to run");
        refuse(witness.replace("witness 1", "witness 9"), "the witness has format version 9, this Heddle reads version 1");
        refuse(witness + "schedule 7 7\n", "the program does not follow the schedule");
        refuse("\u0000\u0001", "this is not a witness");
    }

    private static void refuse(String witness, String sentence) throws IOException {
        Path file = heddle.home().resolve("malformed.witness");
        Files.writeString(file, witness);
        Run run = heddle.heddle("replay", "--yes", "malformed.witness");

        expect(2, run, "heddle: ", "malformed.witness", sentence);
        assertFalse(run.err().contains("\tat "), run.err());
    }

    // ---- programs ----

    @Test
    @Tag(Run.EACH_JDK)
    void runsCompiledClassesWithArguments() throws IOException {
        Path classes = compile("Chooses");
        Files.writeString(heddle.home().resolve("file"), "--three");
        Run run = heddle.heddle("check", "-cp", classes.toString(), "--out", "compiled", "Chooses", "--", "--one", "two words", "@file");

        expect(1, run, "java.lang.IllegalStateException: three", "| --one|two words|@file");
        expect(1, heddle.heddle("replay", "compiled/Chooses-1.witness"), "java.lang.IllegalStateException: three", "| --one|two words|@file");
    }

    @Test
    void findsASourceFileInADirectoryWithABlank() throws IOException {
        Path directory = Files.createDirectories(heddle.home().resolve("my programs"));
        Files.copy(heddle.home().resolve("examples/LostUpdate.java"), directory.resolve("LostUpdate.java"));
        Run run = heddle.heddle("check", "my programs/LostUpdate.java", "--out", "my findings");

        expect(1, run, "heddle replay 'my findings/LostUpdate-1.witness'");
        expect(1, heddle.shell("./heddle replay 'my findings/LostUpdate-1.witness'"));
    }

    @Test
    @Tag(Run.EACH_JDK)
    void leavesNoTemporaryFileBehind() throws IOException {
        Path tmp = Files.createDirectories(heddle.home().resolve("temporary"));

        expect(1, heddle.shell("HEDDLE_JAVA_OPTIONS=-Djava.io.tmpdir=temporary ./heddle check examples/LostUpdate.java"));
        assertEquals(List.of(), Distribution.list(tmp));
    }

    private static Path compile(String name) throws IOException {
        Path classes = Files.createTempDirectory(heddle.home(), "classes ");
        Path api = heddle.home().resolve("cli/target/lib/heddle-api.jar");
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-d", classes.toString(), "-cp", api.toString(),
                heddle.home().resolve("programs").resolve(name + ".java").toString()));
        return classes;
    }

    // ---- witnesses ----

    @Test
    @Tag(Run.EACH_JDK)
    void writesWitnessesThatReplayAsTheSameTrace() {
        Run check = heddle.heddle("check", "--out", "twice", "examples/LostUpdate.java");
        Run replay = heddle.heddle("replay", "twice/LostUpdate-1.witness");

        expect(1, replay, "assertion failed: expected 130 but was ");
        List<String> rows = rows(replay);
        assertFalse(rows.isEmpty());
        assertEquals(rows, rows(check).subList(0, rows.size()));
        assertEquals(rows, rows(heddle.heddle("replay", "twice/LostUpdate-1.witness")));
        assertEquals(rows, rows(heddle.heddle("replay", "--carriers", "platform", "twice/LostUpdate-1.witness")));
    }

    private static List<String> rows(Run run) {
        return run.out().lines().filter(line -> TABLE_ROW.matcher(line).matches()).toList();
    }

    @Test
    void saysThatAFixedProgramDoesNotFailAnyMore() throws IOException {
        Path source = heddle.home().resolve("programs/LostUpdate.java");
        String broken = Files.readString(heddle.home().resolve("examples/LostUpdate.java"));
        Files.writeString(source, broken);
        expect(1, heddle.heddle("check", "--races", "off", "--out", "fixed", "programs/LostUpdate.java"));
        Files.writeString(source, broken.replace("balance == 130", "balance <= 130"));

        expect(0, heddle.heddle("replay", "fixed/LostUpdate-1.witness"), "does not happen any more",
                "The program has changed since the witness was made: LostUpdate.");
    }

    @Test
    void printsWitnessesThatItCannotWrite() {
        Run run = heddle.heddle("check", "--out", "examples/LostUpdate.java/out", "examples/LostUpdate.java");

        expect(1, run, "found: 1 failure and ", "cannot write examples/LostUpdate.java/out/LostUpdate-1.witness", "finding data-race",
                "finding assertion-failed");
        String[] witnesses = run.err().split("(?=heddle-witness 1)");
        assertEquals("assertion-failed", Witness.parse(witnesses[1]).finding());
    }

    @Test
    void goesOnWithAReadOnlyDirectory() throws IOException {
        Path directory = Files.createDirectories(heddle.home().resolve("read only"));
        assertTrue(directory.toFile().setWritable(false));
        assumeFalse(Files.isWritable(directory), "this user may write anywhere");

        expect(1, heddle.heddle("check", "--out", "read only", "examples/LostUpdate.java"), "cannot write read only/LostUpdate-1.witness");
    }

    // ---- JSON ----

    @Test
    void printsJson() {
        Run run = heddle.heddle("check", "--format", "json", "--out", "json", "examples/LostUpdate.java");
        JsonObject report = JsonParser.parseString(run.out()).getAsJsonObject();
        JsonArray findings = report.getAsJsonArray("findings");

        assertEquals(1, run.exit());
        assertEquals("heddle-report", report.get("format").getAsString());
        assertEquals(1, report.get("version").getAsInt());
        assertEquals("FOUND", report.get("verdict").getAsString());
        assertTrue(findings.size() > 1);
        for (int i = 0; i < findings.size(); i++) {
            JsonObject finding = findings.get(i).getAsJsonObject();
            Run replay = heddle.heddle("replay", "--format", "json", finding.get("witness").getAsString());
            JsonObject again = JsonParser.parseString(replay.out()).getAsJsonObject().getAsJsonArray("findings").get(0).getAsJsonObject();
            assertEquals(finding.get("events"), again.get("events"));
            assertEquals(finding.get("schedule"), again.get("schedule"));
            assertEquals(finding.get("message"), again.get("message"));
        }
    }

    @Test
    void printsJsonWhenNothingIsFound() {
        JsonObject report = JsonParser.parseString(heddle.heddle("check", "--format", "json", "programs/Correct.java").out()).getAsJsonObject();

        assertEquals("VERIFIED", report.get("verdict").getAsString());
        assertEquals(0, report.getAsJsonArray("findings").size());
    }

    // ---- where a program begins ----

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "Entries#withdraw | too much | amount = 43, fast = true",
        "#only(long) | seven | number = 7",
        "only(Colour, int[]) | green | numbers[1] = 77"
    })
    void beginsInAMethodWithInputs(String method, String message, String inputs) {
        Run run = heddle.heddle("check", "programs/Entries.java", "--out", "entry", "--symbolic", method);

        expect(1, run, message, inputs);
        expect(1, heddle.heddle("replay", "entry/Entries-1.witness"), message, inputs);
    }

    @Test
    void takesArgumentsOfMainForInputs() {
        expect(1, heddle.heddle("check", "--symbolic-args", "programs/Entries.java", "--out", "arguments"), "two arguments", "args.length = 2");
        expect(1, heddle.heddle("replay", "arguments/Entries-1.witness"), "two arguments");
        expect(0, heddle.heddle("check", "programs/Entries.java", "--symbolic-args", "1"), "verified");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "only | has several methods only; say which: only(Colour,int[]), only(long)",
        "only(int) | has no method only(int); there is only(Colour,int[]), only(long)",
        "none | has no method none",
        "thing | the parameter thing of Entries#thing(Object) cannot be an input",
        "Entries$Held#go | has no constructor without parameters",
        "a b | 'a b' names no method"
    })
    void saysWhatIsWrongWithAMethod(String method, String complaint) {
        expect(2, heddle.heddle("check", "programs/Entries.java", "--symbolic", method), complaint);
    }

    @Test
    void saysWhatIsWrongWithAnEntry() {
        expect(2, heddle.heddle("check"), "there is no PROGRAM to check");
        expect(2, heddle.heddle("check", "--symbolic", "go"), "does not say in which class the method is");
        expect(2, heddle.heddle("check", "programs/Entries.java", "--symbolic", "loop", "--symbolic-args", "1"), "contradict each other");
        expect(2, heddle.heddle("check", "programs/Entries.java", "--symbolic-args", "17"), "must be from 1 to 16");
        expect(2, heddle.heddle("check", "programs/Entries.java", "--symbolic", "loop", "--", "a"), "arguments are for a main method");
    }

    @Test
    void saysWhereALoopWentOn() {
        expect(0, heddle.heddle("check", "programs/Entries.java", "--symbolic", "loop", "--loops", "7"),
                "no failure in 8 executions; the search was not exhaustive (loops went on beyond the bound on them)",
                "only the first 7 times that an execution comes to the branch at Entries.java:38 were looked into (--loops)");
    }

    @Test
    void findsOverflowsIfAsked() {
        expect(0, heddle.heddle("check", "programs/Entries.java", "--symbolic", "twice"), "verified");
        expect(1, heddle.heddle("check", "programs/Entries.java", "--symbolic", "twice", "--overflow", "--out", "overflow"),
                "1073741824 * 2 overflows", "at Entries.java:44");
        expect(1, heddle.heddle("replay", "overflow/Entries-1.witness"), "1073741824 * 2 overflows");
    }
}
