package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.heddle.dpor.Dpor;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Plan;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.search.Search;
import dev.heddle.model.FormatException;
import dev.heddle.model.Recording;
import dev.heddle.model.Trace;
import dev.heddle.model.TraceCodec;
import dev.heddle.scheduler.host.Host;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A trace that was written and read back is the same trace: equal, and as good for a reduction. */
class ShippedTracesTest {

    private static final int MOST = 40;
    private static final int DAMAGES = 200;

    /** Programs that wait, choose, fail and ask for inputs in all ways that readiness and details tell of. */
    private static final List<String> SAMPLE = List.of(
            "AwaitNanos", "BarrierAction", "BarrierBroken", "ChooseInThreads", "ConditionBuffer", "EventsInOrder", "ExchangerSwap", "ExitBySecond",
            "FairLock", "InputAndChoice", "InputAnyOf", "InputLockOrder", "InputLoop", "InputOneOfShared", "InputStringSwitch",
            "InputsOfTwoThreads", "InterruptEndsLoop", "InvariantUnderLock", "LatchPublishes", "LockInterruptibly", "NotifyAnyOrder",
            "NotifyOrInterrupt", "ParkInterrupted", "PhilosophersLeftHanded", "ReadersWriters", "SemaphoreFair", "SemaphoreMutex",
            "SpinOnVolatile", "StampedConvert", "TimedJoin", "TryLock", "WaitInterrupted", "WorkQueue", "WriteLockCondition", "LatchTooHigh",
            "LatchUnderLock", "InputDeadlock");

    @TestFactory
    Stream<DynamicTest> programs() throws IOException {
        Corpus corpus = Corpus.compile("correct", "wrong");
        return corpus.programs().stream()
                .filter(program -> SAMPLE.contains(program.file().getFileName().toString().replace(".java", "")))
                .map(program -> DynamicTest.dynamicTest(program.toString(), () -> Comparison.call(() -> {
                    check(program.toString().contains("Input") ? corpus.body(program).followingInputs() : corpus.body(program));
                    return null;
                })));
    }

    private static void check(Program body) {
        Search search = Dpor.optimal(Flipping.by(Check.SOLVER));
        List<Trace> kept = explore(body, search, Recording.EVENTS, trace -> trace);
        List<Trace> shipped = explore(body, search, Recording.EVENTS, ShippedTracesTest::shipped);
        assertEquals(kept.size(), shipped.size(), "executions");
        assertEquals(kept.stream().map(Trace::schedule).toList(), shipped.stream().map(Trace::schedule).toList());
        List<Trace> detailed = explore(body, search, Recording.DETAILS, ShippedTracesTest::shipped);
        damage(TraceCodec.write(detailed.get(detailed.size() - 1)));
    }

    private static Trace shipped(Trace trace) {
        Trace copy = TraceCodec.read(TraceCodec.write(trace));
        assertEquals(trace, copy);
        return copy;
    }

    /** The traces of a search, which is given each as {@code way} brings it there. */
    private static List<Trace> explore(Program body, Search search, Recording recording, UnaryOperator<Trace> way) {
        Host host = new Host(body, Settings.defaults());
        List<Trace> traces = new ArrayList<>();
        Frontier frontier = search.frontier().get();
        int learnt = host.lens().version();
        for (Optional<Plan> plan; traces.size() < MOST && (plan = frontier.next()).isPresent();) {
            Trace trace = way.apply(host.run(plan.get().prefix(), plan.get().suffix(), recording, plan.get().inputs()));
            traces.add(trace);
            frontier.update(trace);
            if (host.lens().version() != learnt) {
                frontier = search.frontier().get();
                learnt = host.lens().version();
            }
        }
        return traces;
    }

    private static void damage(byte[] written) {
        Random random = new Random(3);
        for (int i = 0; i < DAMAGES; i++) {
            byte[] bytes = written.clone();
            int at = i < 20 ? i : random.nextInt(bytes.length);
            bytes[at] ^= (byte) (1 + random.nextInt(255));
            assertThrows(FormatException.class, () -> TraceCodec.read(bytes));
            int length = random.nextInt(bytes.length);
            assertThrows(FormatException.class, () -> TraceCodec.read(Arrays.copyOf(written, length)));
        }
    }
}
