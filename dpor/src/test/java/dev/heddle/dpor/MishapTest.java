package dev.heddle.dpor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Caveats;
import dev.heddle.explore.Coverage;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Frontier;
import dev.heddle.explore.Knowledge;
import dev.heddle.explore.Leniency;
import dev.heddle.explore.Plan;
import dev.heddle.explore.Toy;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Minimizing;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Result;
import dev.heddle.explore.search.Search;
import dev.heddle.model.Choice;
import dev.heddle.model.Event;
import dev.heddle.model.Limit;
import dev.heddle.model.Recording;
import dev.heddle.model.Strategy;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every call of a search fails in turn: what was found before is told, and nothing is verified. */
@Timeout(300)
class MishapTest {

    private static final String STRICT = "heddle.strict";
    private static final Toy WRONG = new Toy(order -> order.startsWith("1 1"), "aa", "aB", "Ab");
    private static final Toy RIGHT = new Toy("aa", "aB", "Ab");
    private static final long EXECUTIONS = 400;

    private String strict;

    @BeforeEach
    void survive() {
        strict = System.getProperty(STRICT);
        System.clearProperty(STRICT);
    }

    @AfterEach
    void putBack() {
        if (strict != null) {
            System.setProperty(STRICT, strict);
        }
    }

    /** Where calls fail. */
    private enum Place {
        RUN, DECIDE, PERFORMED, NEXT, UPDATE, COVERAGE, RECORDING, VERSION, CAVEATS
    }

    /** Fails at one call at one place. */
    private static final class Fault {

        private final Place place;
        private final int number;
        private final boolean memory;
        private int calls;
        private boolean struck;

        Fault(Place place, int number) {
            this(place, number, false);
        }

        /** With {@code memory}, what is missing is that. */
        Fault(Place place, int number, boolean memory) {
            this.place = place;
            this.number = number;
            this.memory = memory;
        }

        void pass(Place at) {
            if (at == place && ++calls == number) {
                struck = true;
                if (memory) {
                    throw new OutOfMemoryError("call " + number + " of " + at);
                }
                throw new IllegalStateException("call " + number + " of " + at);
            }
        }
    }

    private record Faulty(Executor executor, Fault fault) implements Executor {

        @Override
        public Trace run(Plan plan, Recording recording) {
            fault.pass(Place.RUN);
            return executor.run(new Plan(plan.prefix(), new Strategy() {
                @Override
                public void begin() {
                    plan.suffix().begin();
                }

                @Override
                public void performed(Event event) {
                    fault.pass(Place.PERFORMED);
                    plan.suffix().performed(event);
                }

                @Override
                public int decide(Choice choice) {
                    fault.pass(Place.DECIDE);
                    return plan.suffix().decide(choice);
                }
            }, plan.inputs(), plan.purpose(), plan.steps()), recording);
        }

        @Override
        public <T> T call(Deadline deadline, Supplier<T> work) {
            return executor.call(deadline, work);
        }

        @Override
        public Knowledge knowledge() {
            fault.pass(Place.VERSION);
            return executor.knowledge();
        }

        @Override
        public Caveats caveats() {
            fault.pass(Place.CAVEATS);
            return executor.caveats();
        }
    }

    private static Search faulty(Search search, Fault fault) {
        return new Search(search.name(), () -> {
            Frontier frontier = search.frontier().get();
            return new Frontier() {
                @Override
                public Optional<Plan> next() {
                    fault.pass(Place.NEXT);
                    return frontier.next();
                }

                @Override
                public void update(Trace trace) {
                    fault.pass(Place.UPDATE);
                    frontier.update(trace);
                }

                @Override
                public Coverage coverage() {
                    fault.pass(Place.COVERAGE);
                    return frontier.coverage();
                }

                @Override
                public Recording recording() {
                    fault.pass(Place.RECORDING);
                    return frontier.recording();
                }
            };
        });
    }

    private static Stream<Search> searches() {
        return Stream.of(Dpor.OPTIMAL, Dpor.SOURCE, Dpor.contextBound(-1, Flipping.NONE), Search.DFS, Search.auto(Dpor.OPTIMAL, 100, 1), Search.portfolio(1));
    }

    private static Exploration exploration(Search search, Fault fault) {
        return new Exploration(faulty(search, fault), EXECUTIONS, 0, Long.MAX_VALUE, false, new Minimizing(1, Optional.of(Dpor.contextBound(-1, Flipping.NONE))), Leniency.USUAL);
    }

    private static Result explore(Toy toy, Search search, Fault fault) {
        return new Explorer(new Faulty(toy, fault), exploration(search, fault), Progress.NONE).explore();
    }

    @ParameterizedTest
    @MethodSource("searches")
    void whatWasFoundIsTold(Search search) {
        for (Place place : Place.values()) {
            boolean struck = true;
            for (int number = 1; struck; number = number < 60 ? number + 1 : number * 5 / 4) {
                Fault fault = new Fault(place, number);
                Result result;
                try {
                    result = explore(WRONG, search, fault);
                } catch (IllegalStateException nothingFound) {
                    // Before anything was found, there is nothing to tell but this.
                    assertTrue(place == Place.VERSION || place == Place.CAVEATS, () -> place + " " + nothingFound);
                    continue;
                }
                struck = fault.struck;
                assertInstanceOf(Verdict.Found.class, result.verdict(), "call " + number + " of " + place);
                assertEquals(1, result.discoveries().size());
                assertEquals(struck, !result.mishaps().isEmpty());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("searches")
    void nothingIsVerified(Search search) {
        for (Place place : List.of(Place.RUN, Place.DECIDE, Place.PERFORMED, Place.NEXT, Place.UPDATE, Place.COVERAGE, Place.RECORDING)) {
            boolean struck = true;
            for (int number = 1; struck; number = number < 30 ? number + 1 : number * 5 / 4) {
                Fault fault = new Fault(place, number);
                Result result = explore(RIGHT, search, fault);
                struck = fault.struck;
                assertEquals(struck, !result.mishaps().isEmpty());
                assertFalse(struck && result.verdict() instanceof Verdict.Verified, () -> "call " + fault.number + " of " + place);
            }
        }
    }

    /** A search in portions; in the end executions are drawn, if a mistake cost some of it. */
    private static Result explorePortions(Toy toy, Fault fault) throws InterruptedException {
        Campaign campaign = new Campaign(List.of(), new Campaign.Bounds(EXECUTIONS, Long.MAX_VALUE, false), 1, Flipping.NONE, Deadline.never());
        Explorer explorer = new Explorer(new Faulty(toy, fault), exploration(Dpor.OPTIMAL, fault), Progress.NONE, campaign::add);
        for (Optional<Assignment> next; (next = campaign.take()).isPresent();) {
            campaign.give(next.get(), Harvest.of(next.get(), explorer, Flipping.NONE));
        }
        if (campaign.isIncomplete()) {
            campaign.sample(explorer);
        }
        return campaign.result(List.of(), Leniency.USUAL);
    }

    @Test
    void portionsAreMadeUpFor() throws InterruptedException {
        for (Place place : List.of(Place.RUN, Place.DECIDE, Place.PERFORMED)) {
            boolean struck = true;
            for (int number = 1; struck; number = number < 30 ? number + 1 : number * 5 / 4) {
                Fault fault = new Fault(place, number);
                Result result = explorePortions(WRONG, fault);
                struck = fault.struck;
                assertEquals(new Verdict.Found(), result.verdict(), "call " + number + " of " + place);
                assertEquals(struck, !result.mishaps().isEmpty());
                assertTrue(!struck || result.executions() == EXECUTIONS, "call " + number + " of " + place);
                Fault other = new Fault(place, number);
                Verdict right = explorePortions(RIGHT, other).verdict();
                assertEquals(other.struck ? new Verdict.BudgetSpent(Limit.MISTAKES) : new Verdict.Verified(), right, "call " + number + " of " + place);
            }
        }
    }

    /** Memory that is used up is no mistake: it ends the search, with what was found until then, and with what was seen just then. */
    @ParameterizedTest
    @MethodSource("searches")
    void memoryRunsOut(Search search) {
        for (Place place : Place.values()) {
            boolean struck = true;
            boolean found = false;
            for (int number = 1; struck; number = number < 60 ? number + 1 : number * 5 / 4) {
                Fault fault = new Fault(place, number, true);
                Result wrong = explore(WRONG, search, fault);
                struck = fault.struck;
                assertEquals(wrong.discoveries().isEmpty() ? new Verdict.BudgetSpent(Limit.HEAP) : new Verdict.Found(), wrong.verdict(), "call " + number + " of " + place);
                assertTrue(wrong.mishaps().isEmpty());
                // Samples are few enough for what is seen before them to count.
                assertTrue(!found || !wrong.discoveries().isEmpty() || search.name().equals("portfolio"), "call " + number + " of " + place);
                found = !wrong.discoveries().isEmpty();
                Fault other = new Fault(place, number, true);
                Verdict right = explore(RIGHT, search, other).verdict();
                assertTrue(!other.struck || right.equals(new Verdict.BudgetSpent(Limit.HEAP)), () -> "call " + fault.number + " of " + place + ": " + right);
            }
            assertTrue(found);
        }
    }

    @Test
    void onePlanIsDropped() {
        Result whole = explore(RIGHT, Dpor.OPTIMAL, new Fault(Place.RUN, 0));
        Result less = explore(RIGHT, Dpor.OPTIMAL, new Fault(Place.RUN, (int) whole.runs()));

        assertInstanceOf(Verdict.Verified.class, whole.verdict());
        assertEquals(new Verdict.BudgetSpent(Limit.MISTAKES), less.verdict());
        assertEquals(EXECUTIONS, less.executions());
        assertEquals("1 plan was dropped because of a mistake in Heddle", less.mishaps().sentence());
        assertTrue(less.mishaps().kept().get(0).thrown().contains("call " + whole.runs() + " of RUN"));
    }

    @Test
    void testsOfHeddleFail() {
        System.setProperty(STRICT, "true");

        assertThrows(IllegalStateException.class, () -> explore(WRONG, Dpor.OPTIMAL, new Fault(Place.RUN, 5)));
        System.clearProperty(STRICT);
    }
}
