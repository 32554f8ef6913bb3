package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.heddle.report.SarifSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/** The Maven plugin in small projects, which lie in directories with a blank in their name. */
@ResourceLock(MavenProject.REPOSITORY_LOCK)
class MavenPluginTest {

    private static final String[] ENDLESS = {"test-compile", "heddle:check", "-Dheddle.programs=Marks", "-Dheddle.all", "-Dheddle.races=off", "-Dheddle.time=0"};

    @TempDir
    static Path temporary;

    private static MavenProject bank;

    @BeforeAll
    static void unpack() throws IOException {
        bank = project("bank", "a bank");
    }

    private static MavenProject project(String template, String directory) throws IOException {
        return MavenProject.of(Distribution.ROOT.resolve("tests/src/test/resources/maven").resolve(template), temporary.resolve(directory));
    }

    private static void expect(boolean success, Run run, String... parts) {
        assertAll(run.toString(), () -> assertEquals(success ? 0 : 1, run.exit()),
                () -> List.of(parts).forEach(part -> assertTrue(run.out().contains(part), () -> "'" + part + "' is missing")));
    }

    // ---- check, report, replay ----

    @Test
    void failsTheBuildWithTheTableAndReplaysUntilItIsFixed() throws IOException {
        MavenProject project = project("bank", "a listed bank");
        Run check = project.mvn("test-compile", "-Plisted");

        expect(false, check, "BUILD FAILURE", "checking com.acme.Locked", "verified: all 2 schedules explored",
                "[ERROR] com.acme.Deposits: assertion failed: 10 with 10, twenty <b>", "read balance -> 0", "(!)  Account.java:8",
                "[ERROR]   Replay   mvn heddle:replay -Dheddle.witness=target/heddle/com.acme.Deposits/Deposits-1.witness",
                "[ERROR] drawn: assertion failed: 10 with ", " · pct",
                "com.acme.Deposits: found: 1 failure in ", "; drawn: found: 1 failure and ", " (target/heddle/index.html)");

        String sarif = Files.readString(project.file("target/heddle/com.acme.Deposits/report.sarif"));
        new SarifSchema().require(sarif);
        assertTrue(sarif.contains("\"uri\": \"src/main/java/com/acme/Account.java\""), sarif);
        assertTrue(sarif.contains("\"uri\": \"src/test/java/com/acme/Deposits.java\""), sarif);
        JsonObject json = JsonParser.parseString(Files.readString(project.file("target/heddle/com.acme.Locked/report.json"))).getAsJsonObject();
        assertEquals("VERIFIED", json.get("verdict").getAsString());

        String page = Files.readString(project.file("target/heddle/index.html"));
        assertAll(page, () -> assertTrue(page.contains("<title>Heddle: Acme &lt;Bank&gt;</title>")),
                () -> assertTrue(page.contains("<h3>10 with 10, twenty &lt;b&gt;</h3>")),
                () -> assertTrue(page.contains("<td class=\"where\">Account.java:8</td>")),
                () -> assertTrue(page.contains("<span class=\"good\">verified</span>")),
                () -> assertTrue(page.contains("<a href=\"com.acme.Deposits/Deposits-1.witness\">")));

        String[] replay = {"test-compile", "heddle:replay", "-Dheddle.witness=target/heddle/com.acme.Deposits/Deposits-1.witness"};
        expect(false, project.mvn(replay), "assertion failed: 10 with 10, twenty <b>",
                "the failure of target/heddle/com.acme.Deposits/Deposits-1.witness is still there");
        expect(false, project.mvn("heddle:replay", replay[2], "-Dheddle.jvmArguments=-Xmxfoo"), "Deposits-1.witness cannot be replayed: Invalid maximum heap size");
        Path source = project.file("src/test/java/com/acme/Deposits.java");
        Files.writeString(source, Files.readString(source).replace("balance == 20", "balance <= 20"));
        expect(true, project.mvn(replay), "'10 with 10, twenty <b>' does not happen any more");
    }

    @Test
    void whatWasFoundIsWrittenWhenTheBuildIsEnded() throws IOException {
        MavenProject project = counting("an ended bank");
        project.mvn(FaultsTest.onceMarked(project.file("mark"), ProcessHandle::destroy), ENDLESS);

        isWritten(project);
    }

    /** As by Ctrl-C: the search is interrupted, and then ended by Maven. */
    @Test
    void whatWasFoundIsWrittenWhenTheTerminalInterrupts() throws IOException {
        MavenProject project = counting("an interrupted bank");
        project.group(FaultsTest.onceMarked(project.file("mark"), group -> ProcessGroup.signal("INT", group)), ENDLESS);

        isWritten(project);
    }

    /** A project with a program that fails, and has many schedules. */
    private static MavenProject counting(String directory) throws IOException {
        MavenProject project = project("bank", directory);
        String marks = Files.readString(Distribution.ROOT.resolve("tests/src/test/resources/programs/Marks.java"));
        project.write("src/test/java/Marks.java", marks.replace("args[0]", "\"mark\"").replace("args[1]", "\"fails\""));
        return project;
    }

    private static void isWritten(MavenProject project) throws IOException {
        assertTrue(Files.readString(project.file("target/heddle/Marks/Marks-1.witness")).contains("message java.lang.IllegalStateException: counted less\n"));
        assertTrue(Files.readString(project.file("target/heddle/Marks/report.txt")).contains("found: 1 failure in "));
    }

    /** One program of several that cannot be checked costs nothing of what came of the others. */
    @Test
    void tellsOfAllProgramsIfOneCannotBeChecked() throws IOException {
        MavenProject project = project("bank", "an unsupported bank");
        project.write("src/test/java/Starts.java", "public class Starts { public static void main(String[] args) throws Exception { new ProcessBuilder(\"true\").start(); } }\n");
        Run run = project.mvn("test-compile", "heddle:check", "-Dheddle.programs=Starts,Nowhere,com.acme.Deposits,com.acme.Locked", "-Dheddle.failOnFinding=false");

        expect(false, run, "checking com.acme.Locked", "verified: all 2 schedules explored", "com.acme.Deposits: found: 1 failure and ", "; Starts: unsupported: ",
                "; Nowhere cannot be checked: heddle: there is no class Nowhere on the class path", " (target/heddle/index.html)");
        String page = Files.readString(project.file("target/heddle/index.html"));
        assertAll(page, () -> assertTrue(page.contains("<a href=\"com.acme.Deposits/Deposits-1.witness\">")), () -> assertTrue(page.contains("Starts")),
                () -> assertTrue(page.contains("<span class=\"good\">verified</span>")));
    }

    @Test
    void takesEverythingFromTheCommandLine() throws IOException {
        Run run = bank.mvn("test-compile", "heddle:check", "heddle:report", "-Dheddle.programs=com.acme.Locked,com.acme.Deposits", "-Dheddle.failOnFinding=false",
                "-Dheddle.races=warn", "-Dheddle.outputDirectory=found here", "-Dheddle.reportFile=page/all.html", "-Dheddle.jvmArguments=-Xmx200m,-Xss2m",
                "-Dheddle.options=--minimize,0");

        expect(true, run, "[WARNING] com.acme.Deposits: found: 1 failure and ", "report: page/all.html");
        assertTrue(Files.readString(bank.file("page/all.html")).contains("<a href=\"../found%20here/com.acme.Deposits/Deposits-1.witness\">"));
    }

    @Test
    void canDoWithoutTests() {
        expect(false, bank.mvn("test-compile", "heddle:check", "-Dheddle.scope=runtime", "-Dheddle.programs=com.acme.Deposits"),
                "com.acme.Deposits cannot be checked: heddle: there is no class com.acme.Deposits on the class path");
    }

    @Test
    void failsIfTheSearchHasToBeExhaustiveAndIsNot() {
        expect(false, bank.mvn("test-compile", "heddle:check", "-Dheddle.programs=com.acme.Locked", "-Dheddle.strategy=random", "-Dheddle.seed=3",
                "-Dheddle.executions=5", "-Dheddle.time=10", "-Dheddle.requireExhaustive"), "com.acme.Locked: no failure in 5 executions; the search was not exhaustive");
    }

    @Test
    void saysWhatIsMissing() {
        expect(false, bank.mvn("heddle:check"), "there is nothing to check; name classes with a main method");
        expect(true, bank.mvn("heddle:check", "-Dheddle.skip"), "skipped, because of heddle.skip");
    }

    /** The first two pieces of a POM in {@code docs/maven.md}, as they are. */
    @Test
    void theDocumentedPomWorks() throws IOException {
        MavenProject project = project("documented", "documented");
        List<String> snippets = Markdown.blocks(Distribution.ROOT.resolve("docs/maven.md")).stream().filter(block -> block.info().equals("xml"))
                .map(block -> String.join("\n", block.text())).toList();
        project.replace("@documented@", snippets.get(0).replace("<executions>", "<executions>" + snippets.get(1)));

        expect(true, project.mvn("verify"), "argLine set to ", "checking com.acme.Transfers", "checking orders-of-two", "report: target/heddle/index.html");
        assertTrue(Files.exists(project.file("target/heddle/orders-of-two/report.sarif")));
    }

    // ---- prepare-agent ----

    @Test
    void addsTheAgentToTheTests() throws IOException {
        MavenProject project = project("agent", "an agent");

        expect(true, project.mvn("test"), "agents=1[-Dacme.project=1]");
        expect(true, project.mvn("test", "-DargLine=-Dacme.line=1"), "agents=1[-Dacme.line=1]");
        expect(true, project.mvn("test", "-Plate", "-Dheddle.propertyName=options"), "agents=1[-Dacme.late=1]");
        Run skipped = project.mvn("test", "-Plate", "-Dheddle.propertyName=options", "-Dheddle.skip");
        expect(true, skipped, "agents=0[-Dacme.late=1]");
        assertFalse(skipped.out().contains("-javaagent:"), skipped::toString);
    }
}
