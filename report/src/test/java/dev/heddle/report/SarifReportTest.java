package dev.heddle.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.result.Result;
import dev.heddle.model.CodePoint;
import dev.heddle.model.Finding;
import dev.heddle.model.Limit;
import dev.heddle.model.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SarifReportTest {

    @TempDir
    Path temporary;

    private String sarif(Result result, boolean racesFail) throws IOException {
        Files.writeString(Files.createDirectories(temporary.resolve("src")).resolve(ToyTrace.FILE), "");
        Sources sources = new Sources(temporary, Optional.empty(), List.of(temporary.resolve("src")));
        return Format.SARIF.print(new ReportContext("examples/LostUpdate.java", "dpor", result, List.of("heddle-out/LostUpdate-1.witness"), true, racesFail, false, sources,
                file -> file, "0.1.0"));
    }

    private static JsonObject run(String sarif) {
        return JsonParser.parseString(sarif).getAsJsonObject().getAsJsonArray("runs").get(0).getAsJsonObject();
    }

    private static JsonObject only(Discovery discovery, String sarif) {
        JsonArray results = run(sarif).getAsJsonArray("results");
        assertEquals(1, results.size(), discovery::toString);
        return results.get(0).getAsJsonObject();
    }

    @Test
    void theSchemaRefusesWhatIsNotSarif() throws IOException {
        String sarif = sarif(Toys.found(Toys.lostUpdate()), true);

        assertFalse(new SarifSchema().isValid(sarif.replace("\"ruleIndex\": 0", "\"ruleIndex\": \"none\"")));
        assertFalse(new SarifSchema().isValid(sarif.replace("\"executionOrder\"", "\"order\"")));
    }

    @Test
    void followsTheSchema() throws IOException {
        SarifSchema schema = new SarifSchema();

        schema.require(sarif(Toys.found(Toys.lostUpdate(), Toys.race(), Toys.insideTheJdk()), false));
        schema.require(sarif(Toys.nothing(new Verdict.Verified(), 3, 0), true));
        schema.require(sarif(Toys.nothing(new Verdict.BudgetSpent(Limit.TIME), 3, 0), true));
        schema.require(sarif(Toys.nothing(new Verdict.Unsupported("Socket {0}"), 0, 0), true));
    }

    @Test
    void writesSarif() throws IOException {
        String text = sarif(Toys.found(Toys.lostUpdate(), Toys.race()), true);

        // The rules are pages of the documentation.
        Golden.check("lost-update.sarif", text.replace(temporary.toUri().toString(), "file:///top/").replaceFirst("(?s)\"rules\": \\[\n.*?\n {10}]", "\"rules\": []"));
    }

    @Test
    void everyThreadHasAFlowAndTheOrderIsThatOfTheTable() throws IOException {
        JsonObject result = only(Toys.lostUpdate(), sarif(Toys.found(Toys.lostUpdate()), true));
        JsonArray flows = result.getAsJsonArray("codeFlows").get(0).getAsJsonObject().getAsJsonArray("threadFlows");

        assertEquals(3, flows.size());
        List<Integer> orders = new ArrayList<>();
        for (JsonElement flow : flows) {
            flow.getAsJsonObject().getAsJsonArray("locations").forEach(step -> orders.add(step.getAsJsonObject().get("executionOrder").getAsInt()));
        }
        assertEquals(List.of(1, 2, 6, 8, 9, 4, 5, 3, 7), orders);
    }

    @Test
    void everyKindHasARuleWithHelp() throws IOException {
        JsonArray rules = run(sarif(Toys.nothing(new Verdict.Verified(), 1, 0), true)).getAsJsonObject("tool").getAsJsonObject("driver").getAsJsonArray("rules");

        assertEquals(Finding.Kind.values().length, rules.size());
        for (JsonElement each : rules) {
            JsonObject help = each.getAsJsonObject().getAsJsonObject("help");
            assertTrue(help.get("markdown").getAsString().contains("## How to fix it\n"), help::toString);
            assertFalse(help.get("text").getAsString().matches("(?s).*(\\*\\*|`|\n## |]\\().*"), help::toString);
            assertTrue(each.getAsJsonObject().getAsJsonObject("fullDescription").get("text").getAsString().length() < 1024, help::toString);
        }
    }

    @Test
    void racesThatDoNotCountAreWarnings() throws IOException {
        assertEquals("warning", only(Toys.race(), sarif(Toys.found(Toys.race()), false)).get("level").getAsString());
        assertEquals("error", only(Toys.race(), sarif(Toys.found(Toys.race()), true)).get("level").getAsString());
    }

    @Test
    void whatIsUnsupportedIsNoSuccess() throws IOException {
        JsonObject invocation = run(sarif(Toys.nothing(new Verdict.Unsupported("a map {1=2}"), 0, 0), true)).getAsJsonArray("invocations").get(0).getAsJsonObject();

        assertFalse(invocation.get("executionSuccessful").getAsBoolean());
        assertEquals("a map {{1=2}}", invocation.getAsJsonArray("toolExecutionNotifications").get(0).getAsJsonObject()
                .getAsJsonObject("message").get("text").getAsString());
    }

    @Test
    void theFingerprintDoesNotDependOnLines() throws IOException {
        Discovery one = Toys.lostUpdate();
        CodePoint moved = new CodePoint("LostUpdate", "main", "()V", 0, ToyTrace.FILE, 99);
        Finding finding = one.finding();
        Discovery other = new Discovery(new Finding(finding.kind(), "expected 130 but was 110", finding.details(), finding.threads(), List.of(moved),
                finding.events(), finding.throwable()), one.trace(), 1, 3, List.of());

        assertEquals(only(one, sarif(Toys.found(one), true)).get("partialFingerprints"), only(other, sarif(Toys.found(other), true)).get("partialFingerprints"));
    }

    @Test
    void findsSourcesBesideTheClasses() throws IOException {
        Path top = Path.of("").toAbsolutePath();
        Sources sources = Sources.of(Optional.empty(), List.of(), List.of(Path.of("target", "classes")));
        CodePoint known = new CodePoint("dev.heddle.report.json.Json$Inner", "x", "()V", 0, "Json.java", 1);
        CodePoint unknown = new CodePoint("com.acme.Account", "x", "()V", 0, "Account.java", 1);

        assertTrue(sources.find(known).orElseThrow().toString().endsWith("src/main/java/dev/heddle/report/json/Json.java"));
        assertEquals(top.resolve("src/main/java/dev/heddle/report/json/Json.java").toUri(), sources.top().resolve(sources.find(known).get()));
        assertEquals(Optional.empty(), sources.find(unknown));
        assertEquals("com/acme/Account.java", Sources.byPackage(unknown));
    }

    @Test
    void theProgramItselfIsKnown() {
        Sources sources = Sources.of(Optional.of(Path.of("my examples", "LostUpdate.java")), List.of(), List.of());

        assertTrue(sources.find(ToyTrace.point("main", 1)).orElseThrow().toString().endsWith("my%20examples/LostUpdate.java"));
    }
}
