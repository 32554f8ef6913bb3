package dev.heddle.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.Result;
import dev.heddle.model.Finding;
import dev.heddle.model.Operation;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {

    private static final ThreadId FIRST = ThreadId.parse("1");
    private static final ThreadId SECOND = ThreadId.parse("2");

    /** A lost update, as in {@code examples/LostUpdate.java}. */
    private static Discovery lostUpdate() {
        Trace trace = deposits()
                .event("2", Operation.Kind.READ, "LostUpdate.balance", "100", 7)
                .event("1", Operation.Kind.READ, "LostUpdate.balance", "100", 7)
                .event("1", Operation.Kind.WRITE, "LostUpdate.balance", "110", 7)
                .event("0", Operation.Kind.JOIN, "deposit-10", null, 16)
                .event("2", Operation.Kind.WRITE, "LostUpdate.balance", "120", 7)
                .event("0", Operation.Kind.JOIN, "deposit-20", null, 17)
                .event("0", Operation.Kind.READ, "LostUpdate.balance", "120", 18)
                .end("2 1*2", "depositing\n");
        Finding finding = new Finding(Finding.Kind.ASSERTION, "expected 130 but was 120", List.of("in thread main"), List.of(ThreadId.MAIN),
                List.of(ToyTrace.point("main", 18)), List.of(),
                "java.lang.AssertionError: expected 130 but was 120\n\tat LostUpdate.main(LostUpdate.java:18)\n");
        return new Discovery(finding, trace, 1_234, 3);
    }

    private static Discovery race() {
        Trace trace = deposits()
                .event("2", Operation.Kind.WRITE, "LostUpdate.balance", "120", 7)
                .event("1", Operation.Kind.READ, "LostUpdate.balance", "120", 7)
                .end("2*2", "");
        Finding finding = new Finding(Finding.Kind.DATA_RACE, "data race on LostUpdate.balance",
                List.of("deposit-20 writes LostUpdate.balance (LostUpdate.java:7)", "deposit-10 reads LostUpdate.balance (LostUpdate.java:7)"),
                List.of(SECOND, FIRST), List.of(ToyTrace.point("deposit", 7), ToyTrace.point("deposit", 7)), List.of(2, 3), null);
        return new Discovery(finding, trace, 1, 3);
    }

    private static Discovery insideTheJdk() {
        String map = "java.util.concurrent.ConcurrentHashMap";
        Trace trace = deposits()
                .inside("1", Operation.Kind.READ, "table", 9, map, "put")
                .inside("1", Operation.Kind.UPDATE, "table", 9, map, "put")
                .inside("2", Operation.Kind.READ, "table", 9, map, "get")
                .end("1", "");
        Finding finding = new Finding(Finding.Kind.DEADLOCK, "no thread can go on: main waits", List.of(), List.of(), List.of(), List.of(), null);
        return new Discovery(finding, trace, 2, 3);
    }

    private static ToyTrace deposits() {
        return new ToyTrace().thread("0", "main").thread("1", "deposit-10").thread("2", "deposit-20")
                .event("0", Operation.Kind.START, "deposit-10", null, 14)
                .event("0", Operation.Kind.START, "deposit-20", null, 15);
    }

    private static Result found(Discovery... discoveries) {
        return new Result(new Verdict.Found(), "", 1_234, 1_245, 9_999, 0, 0.25, List.of(discoveries), List.of(), List.of("a note"));
    }

    private static Result nothing(Verdict verdict, long executions, long cut) {
        return new Result(verdict, "", executions, executions, 1, cut, 1.04, List.of(), List.of(), List.of());
    }

    private static String console(Result result, List<String> witnesses) {
        return new ConsoleReport("examples/LostUpdate.java", "dpor", result, witnesses, true, false).print();
    }

    @Test
    void tellsFailuresBeforeRacesOnTheConsole() throws IOException {
        Golden.check("lost-update.txt", console(found(lostUpdate(), race()), List.of("heddle-out/LostUpdate-1.witness", "my out/LostUpdate-2.witness")));
    }

    @Test
    void foldsWhatHappensInsideTheJdk() throws IOException {
        Golden.check("inside-the-jdk.txt", console(found(insideTheJdk()), List.of()));
    }

    @Test
    void leavesRowsOutOfALongTable() throws IOException {
        ToyTrace trace = deposits();
        for (int i = 0; i < 100; i++) {
            trace.event(i % 2 == 0 ? "1" : "2", Operation.Kind.WRITE, "LostUpdate.balance", Integer.toString(i), 7);
        }
        Discovery discovery = new Discovery(race().finding(), trace.end("1", ""), 1, 3);

        Golden.check("long-table.txt", console(found(discovery), List.of()));
        String full = new ConsoleReport("examples/LostUpdate.java", "dpor", found(discovery), List.of(), true, true).print();
        assertEquals(100, full.lines().filter(line -> line.contains("write balance")).count());
    }

    @Test
    void writesJson() throws IOException {
        Golden.check("lost-update.json", new JsonReport("examples/LostUpdate.java", "dpor", found(lostUpdate(), race()),
                List.of("heddle-out/LostUpdate-1.witness", "heddle-out/LostUpdate-2.witness")).print());
    }

    @Test
    void writesJsonWhenNothingIsFound() throws IOException {
        Golden.check("budget-spent.json",
                new JsonReport("A \"quoted\" \\ näme\u0001\u2028", "random", nothing(new Verdict.BudgetSpent("time"), 5, 0), List.of()).print());
    }

    @Test
    void saysWhatWasShown() {
        assertEquals("verified: all 1,000 schedules explored, no failure and no data race, 1.0 s\n",
                console(nothing(new Verdict.Verified(), 1_000, 0), List.of()));
        assertEquals("verified: all 1 schedule explored, no failure; data races were not looked for, 1.0 s\n",
                new ConsoleReport("A", "dpor", nothing(new Verdict.Verified(), 1, 0), List.of(), false, false).print());
        assertEquals("no failure in 7 executions; the search was not exhaustive (the time was up), 1.0 s\n",
                console(nothing(new Verdict.BudgetSpent("time"), 7, 0), List.of()));
        assertEquals("no failure in 7 executions; the search was not exhaustive (2 executions reached the bound on steps), 1.0 s\n",
                console(nothing(new Verdict.BudgetSpent("steps"), 7, 2), List.of()));
        assertEquals("no failure in 7 executions; the search was not exhaustive (the budget of executions was spent), 1.0 s\n",
                console(nothing(new Verdict.BudgetSpent("executions"), 7, 0), List.of()));
        assertEquals("unsupported: Socket.connect at A.java:3\n", console(nothing(new Verdict.Unsupported("Socket.connect at A.java:3"), 0, 0), List.of()));
        assertEquals("found: 1 failure and 1 data race in 1,234 executions, 0.3 s",
                new ConsoleReport("A", "dpor", found(lostUpdate(), race()), List.of(), true, false).summary());
    }
}
