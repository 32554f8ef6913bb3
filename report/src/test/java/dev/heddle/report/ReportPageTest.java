package dev.heddle.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Job;
import dev.heddle.model.FormatException;
import dev.heddle.model.Limit;
import dev.heddle.model.Verdict;
import dev.heddle.model.OptionValues;
import dev.heddle.model.Witness;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportPageTest {

    @TempDir
    Path base;

    private Path results;

    @BeforeEach
    void makeDirectory() throws IOException {
        results = Files.createDirectories(base.resolve("target/heddle"));
    }

    private ReportPage page(String file) throws IOException {
        return ReportPage.of(results, "Acme <Bank>", base, witness -> "again " + witness, base.resolve(file));
    }

    private void save(String program, Result result, String... witnesses) throws IOException {
        Files.writeString(results.resolve(program + ".json"), Format.JSON.print(ReportContext.of(program, "dpor", result).withWitnesses(List.of(witnesses))));
    }

    private void saveWitness(String name, Discovery discovery) throws IOException {
        Witness witness = new Witness(Job.of("a & b", OptionValues.NONE), discovery.trace().inputs(), List.of(), Map.of(), discovery.finding().kind().id(),
                discovery.finding().message(), "Heddle", discovery.trace().schedule());
        Files.writeString(results.resolve(name), witness.toString());
    }

    @Test
    void showsAllThatIsInADirectory() throws IOException {
        save("a deposit", Toys.found(Toys.lostUpdate(), Toys.race()), "target/heddle/my deposit-1.witness");
        save("b map", Toys.found(Toys.insideTheJdk()));
        Files.writeString(results.resolve("b map.json"), Files.readString(results.resolve("b map.json")).replace("\"schedule\":",
                "\"inputs\": {\"amount\": \"71\", \"name\": \"\\\"<b>\\\"\"}, \"path\": [\"amount <= 100\", \"amount > 70\"], \"schedule\":"));
        save("c verified", Toys.nothing(new Verdict.Verified(), 1_000, 0));
        save("d spent", Toys.nothing(new Verdict.BudgetSpent(Limit.EXHAUSTED), 7, 1));
        save("e unsupported", Toys.nothing(new Verdict.Unsupported("Socket <\u0001>"), 0, 0));
        saveWitness("my deposit-1.witness", Toys.lostUpdate());
        saveWitness("kept-1.witness", Toys.race());
        Files.writeString(results.resolve("other.witness"), "other");
        Files.writeString(results.resolve("other.json"), "{\"format\": 1}");
        Files.writeString(results.resolve("empty.json"), "");

        page("target/page/all.html").write();

        Golden.check("results.html", Files.readString(base.resolve("target/page/all.html")));
    }

    @Test
    void saysThatThereIsNothing() throws IOException {
        assertTrue(page("target/heddle/index.html").print().contains("<p>There are no results.</p>"));
    }

    @Test
    void refusesAReportThatIsDamaged() throws IOException {
        save("cut", Toys.found(Toys.lostUpdate()));
        Path file = results.resolve("cut.json");
        String text = Files.readString(file);

        Files.writeString(file, text.substring(0, 500));
        assertEquals(file + " is damaged: the text ends in the middle", assertThrows(FormatException.class, () -> page("x.html")).getMessage());
        Files.writeString(file, text.replace("\"schedule\"", "\"order\""));
        assertEquals(file + " is damaged: 'schedule' is missing or of another type", assertThrows(FormatException.class, () -> page("x.html")).getMessage());
        Files.writeString(file, text.replace("\"version\": 1", "\"version\": 2"));
        assertEquals(file + " has format version 2, this Heddle reads version 1", assertThrows(FormatException.class, () -> page("x.html")).getMessage());
    }
}
