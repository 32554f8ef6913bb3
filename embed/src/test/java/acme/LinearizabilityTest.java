package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.Checked;
import dev.heddle.Heddle;
import dev.heddle.Linearizability;
import dev.heddle.Operation;
import dev.heddle.Races;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is linearizable and what is not. Every failure is replayed from its witness, and its report is a golden file. */
class LinearizabilityTest {

    private static final Pattern WITNESS = Pattern.compile("-Dheddle\\.replay='?([^'\\n]+)'?");

    @TempDir
    Path witnesses;

    @BeforeEach
    void keepWitnessesHere() {
        System.setProperty("heddle.witnesses", witnesses.toString());
    }

    @AfterEach
    void forget() {
        System.clearProperty("heddle.witnesses");
        System.clearProperty("heddle.replay");
    }

    private static Linearizability small(Class<?> type) {
        return Linearizability.of(type).seconds(0).scenarios(20);
    }

    private static Checked holds(Linearizability check) {
        Checked checked = check.check();
        assertTrue(checked.isExhaustive(), checked.summary());
        return checked;
    }

    /** Fails with the smallest scenario, and again when the witness is replayed. */
    private void fails(Linearizability check, String scenario, String golden) throws IOException {
        Checked checked = check.examine();
        assertTrue(checked.failed(), checked.report());
        assertEquals(scenario, checked.scenario());
        golden(golden, checked.report());
        assertEquals(checked.report(), assertThrows(AssertionError.class, checked::orFail).getMessage());

        Matcher witness = WITNESS.matcher(checked.report());
        assertTrue(witness.find(), checked.report());
        System.setProperty("heddle.replay", witness.group(1));
        Checked replayed = check.examine();
        assertEquals(List.of(scenario, checked.findings().get(0).message()), List.of(replayed.scenario(), replayed.findings().get(0).message()));
        System.clearProperty("heddle.replay");

        assertEquals(scenario, check.scenarios(0).examine().scenario(), "what failed before comes first");
    }

    private void golden(String name, String report) throws IOException {
        String text = report.replace(witnesses.toString(), "WITNESSES").replaceAll("\\b\\d+\\.\\d s\\b", "T s");
        Path file = Path.of("src", "test", "resources", "golden", name + ".txt");
        if ("update".equals(System.getProperty("heddle.golden"))) {
            Files.writeString(file, text);
        }
        assertEquals(Files.readString(file), text);
    }

    @Test
    void correctCounters() {
        assertEquals(176, holds(small(Counters.Synchronized.class)).executions());
        assertEquals(176, holds(small(Counters.Atomic.class)).executions());
        assertEquals(170, holds(small(Counters.Strict.class)).executions());
        assertEquals(920, holds(small(Counters.Atomic.class).threads(3).operations(2)).executions());
    }

    /** How many schedules there are depends on the JDK. */
    @Test
    void correctCollections() {
        holds(small(Collections.ConcurrentQueueSpec.class).operations(2));
        holds(small(Collections.ConcurrentMapSpec.class).operations(2));
    }

    @Test
    void brokenCounter() throws IOException {
        fails(small(Counters.Broken.class), "increment() | increment()", "broken-counter");
    }

    @Test
    void stateIsCompared() throws IOException {
        fails(small(Counters.Silent.class), "increment() | increment()", "silent-counter");
    }

    @Test
    void validationFails() throws IOException {
        fails(small(Counters.Validated.class), "increment() | increment()", "validated-counter");
    }

    @Test
    void brokenStack() throws IOException {
        fails(small(Collections.BrokenStack.class), "[push(1)] pop() | pop()", "broken-stack");
    }

    @Test
    void brokenSetAgainstAModel() throws IOException {
        fails(small(Collections.BrokenSet.class).model(Collections.SetModel.class), "add(1) | add(1)", "broken-set");
    }

    @Test
    void exceptionsAreResults() throws IOException {
        fails(small(Counters.Bounded.class), "take() | take()", "bounded-counter");
    }

    @Test
    void sequentialConsistencyIsNotEnough() throws IOException {
        fails(small(Collections.LaggingQueue.class).model(Collections.QueueModel.class).before(0).after(0), "poll() | put(3)", "lagging-queue");
    }

    @Test
    void aModelCanDifferWithoutThreads() throws IOException {
        fails(small(Collections.LaggingQueue.class).model(Collections.QueueModel.class).scenarios(0).scenario("[put(1)] poll()"), "[put(1)] poll()",
                "different-without-threads");
    }

    @Test
    void operationsMayWaitForEver() {
        holds(small(Collections.BlockingSpec.class));
    }

    @Test
    void operationsMustNotWaitWhereTheyNeedNot() throws IOException {
        fails(small(Collections.LosingMailbox.class), "put(2) | take()", "losing-mailbox");
    }

    @Test
    void operationsMustSayThatTheyWait() throws IOException {
        Checked checked = small(Collections.UndeclaredBlocking.class).examine();
        assertTrue(checked.failed());
        golden("undeclared-blocking", checked.report());
    }

    @Test
    void racesAreNotLookedForByDefault() {
        assertFalse(small(Counters.Racy.class).examine().failed());
        Checked warned = small(Counters.Racy.class).races(Races.WARN).check();
        assertTrue(warned.notes().stream().allMatch(note -> note.startsWith("data race: ")) && !warned.notes().isEmpty(), () -> warned.notes().toString());
        Checked checked = small(Counters.Racy.class).races(Races.FAIL).examine();
        assertTrue(checked.failed());
        assertEquals("data-race", checked.findings().get(0).kind());
    }

    @Test
    void theSameSeedDrawsTheSame() {
        Checked one = small(Counters.Atomic.class).seed(5).check();
        Checked two = small(Counters.Atomic.class).seed(5).check();
        assertEquals(one.executions(), two.executions());
    }

    /** A scenario that failed before is run first, and forgotten once it does not fail any more. */
    @Test
    void aFixedBugIsForgotten() throws IOException {
        System.clearProperty("heddle.witnesses");
        Path file = Path.of("target", "heddle", "acme.Counters$Switched-1.witness");
        System.setProperty("switched", "false");
        assertEquals("increment() | increment()", small(Counters.Switched.class).examine().scenario());
        assertTrue(Files.exists(file));
        System.setProperty("switched", "true");
        Checked fixed = small(Counters.Switched.class).scenarios(0).check();
        System.clearProperty("switched");

        assertEquals(1, fixed.scenarios());
        assertTrue(fixed.notes().toString().contains(" does not happen any more when ") || fixed.notes().toString().contains(" does not fit any more: "), fixed.notes().toString());
        assertFalse(Files.exists(file));
    }

    @Test
    void budgetsAreTold() {
        Checked checked = small(Collections.ConcurrentQueueSpec.class).executions(3).check();
        assertFalse(checked.isExhaustive());
        assertTrue(checked.summary().startsWith("no failure in 20 scenarios, of which "), checked.summary());
    }

    // ---- what cannot be checked ----

    static final class Nothing {
    }

    static final class Overloaded {

        @Operation
        void set() {
        }

        @Operation
        void set(int value) {
        }
    }

    static final class Unknown {

        @Operation
        void set(Object value) {
        }
    }

    static final class Incomparable {

        @Operation
        Object get() {
            return new Object();
        }
    }

    static final class Lonely {

        @Operation(group = "one")
        void set() {
        }
    }

    final class Inner {

        @Operation
        void set() {
        }
    }

    static final class Asking {

        @Operation
        int ask() {
            return Heddle.anyInt("x");
        }
    }

    static final class Choosing {

        @Operation
        int choose() {
            return Heddle.choose(2);
        }
    }

    @Test
    void valuesMayBeChosenButNotAskedFor() {
        holds(small(Choosing.class).operations(2));
        Checked asking = Linearizability.of(Asking.class).examine();
        assertTrue(asking.failed() && asking.report().startsWith("Asking cannot be checked"), asking.report());
        assertTrue(asking.summary().contains("an operation asks for the input 'x'"), asking.summary());
    }

    private static void refused(String message, Linearizability check) {
        assertEquals(message, assertThrows(IllegalArgumentException.class, check::examine).getMessage());
    }

    @Test
    void refusesWhatItCannotCheck() {
        refused("acme.LinearizabilityTest$Nothing has no method annotated with @Operation", Linearizability.of(Nothing.class));
        refused("acme.LinearizabilityTest$Overloaded has two operations named set", Linearizability.of(Overloaded.class));
        refused("Unknown.set has a parameter of type java.lang.Object; there are values for numbers, boolean, char, String and enumerations",
                Linearizability.of(Unknown.class));
        refused("get returns a java.lang.Object, and two of these are never equal: return something that can be compared, or give it equals and hashCode",
                Linearizability.of(Incomparable.class));
        refused("there is no scenario: the operations of acme.LinearizabilityTest$Lonely cannot be called by several threads", Linearizability.of(Lonely.class));
        refused("there is no scenario: none is given, and none is to be drawn", Linearizability.of(Counters.Atomic.class).scenarios(0));
        refused("acme.LinearizabilityTest$Inner has no constructor without parameters: it must be static", Linearizability.of(Inner.class));
        refused("the model acme.LinearizabilityTest$Nothing has no method get with the parameters that it has in acme.Counters$Atomic",
                Linearizability.of(Counters.Atomic.class).model(Nothing.class));
        refused("'get() |' is no scenario: a thread calls nothing at character 8", Linearizability.of(Counters.Atomic.class).scenario("get() |"));
        refused("the operations of 'get() get() get() get() | get() get() get() get() | get() get() get() get()' can be called in more than 5000 orders: "
                + "take fewer threads or operations",
                Linearizability.of(Counters.Atomic.class).scenario("get() get() get() get() | get() get() get() get() | get() get() get() get()"));
    }
}
