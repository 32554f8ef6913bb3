package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.heddle.model.Finding;
import dev.heddle.report.Format;
import dev.heddle.report.SarifSchema;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How results are written, and where to. */
class FormatTest {

    @TempDir
    static Path temporary;

    private static Distribution heddle;

    @BeforeAll
    static void unpack() throws IOException {
        heddle = Distribution.in(Files.createDirectories(temporary.resolve("a home")));
    }

    private static JsonObject sarif(Path file) throws IOException {
        String text = Files.readString(file);
        new SarifSchema().require(text);
        return JsonParser.parseString(text).getAsJsonObject().getAsJsonArray("runs").get(0).getAsJsonObject();
    }

    /** What the pages about findings show, as SARIF. */
    @TestFactory
    Stream<DynamicTest> everyKindOfFindingIsSarif() {
        return Stream.of(Finding.Kind.values()).map(kind -> DynamicTest.dynamicTest(kind.id(), () -> {
            Path page = Distribution.ROOT.resolve("docs/findings/" + kind.id() + ".md");
            Markdown program = Markdown.blocks(page).stream().filter(block -> !block.file().isEmpty()).findFirst().orElseThrow();
            Path directory = Files.createDirectories(heddle.home().resolve("kinds"));
            Files.write(directory.resolve(program.file()), program.text());
            Path file = heddle.home().resolve(kind.id() + ".sarif");
            Run run = heddle.heddle("check", "--stuck", "1", "--overflow", "--format", "sarif=" + file.getFileName(), "kinds/" + program.file());

            assertEquals(kind == Finding.Kind.EARLY ? 0 : 1, run.exit(), run::toString);
            assertEquals("", run.out());
            boolean found = false;
            for (JsonElement each : sarif(file).getAsJsonArray("results")) {
                JsonObject result = each.getAsJsonObject();
                found |= result.get("ruleId").getAsString().equals(kind.id());
                String uri = result.getAsJsonArray("locations").get(0).getAsJsonObject().getAsJsonObject("physicalLocation")
                        .getAsJsonObject("artifactLocation").get("uri").getAsString();
                assertEquals("kinds/" + program.file(), uri);
            }
            assertTrue(found, run::toString);
        }));
    }

    @Test
    void writesSeveralFormatsAtOnce() throws IOException {
        Run run = heddle.heddle("check", "--out", "several", "--format", "text,sarif", "--format", "json=my reports/all.json", "examples/LostUpdate.java");

        assertEquals(1, run.exit(), run::toString);
        assertTrue(run.out().contains("lost update on LostUpdate.balance"), run::toString);
        assertEquals(List.of("heddle: wrote several/LostUpdate.sarif", "heddle: wrote my reports/all.json"), run.err().lines().toList());
        JsonObject json = JsonParser.parseString(Files.readString(heddle.home().resolve("my reports/all.json"))).getAsJsonObject();
        JsonObject sarif = sarif(heddle.home().resolve("several/LostUpdate.sarif"));
        assertEquals(json.getAsJsonArray("findings").size(), sarif.getAsJsonArray("results").size());
        assertEquals("several/LostUpdate-1.witness", sarif.getAsJsonArray("results").get(0).getAsJsonObject().getAsJsonObject("properties").get("witness").getAsString());
        assertEquals(Files.readString(heddle.home().resolve("several/LostUpdate-1.witness")).lines().filter(line -> line.startsWith("schedule ")).toList(),
                List.of("schedule " + json.getAsJsonArray("findings").get(0).getAsJsonObject().get("schedule").getAsString()));
    }

    @Test
    void replaysAsSarif() throws IOException {
        heddle.heddle("check", "--out", "again", "examples/LostUpdate.java");
        Run run = heddle.heddle("replay", "--format", "json,sarif", "again/LostUpdate-1.witness");

        assertEquals(1, run.exit(), run::toString);
        assertEquals(1, JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("findings").size());
        assertEquals(1, sarif(heddle.home().resolve("again/LostUpdate-1.sarif")).getAsJsonArray("results").size());
    }

    @Test
    void namesSourcesFromTheTopOfTheCheckout() throws IOException {
        Path checkout = Files.createDirectories(heddle.home().resolve("checkout/.git")).getParent();
        Path sources = Files.createDirectories(checkout.resolve("bank/src/main/java/com/acme"));
        String text = Files.readString(heddle.home().resolve("examples/LostUpdate.java"));
        Files.writeString(sources.resolve("LostUpdate.java"), "package com.acme;\n" + text);
        Run run = heddle.shell("cd checkout/bank && mkdir -p target && \"$JAVA_HOME\"/bin/javac -g -d target/classes src/main/java/com/acme/*.java"
                + " && ../../heddle check --format sarif -cp target/classes com.acme.LostUpdate >out.sarif");

        assertEquals(1, run.exit(), run::toString);
        JsonObject sarif = sarif(checkout.resolve("bank/out.sarif"));
        assertTrue(sarif.toString().contains("\"uri\":\"bank/src/main/java/com/acme/LostUpdate.java\",\"uriBaseId\":\"%SRCROOT%\""), sarif::toString);
        URI top = URI.create(sarif.getAsJsonObject("originalUriBaseIds").getAsJsonObject("%SRCROOT%").get("uri").getAsString());
        assertTrue(Files.isSameFile(checkout, Path.of(top)));
    }

    @Test
    void helpKnowsEveryFormat() {
        String help = heddle.heddle("check", "--help").out().replaceAll("\\s+", " ");
        String sentence = help.substring(help.indexOf("How to write the result:"), help.indexOf("several are separated by commas"));

        assertTrue(Stream.of(Format.values()).allMatch(format -> sentence.contains(format.id())), sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "xml               | '--format' does not know 'xml'",
        "text,TEXT         | --format names text twice",
        "json=a,sarif=a    | --format names the file a twice",
        "sarif=            | --format lacks the name of a file",
        "sarif=examples    | cannot write examples"
    })
    void refusesFormats(String format, String sentence) {
        Run run = heddle.heddle("check", "--format", format, "examples/LostUpdate.java");

        assertEquals(2, run.exit(), run::toString);
        assertTrue(run.err().contains(sentence), run::toString);
        assertEquals("", run.out());
    }

    @Test
    void aReportThatCannotBeWrittenIsNoticedBeforeTheSearch() {
        Run run = heddle.heddle("check", "--format", "text,sarif=examples/LostUpdate.java/a.sarif", "examples/LostUpdate.java");

        assertEquals(2, run.exit(), run::toString);
        assertTrue(run.err().contains("heddle: cannot write examples/LostUpdate.java/a.sarif"), run::toString);
        assertEquals("", run.out());
    }
}
