package dev.heddle.dpor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Caveats;
import dev.heddle.explore.Deadline;
import dev.heddle.explore.Executor;
import dev.heddle.explore.Knowledge;
import dev.heddle.explore.Leniency;
import dev.heddle.explore.Plan;
import dev.heddle.explore.Toy;
import dev.heddle.explore.UncontrolledException;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Stop;
import dev.heddle.model.Limit;
import dev.heddle.model.Recording;
import dev.heddle.model.Trace;
import dev.heddle.model.Verdict;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** However an assignment ends: what was found is there, and what was not done is still to be done. */
class HarvestTest {

    private static final Toy WRONG = new Toy("1 2 2 1"::equals, "aa", "aa");

    /** Does all work, and then fails to come back from it. */
    private record Failing(Executor executor, Supplier<Error> error, Supplier<RuntimeException> exception) implements Executor {

        @Override
        public Trace run(Plan plan, Recording recording) {
            return executor.run(plan, recording);
        }

        @Override
        public <T> T call(Deadline deadline, Supplier<T> work) {
            executor.call(deadline, work);
            if (error != null) {
                throw error.get();
            }
            throw exception.get();
        }

        @Override
        public Knowledge knowledge() {
            return executor.knowledge();
        }

        @Override
        public Caveats caveats() {
            return executor.caveats();
        }
    }

    private static Campaign campaign() {
        return new Campaign(List.of(), new Campaign.Bounds(Long.MAX_VALUE, Long.MAX_VALUE, false), 1, Flipping.NONE, Deadline.never());
    }

    private static Explorer explorer(Executor executor) {
        return new Explorer(executor, Exploration.of(Dpor.OPTIMAL).withStopAtFirst(false), Progress.NONE);
    }

    private static void endsWith(Stop stop, Supplier<Error> error, Supplier<RuntimeException> exception) {
        Campaign campaign = campaign();
        Assignment assignment = campaign.poll().orElseThrow();
        Harvest harvest = Harvest.parse(Harvest.of(assignment, explorer(new Failing(WRONG, error, exception)), Flipping.NONE).lines());

        assertEquals(stop, harvest.part().stop());
        assertEquals(1, harvest.part().discoveries().size());
        assertEquals(assignment.portion(), harvest.rest());
        campaign.give(assignment, harvest);
        assertEquals(new Verdict.Found(), campaign.result(List.of(), Leniency.USUAL).verdict());
        Campaign later = Campaign.resume(campaign.save(), new Campaign.Bounds(Long.MAX_VALUE, Long.MAX_VALUE, false), 1, Flipping.NONE, Deadline.never());
        assertEquals(0, later.executions());
        assertTrue(later.poll().isPresent());
    }

    @Test
    void anExecutionCannotBeEnded() {
        endsWith(new Stop.Spent(Limit.TIME), null, Deadline.TimeUp::new);
    }

    @Test
    void nothingControlsTheProgram() {
        endsWith(new Stop.Unsupported("gone"), null, () -> new UncontrolledException("gone"));
    }

    @Test
    void theMemoryIsUsedUp() {
        endsWith(new Stop.Spent(Limit.HEAP), () -> new InternalError(new OutOfMemoryError()), null);
    }

    @Test
    void somebodyInterrupts() {
        Deadline outer = Deadline.never();
        outer.interrupt();
        Campaign campaign = campaign();
        Harvest harvest = Harvest.of(campaign.poll().orElseThrow(), explorer(WRONG), Flipping.NONE, outer);

        assertEquals(new Stop.Spent(Limit.INTERRUPTED), harvest.part().stop());
    }

    /** As it is for who has taken all of the time to begin. */
    @Test
    void thereIsNoTimeLeft() {
        Campaign campaign = campaign();
        Assignment assignment = campaign.poll().orElseThrow();
        Harvest harvest = Harvest.of(Assignment.parse(assignment.within(0).lines()), explorer(WRONG), Flipping.NONE);

        assertEquals(new Stop.Spent(Limit.TIME), harvest.part().stop());
        assertFalse(harvest.rest().isEmpty());
    }
}
