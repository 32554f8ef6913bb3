package dev.heddle.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.heddle.dpor.Dpor;
import dev.heddle.engine.JvmExecutor;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Result;
import dev.heddle.explore.search.Search;
import dev.heddle.model.Finding;
import dev.heddle.scheduler.Settings;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The default strategy finds the failure of every program of the family, in far fewer executions than the budget. */
class FamilyTest {

    private static final long BUDGET = 100_000;
    private static final long ENOUGH = 5_000;

    @TestFactory
    Stream<DynamicTest> foundByDefault() {
        return Subject.family().stream().map(subject -> DynamicTest.dynamicTest(subject.toString(), () -> assertFalse(failures(subject, 0).isEmpty())));
    }

    @Test
    void aSeedRepeatsTheWholeCampaign() {
        Subject subject = new Subject("Reorder", 10);
        Discovery first = failures(subject, 7).get(0);
        Discovery second = failures(subject, 7).get(0);
        assertEquals(first.execution(), second.execution());
        assertEquals(first.trace().schedule(), second.trace().schedule());
    }

    private static List<Discovery> failures(Subject subject, long seed) {
        Exploration exploration = Exploration.of(Search.auto(Dpor.OPTIMAL, BUDGET, seed)).withExecutions(ENOUGH).withSeconds(0);
        Result result = new Explorer(new JvmExecutor(subject.program(), Settings.defaults()), exploration, Progress.NONE).explore();
        return result.discoveries().stream().filter(each -> each.finding().kind() != Finding.Kind.DATA_RACE).toList();
    }
}
