package dev.heddle.report;

import dev.heddle.explore.Discovery;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Finding;
import dev.heddle.model.Operation;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import java.util.List;

/** Results of explorations, written by hand. */
final class Toys {

    private static final ThreadId FIRST = ThreadId.parse("1");
    private static final ThreadId SECOND = ThreadId.parse("2");

    private Toys() {
    }

    /** A lost update, as in {@code examples/LostUpdate.java}. */
    static Discovery lostUpdate() {
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
        return new Discovery(finding, trace, 1_234, 3, List.of());
    }

    static Discovery race() {
        Trace trace = deposits()
                .event("2", Operation.Kind.WRITE, "LostUpdate.balance", "120", 7)
                .event("1", Operation.Kind.READ, "LostUpdate.balance", "120", 7)
                .end("2*2", "");
        Finding finding = new Finding(Finding.Kind.DATA_RACE, "data race on LostUpdate.balance",
                List.of("deposit-20 writes LostUpdate.balance (LostUpdate.java:7)", "deposit-10 reads LostUpdate.balance (LostUpdate.java:7)"),
                List.of(SECOND, FIRST), List.of(ToyTrace.point("deposit", 7), ToyTrace.point("deposit", 7)), List.of(2, 3), null);
        return new Discovery(finding, trace, 1, 3, List.of());
    }

    static Discovery insideTheJdk() {
        String map = "java.util.concurrent.ConcurrentHashMap";
        Trace trace = deposits()
                .inside("1", Operation.Kind.READ, "table", 9, map, "put")
                .inside("1", Operation.Kind.UPDATE, "table", 9, map, "put")
                .inside("2", Operation.Kind.READ, "table", 9, map, "get")
                .end("1", "");
        Finding finding = new Finding(Finding.Kind.DEADLOCK, "no thread can go on: main waits", List.of(), List.of(), List.of(), List.of(), null);
        return new Discovery(finding, trace, 2, 3, List.of());
    }

    static ToyTrace deposits() {
        return new ToyTrace().thread("0", "main").thread("1", "deposit-10").thread("2", "deposit-20")
                .event("0", Operation.Kind.START, "deposit-10", null, 14)
                .event("0", Operation.Kind.START, "deposit-20", null, 15);
    }

    static Result found(Discovery... discoveries) {
        return new Result(new Verdict.Found(), "", 1_234, 1_245, 9_999, 0, 0.25, List.of(discoveries), List.of(), List.of("a note"));
    }

    static Result nothing(Verdict verdict, long executions, long cut) {
        return new Result(verdict, "", executions, executions, 1, cut, 1.04, List.of(), List.of(), List.of());
    }
}
