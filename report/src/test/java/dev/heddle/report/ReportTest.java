package dev.heddle.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Limit;
import dev.heddle.model.Operation;
import dev.heddle.model.Verdict;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {

    private static String console(Result result, List<String> witnesses) {
        return Format.TEXT.print(ReportContext.of("examples/LostUpdate.java", "dpor", result).withWitnesses(witnesses));
    }

    @Test
    void tellsFailuresBeforeRacesOnTheConsole() throws IOException {
        Golden.check("lost-update.txt", console(Toys.found(Toys.lostUpdate(), Toys.race()), List.of("heddle-out/LostUpdate-1.witness", "my out/LostUpdate-2.witness")));
    }

    @Test
    void foldsWhatHappensInsideTheJdk() throws IOException {
        Golden.check("inside-the-jdk.txt", console(Toys.found(Toys.insideTheJdk()), List.of()));
    }

    @Test
    void showsWhereTimePasses() throws IOException {
        ToyTrace trace = Toys.deposits();
        for (int i = 0; i < 3; i++) {
            trace.event("1", Operation.Kind.READ, "LostUpdate.balance", "0", 5).pass(20_000_000).event("1", Operation.Kind.SLEEP, null, null, 6);
        }
        trace.pass(5_000_000_000L).event("2", Operation.Kind.WRITE, "LostUpdate.balance", "1", 7).pass(1_250_000_000L).event("1", Operation.Kind.READ, "LostUpdate.balance", "1", 5);
        Discovery discovery = new Discovery(Toys.race().finding(), trace.end("1", ""), 1, 3, List.of());

        Golden.check("time-passes.txt", console(Toys.found(discovery), List.of()));
    }

    @Test
    void leavesRowsOutOfALongTable() throws IOException {
        ToyTrace trace = Toys.deposits();
        for (int i = 0; i < 100; i++) {
            trace.event(i % 2 == 0 ? "1" : "2", Operation.Kind.WRITE, "LostUpdate.balance", Integer.toString(i), 7);
        }
        Discovery discovery = new Discovery(Toys.race().finding(), trace.end("1", ""), 1, 3, List.of());

        Golden.check("long-table.txt", console(Toys.found(discovery), List.of()));
        String full = Format.TEXT.print(ReportContext.of("examples/LostUpdate.java", "dpor", Toys.found(discovery)).withFull(true));
        assertEquals(100, full.lines().filter(line -> line.contains("write balance")).count());
    }

    @Test
    void writesJson() throws IOException {
        Golden.check("lost-update.json", Format.JSON.print(ReportContext.of("examples/LostUpdate.java", "dpor", Toys.found(Toys.lostUpdate(), Toys.race()))
                .withWitnesses(List.of("heddle-out/LostUpdate-1.witness", "heddle-out/LostUpdate-2.witness"))));
    }

    @Test
    void writesJsonWhenNothingIsFound() throws IOException {
        Golden.check("budget-spent.json",
                Format.JSON.print(ReportContext.of("A \"quoted\" \\ näme\u0001\u2028", "random", Toys.nothing(new Verdict.BudgetSpent(Limit.TIME), 5, 0))));
    }

    @Test
    void saysWhatWasShown() {
        assertEquals("verified: all 1,000 schedules explored, no failure and no data race, 1.0 s\n",
                console(Toys.nothing(new Verdict.Verified(), 1_000, 0), List.of()));
        assertEquals("verified: all 1 schedule explored, no failure; data races were not looked for, 1.0 s\n",
                Format.TEXT.print(ReportContext.of("A", "dpor", Toys.nothing(new Verdict.Verified(), 1, 0)).withRaces(false, false)));
        assertEquals("no failure in 7 executions; the search was not exhaustive (the time was up), 1.0 s\n",
                console(Toys.nothing(new Verdict.BudgetSpent(Limit.TIME), 7, 0), List.of()));
        assertEquals("no failure in 7 executions; the search was not exhaustive (2 executions reached the bound on steps), 1.0 s\n",
                console(Toys.nothing(new Verdict.BudgetSpent(Limit.STEPS), 7, 2), List.of()));
        assertEquals("no failure in 7 executions; the search was not exhaustive (the budget of executions was spent), 1.0 s\n",
                console(Toys.nothing(new Verdict.BudgetSpent(Limit.EXECUTIONS), 7, 0), List.of()));
        assertEquals("unsupported: Socket.connect at A.java:3\n", console(Toys.nothing(new Verdict.Unsupported("Socket.connect at A.java:3"), 0, 0), List.of()));
        assertEquals("found: 1 failure and 1 data race in 1,234 executions, 0.3 s",
                new ConsoleReport(ReportContext.of("A", "dpor", Toys.found(Toys.lostUpdate(), Toys.race()))).summary());
    }
}
