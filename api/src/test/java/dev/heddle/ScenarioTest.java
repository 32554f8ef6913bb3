package dev.heddle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ScenarioTest {

    static class Everything {

        @Operation
        void words(String text, @OneOf({"a b", "\"quoted\" \\ ,)", "", "\n\\u"}) String odd, @OneOf({"\n", "'", "\\", "x"}) char letter) {
        }

        @Operation
        void numbers(int one, long two, @Between(low = -1, high = 0) short three, @OneOf("0.5") double four) {
        }

        @Operation
        void others(boolean yes, DayOfWeek day, @OneOf("FRIDAY") DayOfWeek other) {
        }

        @Operation(once = true)
        void once() {
        }

        @Operation(group = "one", blocks = true)
        void grouped() {
        }
    }

    private final Specification everything = new Specification(Everything.class);

    private List<Scenario> drawn(long seed) {
        Scenarios drawing = new Scenarios(everything, new Linearizability.Size(3, 4, 2, 2), seed);
        List<Scenario> all = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            all.add(drawing.next(i / 200.0).orElseThrow());
        }
        return all;
    }

    @Test
    void theTextFormCanBeRead() {
        for (Scenario scenario : drawn(1)) {
            assertEquals(scenario, Scenario.parse(scenario.toString(), everything));
        }
    }

    @Test
    void drawingIsRepeatable() {
        assertEquals(drawn(1), drawn(1));
        assertNotEquals(drawn(1), drawn(2));
    }

    @Test
    void scenariosGrowAndDiffer() {
        List<Scenario> all = drawn(1);
        assertEquals(200, all.stream().distinct().count());
        assertEquals(2, all.get(0).threads().size());
        assertEquals(List.of(1, 1), all.get(0).threads().stream().map(List::size).toList());
        assertEquals(List.of(4, 4, 4), all.get(199).threads().stream().map(List::size).toList());
    }

    private static Stream<Invocation> calls(Scenario scenario) {
        return Stream.concat(scenario.threads().stream().flatMap(List::stream), Stream.concat(scenario.before().stream(), scenario.after().stream()));
    }

    @Test
    void restrictionsAreKept() {
        for (Scenario scenario : drawn(3)) {
            assertTrue(calls(scenario).filter(call -> call.operation().name().equals("once")).count() <= 1, scenario::toString);
            assertTrue(scenario.threads().stream().filter(thread -> thread.stream().anyMatch(call -> call.operation().name().equals("grouped"))).count() <= 1,
                    scenario::toString);
            assertTrue(Stream.concat(scenario.before().stream(), scenario.after().stream()).noneMatch(call -> call.operation().mayBlock()), scenario::toString);
        }
    }

    @Test
    void everyValueIsDrawn() {
        List<Object> shorts = drawn(1).stream().flatMap(ScenarioTest::calls).filter(call -> call.operation().name().equals("numbers"))
                .map(call -> call.arguments().get(2)).distinct().sorted().toList();
        assertEquals(List.of((short) -1, (short) 0), shorts);
    }

    private Scenario parsed(String text) {
        return Scenario.parse(text, everything);
    }

    @Test
    void ordersAreCounted() {
        assertEquals(6, parsed("once() once() | once() once()").orders(100));
        assertEquals(90, parsed("once() once() | once() once() | once() once()").orders(100));
        assertEquals(50, parsed("once() once() | once() once() | once() once()").orders(50));
        assertEquals(1, parsed("[once()] once() once()").orders(100));
    }

    @Test
    void smallerOnesLackOneCall() {
        assertEquals(List.of("[once()] grouped() [once()]", "[once()] once() [once()]", "once() | grouped() [once()]", "[once()] once() | grouped()"),
                parsed("[once()] once() | grouped() [once()]").smaller().stream().map(Scenario::toString).toList());
    }

    @Test
    void wrongTextsAreRefused() {
        for (String text : List.of("", "|", "once()|", "once", "once(1)", "none()", "[once()", "once() [once()] once()", "others(1, MONDAY, FRIDAY)",
                "others(true, PAYDAY, FRIDAY)", "numbers(1, 2, 99999, 0.5)")) {
            assertThrows(IllegalArgumentException.class, () -> parsed(text), text);
        }
    }

    @Test
    void engineIsMissing() {
        assertEquals("Linearizability needs dev.heddle:heddle-embed, or heddle-junit, on the class path",
                assertThrows(IllegalStateException.class, () -> Linearizability.of(Everything.class).check()).getMessage());
    }
}
