package dev.heddle.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Traces as bytes: all of a trace comes back, and nothing else is taken for one. */
class TraceCodecTest {

    private static final Variable X = Variable.ofInt("x", -3, 70);
    private static final Term SMALL = Terms.apply(Operator.ILT, X, Constant.of(5));
    private static final CodePoint POINT = new CodePoint("acme.Main", "run", "()V", 12, "Main.java", 7);

    private static Footprint footprint() {
        Footprint footprint = Footprint.empty().add(0x9e3779b97f4a7c15L, 2, 5, true, -1, 3).add(1, false, 1L << 32, 0).addPossible(77);
        footprint.confirm(77);
        return footprint;
    }

    private static Trace trace(RunOutcome outcome) {
        ThreadId first = ThreadId.parse("1.2");
        Readiness readiness = Readiness.bitsAre(0, 1, 1).and(Readiness.stateIs(1, 0).or(Readiness.numberIsAtLeast(1, -7)))
                .or(Readiness.versionIsAtLeast(0, 3)).or(Readiness.stateIsNot(2, 9));
        ResourceId monitor = new ResourceId(new ObjectId(first, 3, "acme.Account"), "monitor");
        Event.Details details = new Event.Details("lock Account#1", monitor, "Account#1", true, "\ud800 7\n", POINT,
                List.of(new StackTraceElement("app", "java.base", "17", "a.B", "m", null, -1), new StackTraceElement("a.C", "n", "C.java", 3)), "deposit(3)", 5_000_000_000L);
        List<Event> events = List.of(
                new Event(ThreadId.MAIN, 0, 0, 0, Operation.Kind.START, null, Footprint.NONE, Readiness.ALWAYS, first, null, null),
                new Event(first, 0, 1, 0, Operation.Kind.ACQUIRE, POINT, footprint(), readiness, null, null, details),
                new Event(first, 1, 2, 1, Operation.Kind.BRANCH, POINT, Footprint.NONE, Readiness.ALWAYS, null,
                        Fork.ofInputs(List.of(SMALL, Terms.not(SMALL)), 1), null),
                new Event(first, 2, 2, 2, Operation.Kind.BRANCH, POINT, Footprint.NONE, Readiness.ALWAYS, null, Fork.ofPinned(X, SMALL, "java.util.BitSet"), null),
                new Event(first, 3, 2, 3, Operation.Kind.CHOOSE, null, Footprint.NONE, Readiness.ALWAYS, null, Fork.ofValue(2), null));
        List<Event> pending = List.of(new Event(ThreadId.MAIN, 1, 3, 1, Operation.Kind.AWAIT, null, Footprint.NONE, Readiness.NEVER, null, null, null));
        Finding finding = new Finding(Finding.Kind.DEADLOCK, "deadlock", List.of("a", ""), List.of(first, ThreadId.MAIN), List.of(POINT), List.of(1, 2), null);
        List<Decision> threads = List.of(Decision.parse("0"), Decision.parse("1.2"));
        List<Decision> values = List.of(Decision.parse("=0"), Decision.parse("=1"), Decision.parse("=2"));
        return new Trace(outcome, Schedule.parse("1.2*2 =2"), List.of(threads, threads, values), 5,
                List.of(new Trace.NamedThread(ThreadId.MAIN, "main"), new Trace.NamedThread(first, "worker")), events, pending, List.of(finding), "out\n", Valuation.EMPTY.with(X, 7));
    }

    @Test
    void everythingComesBack() {
        for (RunOutcome outcome : List.of(new RunOutcome.Completed(), new RunOutcome.Failed(), new RunOutcome.Cut(CutReason.STEPS), new RunOutcome.AssumptionFailed("Main.java:3"),
                new RunOutcome.Unsupported("a file"), new RunOutcome.Diverged("elsewhere"), new RunOutcome.Mistaken())) {
            Trace read = TraceCodec.read(TraceCodec.write(trace(outcome)));
            assertEquals(trace(outcome), read);
            assertEquals(trace(outcome).toString(), read.toString());
            assertSame(Readiness.ALWAYS, read.events().get(0).readiness());
            assertSame(Readiness.NEVER, read.pending().get(0).readiness());
        }
    }

    private static String refusal(byte[] bytes) {
        return assertThrows(FormatException.class, () -> TraceCodec.read(bytes)).getMessage();
    }

    @Test
    void whatIsNoTraceIsRefused() {
        assertEquals("this is not a trace: it does not begin with 'heddle-trace 3'", refusal(new byte[0]));
        assertEquals("this is not a trace: it does not begin with 'heddle-trace 3'", refusal("heddle-witness 1\n".getBytes(StandardCharsets.US_ASCII)));
        assertEquals("the trace has format version 4, this Heddle reads version 3", refusal("heddle-trace 4\n....".getBytes(StandardCharsets.US_ASCII)));
        assertTrue(refusal("heddle-trace 3\n".getBytes(StandardCharsets.US_ASCII)).startsWith("the trace is damaged"));
    }

    /** Without the checksum in the way: whatever the bytes are, they are a trace or refused, and soon. */
    @Test
    void damageDoesNoHarm() {
        byte[] body = TraceWriter.write(trace(new RunOutcome.Failed()));
        Random random = new Random(5);
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = body.clone();
            for (int times = 1 + random.nextInt(3); times > 0; times--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            try {
                TraceReader.read(bytes, 0, random.nextInt(8) == 0 ? random.nextInt(bytes.length) : bytes.length);
            } catch (FormatException | IllegalArgumentException refused) {
                // As it should be.
            }
        }
    }
}
